/**
 * `npm run expressions` searches every regular expression for texts that make it slow, and lists those without any in
 * checked.json: `npm test` then searches only what is not in the list. `--all` searches the listed ones again.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkedExpressions, exposedExpressions, listPath, textOf } from './regular-expressions/checked.ts'
import { verdictOn } from './regular-expressions/verdict.ts'

const known = process.argv.includes('--all') ? new Set<string>() : checkedExpressions()
const safe: string[] = []
for (const expression of exposedExpressions()) {
  const text = textOf(expression)
  const verdict = known.has(text) ? 'safe' : verdictOn(expression.source, expression.flags)
  if (verdict === 'safe') safe.push(text)
  else {
    console.error(`${expression.file}: ${text} is ${verdict}`)
    process.exitCode = 1
  }
}
writeFileSync(join(import.meta.dirname, '..', listPath), `${JSON.stringify(safe.toSorted(), null, 2)}\n`)
console.log(`${safe.length} expressions take a time in proportion to the text.`)
