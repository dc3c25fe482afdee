/**
 * Calculates the figures on the pages again from the stored rows, compares them, and lists those it did not: `npm run figures`, of another market
 * `npm run figures -- --count 100 --seed 7`, of real securities `npm run figures -- --market sample`, of one security
 * `npm run figures -- --security LSE:NWT`.
 */
import { parseArgs } from 'node:util'
import { openMemoryMarket } from '@bellwether/importer/testing'
import { openFiguresSite } from './figures-site.ts'
import { describeExamples, publishedExamples } from './published-examples.ts'
import { reportOf } from './report.ts'
import { runFigures } from './run-figures.ts'
import { codesWithFigures, openSampleMarket } from './sample-market.ts'

const { values } = parseArgs({
  options: {
    market: { type: 'string', default: 'simulated' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    security: { type: 'string', multiple: true },
  },
})
const [count, seed] = [wholeNumber('count', values.count), wholeNumber('seed', values.seed)]
const site = await openSiteOf(values.market)
try {
  const results = await runFigures(site, values.security ?? site.codes)
  const examples = publishedExamples()
  console.log(reportOf(results))
  console.log(`\n${describeExamples(examples)}`)
  const differs =
    results.some(({ differences, uncompared }) => differences.length + uncompared.length > 0) ||
    examples.some(({ published, calculated }) => published !== calculated)
  if (differs) process.exitCode = 1
} finally {
  await site.close()
}

async function openSiteOf(market: string) {
  if (market !== 'sample' && market !== 'simulated') {
    console.error(`--market takes simulated or sample, given: ${market}`)
    process.exit(1)
  }
  if (market === 'simulated')
    return { ...(await openFiguresSite(await openMemoryMarket(count, seed))), codes: undefined }
  const db = await openSampleMarket()
  return { ...(await openFiguresSite(db, 'US')), codes: await codesWithFigures(db) }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) {
    console.error(`--${name} takes a whole number from 1, given: ${text}`)
    process.exit(1)
  }
  return value
}
