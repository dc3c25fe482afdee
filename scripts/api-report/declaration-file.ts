export interface Statement {
  readonly text: string
  /** What it declares; null for imports and exports of other things. */
  readonly name: string | null
  readonly isExported: boolean
}

/** A name of this file that comes from elsewhere. */
export interface Origin {
  readonly from: string
  /** Its name there; `*` for all of the module. */
  readonly name: string
}

export interface DeclarationFile {
  readonly statements: readonly Statement[]
  readonly imports: ReadonlyMap<string, Origin>
  /** Exported names that are declared here or elsewhere. */
  readonly exports: ReadonlyMap<string, Origin | null>
  /** Modules of which everything is exported again. */
  readonly exportedModules: readonly string[]
}

const start = /^(?:export|import|declare|type|interface|abstract|const|class|function|namespace)\b/
const declaration =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:type|interface|const|let|class|function|namespace) ([\w$]+)/
const named = /^(import|export) (?:type )?\{([^}]*)\}(?: from '([^']+)')?/
const whole = /^import (?:type )?(?:\* as )?([\w$]+) from '([^']+)'/
const everything = /^export (?:type )?\* from '([^']+)'/

/** Reads a .d.ts file as the compiler writes it: every statement starts at the left margin. */
export function parseDeclarationFile(source: string): DeclarationFile {
  const statements: Statement[] = []
  const imports = new Map<string, Origin>()
  const exports = new Map<string, Origin | null>()
  const exportedModules: string[] = []
  for (const text of splitStatements(source)) {
    const flat = text.replace(/"/g, "'").replace(/\s+/g, ' ')
    const [, all] = everything.exec(flat) ?? []
    const [, verb, names, from] = named.exec(flat) ?? []
    const [, local, module] = whole.exec(flat) ?? []
    if (all !== undefined) exportedModules.push(all)
    else if (names !== undefined) {
      for (const [there, here] of splitNames(names)) {
        if (verb === 'import') imports.set(here, { from: from ?? '', name: there })
        else exports.set(here, from === undefined ? null : { from, name: there })
      }
    } else if (local !== undefined) imports.set(local, { from: module ?? '', name: '*' })
    else {
      const [, exported, name = null] = declaration.exec(text) ?? []
      statements.push({ text, name, isExported: exported !== undefined })
      if (exported !== undefined && name !== null) exports.set(name, null)
    }
  }
  return { statements, imports, exports, exportedModules }
}

function splitStatements(source: string): string[] {
  const found: string[][] = []
  for (const line of source.split('\n')) {
    if (start.test(line)) found.push([line])
    else found.at(-1)?.push(line)
  }
  return found.map(lines => lines.join('\n').trimEnd())
}

/** `A, type B as C` as pairs of the name there and the name here. */
function splitNames(names: string): [there: string, here: string][] {
  return names
    .split(',')
    .map(name => name.trim().replace(/^type /, ''))
    .filter(name => name !== '')
    .map(name => {
      const [there = '', here = there] = name.split(' as ')
      return [there, here]
    })
}
