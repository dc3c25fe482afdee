/** `{name}` in a text, replaced by its value. */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** The pieces of a text between its values: literal, name, literal, and so on. */
export function toPieces(text: string): string[] {
  return text.split(/\{(\w+)\}/)
}

/** A text with values that may be elements. Empty pieces are left out, as in JSX. */
export function fillParts<Part>(text: string, values: Readonly<Record<string, Part>>): (string | Part)[] {
  return toPieces(text).flatMap((piece, at): (string | Part)[] =>
    at % 2 ? [values[piece] as Part] : piece ? [piece] : [],
  )
}
