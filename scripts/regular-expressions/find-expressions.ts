import { parseAst } from 'rolldown/parseAst'
import { readRepositoryFile } from '../repository-files.ts'

export interface Expression {
  readonly source: string
  readonly flags: string
  /** Where it is first written. */
  readonly file: string
}

/** Every regular expression that is written as a literal in these files, once each. */
export function findExpressions(files: readonly string[]): readonly Expression[] {
  const found = new Map<string, Expression>()
  for (const file of files) {
    const tree: unknown = parseAst(readRepositoryFile(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    for (const { pattern, flags } of literalsIn(tree)) {
      const key = `/${pattern}/${flags}`
      if (!found.has(key)) found.set(key, { source: pattern, flags, file })
    }
  }
  return [...found.values()]
}

function* literalsIn(node: unknown): Generator<{ readonly pattern: string; readonly flags: string }> {
  if (typeof node !== 'object' || node === null) return
  if ('regex' in node && isLiteral(node.regex)) yield node.regex
  for (const child of Object.values(node)) yield* literalsIn(child)
}

function isLiteral(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value
}
