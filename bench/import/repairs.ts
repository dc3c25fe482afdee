/**
 * How many wrong series of prices come out of an import as their publisher says they should: NAME.csv beside NAME-fixed.csv,
 * as in the tests of yfinance. The files belong to their provider, so they are not kept here.
 * Usage: node bench/import/repairs.ts FOLDER
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getIsoDate } from '@bellwether/domain'
import { openFiles, type PriceSeriesRecord, UnreadableFileError } from '@bellwether/import-formats'
import { yahooDaily } from '../../packages/import-formats/src/formats/yahoo-daily/yahoo-daily.ts'
import { detectDelimiter, readTable } from '../../packages/import-formats/src/reading/table.ts'
import { toMarkdownTable } from '../machine/markdown-table.ts'

/** The part by which open, high, low, close and dividend of every day may differ. */
const tolerance = 0.005

type Figures = readonly number[]

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new RangeError('Name the folder: node bench/import/repairs.ts FOLDER')
const names = (await readdir(folder)).filter(name => name.endsWith('-fixed.csv')).sort()
const lines: string[][] = []
for (const name of names) {
  const wrong = name.replace('-fixed', '')
  const [imported, published] = [await importedDays(join(folder, wrong)), await publishedDays(join(folder, name))]
  if (imported === null) lines.push([wrong, '', '', 'not daily'])
  else lines.push([wrong, String(imported.size), ...compared(imported, published)])
}
console.log(toMarkdownTable(['series', 'days', 'largest difference', ''], lines))
const daily = lines.filter(([, days]) => days !== '')
console.log(`${daily.filter(([, , , verdict]) => verdict === 'matches').length} of ${daily.length} daily series match`)

/** Largest difference as a part of the published figure, and what that means. */
function compared(imported: ReadonlyMap<string, Figures>, published: ReadonlyMap<string, Figures>): string[] {
  const differences = [...imported].flatMap(([day, figures]) =>
    figures.map((figure, index) => differenceOf(figure, published.get(day)?.[index] ?? 0)),
  )
  const largest = Math.max(...differences)
  return [`${(largest * 100).toFixed(5)} %`, largest <= tolerance ? 'matches' : 'differs']
}

function differenceOf(figure: number, expected: number): number {
  if (expected === 0) return figure === 0 ? 0 : 1
  return Math.abs(figure / expected - 1)
}

async function importedDays(path: string): Promise<ReadonlyMap<string, Figures> | null> {
  for await (const file of openFiles({ path, bytes: 1 })) {
    try {
      let rejected = 0
      for await (const item of yahooDaily.read(file, { symbol: null, today: getIsoDate('2026-11-16') })) {
        if ('reject' in item) rejected += 1
        if (!('record' in item) || item.record.kind !== 'price-series') continue
        if (rejected > 0) throw new Error(`${path}: ${rejected} rows were rejected`)
        return daysOf(item.record)
      }
    } catch (error) {
      if (error instanceof UnreadableFileError) return null
      throw error
    }
  }
  throw new Error(`${path} has no prices`)
}

function daysOf({ bars, dividends }: PriceSeriesRecord): ReadonlyMap<string, Figures> {
  const paid = new Map(dividends.map(({ exOn, amount }) => [exOn, amount]))
  return new Map(
    bars.day.map((day, at) => {
      const prices = [bars.open[at], bars.high[at], bars.low[at], bars.close[at]]
      return [day, [...prices.map(price => price ?? 0), paid.get(day) ?? 0]]
    }),
  )
}

async function publishedDays(path: string): Promise<ReadonlyMap<string, Figures>> {
  const days = new Map<string, Figures>()
  const toKey = (name: string) => name.toLowerCase().replace('datetime', 'date')
  for await (const file of openFiles({ path, bytes: 1 })) {
    for await (const row of readTable(file, { required: ['Date'], toKey, delimiter: detectDelimiter(file.head) })) {
      const figures = ['Open', 'High', 'Low', 'Close', 'Dividends'].map(name => Number(row.get(name)))
      days.set((row.get('Date') ?? '').slice(0, 10), figures)
    }
  }
  return days
}
