/**
 * Calculates the figures on the pages again from the stored rows, compares them, and lists those it did not: `npm run figures`, of another market
 * `npm run figures -- --count 100 --seed 7`, of one security `npm run figures -- --security LSE:NWT`.
 */
import { parseArgs } from 'node:util'
import { openMemoryMarket } from '@bellwether/importer/testing'
import { openFiguresSite } from './figures-site.ts'
import { reportOf } from './report.ts'
import { runFigures } from './run-figures.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    security: { type: 'string', multiple: true },
  },
})
const [count, seed] = [wholeNumber('count', values.count), wholeNumber('seed', values.seed)]
const site = await openFiguresSite(await openMemoryMarket(count, seed))
try {
  const results = await runFigures(site, values.security)
  console.log(reportOf(results))
  if (results.some(({ differences, uncompared }) => differences.length + uncompared.length > 0)) process.exitCode = 1
} finally {
  await site.close()
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) {
    console.error(`--${name} takes a whole number from 1, given: ${text}`)
    process.exit(1)
  }
  return value
}
