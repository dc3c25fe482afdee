/** Thrown when a file no longer has the place that a generator fills in. */
export class MissingPlaceError extends Error {
  override readonly name = 'MissingPlaceError'
  constructor(place: string) {
    super(`Found no "${place}" to insert at; mend the generator in scripts/new.`)
  }
}

/** Adds an import; Biome puts it in order. */
export function addImport(text: string, line: string): string {
  return insertAt(text, text.indexOf('import '), 'import ', `${line}\n`)
}

/** Adds an entry to the end of the object or array that begins with this declaration. */
export function addEntry(text: string, declaration: string, entry: string): string {
  const from = text.indexOf(declaration)
  const length = text.slice(Math.max(from, 0)).search(/\n[}\]]/)
  return insertAt(text, from === -1 || length === -1 ? -1 : from + length, declaration, `\n${entry}`)
}

/** Adds lines after the one that contains a text. */
export function addAfterLine(text: string, contained: string, lines: string): string {
  const from = text.indexOf(contained)
  const end = from === -1 ? -1 : text.indexOf('\n', from)
  return insertAt(text, end, contained, `\n${lines}`)
}

/** Adds declarations before the one that begins with this text, its comment included. */
export function addBeforeDeclaration(text: string, declaration: string, added: string): string {
  const at = text.indexOf(declaration)
  const comment = text.lastIndexOf('\n\n', at)
  return insertAt(text, at === -1 ? -1 : comment, declaration, `\n\n${added}`)
}

function insertAt(text: string, at: number, place: string, added: string): string {
  if (at === -1) throw new MissingPlaceError(place)
  return text.slice(0, at) + added + text.slice(at)
}
