import { sourceFiles } from '../architecture/module-graph.ts'
import { readRepositoryFile } from '../repository-files.ts'
import { type Expression, findExpressions } from './find-expressions.ts'

/** Reads our own stylesheets when we publish, or runs in tests alone. */
const noStrangersText = /^(?:apps\/cdn\/src\/publish|packages\/testing)\//

export const listPath = 'scripts/regular-expressions/checked.json'

export const textOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>) => `/${source}/${flags}`

/** The expressions that may meet a stranger's text. */
export function exposedExpressions(): readonly Expression[] {
  return findExpressions(sourceFiles.filter(file => !noStrangersText.test(file)))
}

/** Those found safe by `npm run expressions`: an expression that does not change needs no second search of seconds. */
export function checkedExpressions(): ReadonlySet<string> {
  return new Set(JSON.parse(readRepositoryFile(listPath)) as readonly string[])
}
