import { UnreadableFileError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { SeriesCollector } from '../../prices/collect-series.ts'
import { readTradingDay, readVolume } from '../../prices/fields.ts'
import { symbolOf } from '../../prices/symbol.ts'
import { readNumber } from '../../reading/fields.ts'
import { readLines } from '../../reading/table.ts'

/** Prices are whole numbers of hundredths of a cent, and of their like elsewhere. */
const perDollar = 10_000

export const leanDaily: Format = {
  name: 'lean-daily',
  title: 'Daily prices of American shares as Lean writes them, CSV without a header',
  source: { code: 'LEAN', name: 'QuantConnect Lean sample data', licence: 'Apache-2.0' },
  recognise: head => /^\d{8} \d{2}:\d{2},\d+,\d+,\d+,\d+,\d+\r?$/m.test(head.split('\n', 1)[0] ?? ''),
  read,
}

async function* read(file: ImportFile, { symbol, unit, today }: ReadContext): AsyncGenerator<Item> {
  const series = new SeriesCollector({ symbol: symbolOf(file.name, symbol), unit: unit ?? 'USD', raw: true })
  for await (const { line, cells } of readLines(file)) {
    const [day, open, high, low, close, volume] = cells
    // Files of hours look the same otherwise.
    if (!day?.endsWith(' 00:00') && /:\d{2}$/.test(day ?? '')) {
      throw new UnreadableFileError('IMPORT_NOT_DAILY', `line ${line} is of ${day}: its rows are of hours, not of days`)
    }
    series.add(`line ${line}`, () => ({
      day: readTradingDay(day, today),
      open: toDollars('open', open),
      high: toDollars('high', high),
      low: toDollars('low', low),
      close: toDollars('close', close),
      volume: readVolume(volume),
      dividend: 0,
      split: 0,
    }))
  }
  yield* series.items()
}

function toDollars(field: string, text: string | undefined): number {
  return readNumber(field, text, { min: 0, max: 100_000_000 * perDollar, above: true }) / perDollar
}
