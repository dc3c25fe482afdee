import { addDays, type IsoDate, weekdayOf } from '@bellwether/domain'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { symbolOf } from '../../prices/symbol.ts'
import { readDay, readNumber, toItem } from '../../reading/fields.ts'
import { readLines } from '../../reading/table.ts'
import type { PriceEventsRecord, SeriesDividend, SeriesSplit } from '../../records/index.ts'

/** What a price of a day has become by today, as a factor; it holds until that day. */
interface Factors {
  readonly until: IsoDate
  readonly forDividends: number
  readonly forSplits: number
  /** The close of that day, as it was paid. */
  readonly close: number
}

export const leanFactors: Format = {
  name: 'lean-factors',
  title: 'Splits and dividends of American shares as factors of Lean, CSV without a header',
  source: { code: 'LEAN', name: 'QuantConnect Lean sample data', licence: 'Apache-2.0' },
  recognise: head => /^\d{8},[\d.]{1,20},[\d.]{1,20},[\d.]{1,20}\r?$/.test(head.split('\n', 1)[0] ?? ''),
  read,
}

async function* read(file: ImportFile, { symbol, unit }: ReadContext): AsyncGenerator<Item> {
  const rows: Factors[] = []
  const code = symbolOf(file.name.replace(/\.factors(?=\.csv)/i, ''), symbol)
  for await (const { line, cells } of readLines(file)) {
    const [until, forDividends, forSplits, close] = cells
    const item = toItem(`line ${line}`, () => {
      rows.push({
        until: readDay('date', until, { from: '1950-01-01', to: '2100-12-31' }),
        forDividends: readNumber('price factor', forDividends, { min: 0, max: 100_000, above: true }),
        // A share that was consolidated again and again has a factor of hundreds of thousands.
        forSplits: readNumber('split factor', forSplits, { min: 0, max: 1_000_000_000, above: true }),
        close: readNumber('reference price', close, { min: 0, max: 100_000_000 }),
      })
      return toEvents(code, [], unit)
    })
    if ('reject' in item) yield item
  }
  if (rows.length > 0) yield { at: code, record: toEvents(code, rows, unit), rows: rows.length }
}

function toEvents(
  symbol: PriceEventsRecord['symbol'],
  rows: readonly Factors[],
  unit: ReadContext['unit'],
): PriceEventsRecord {
  const dividends: SeriesDividend[] = []
  const splits: SeriesSplit[] = []
  const ordered = rows.toSorted((a, b) => (a.until < b.until ? -1 : 1))
  for (const [index, row] of ordered.entries()) {
    const next = ordered[index + 1]
    if (next === undefined) continue
    const day = nextWeekday(row.until)
    const ratio = toRatio(next.forSplits / row.forSplits)
    if (ratio !== 1) splits.push({ day, ratio })
    // A dividend lowers every price before it by the part of the close that it was.
    const paid = row.close * (1 - row.forDividends / next.forDividends) * row.forSplits
    const amount = Number(paid.toFixed(4))
    if (amount > 0) dividends.push({ exOn: day, amount })
  }
  return { kind: 'price-events', symbol, unit: unit ?? 'USD', dividends, splits }
}

/** Factors have seven digits: 6.99998 is 7, and 0.05000001 is 1 for 20. */
function toRatio(quotient: number): number {
  const [whole, part] = [Math.round(quotient), Math.round(1 / quotient)]
  if (Math.abs(quotient - whole) < 0.0005 * whole) return whole
  if (Math.abs(1 / quotient - part) < 0.0005 * part) return 1 / part
  return Number(quotient.toFixed(6))
}

function nextWeekday(day: IsoDate): IsoDate {
  const next = addDays(day, 1)
  const days = { 6: 2, 0: 1 }[weekdayOf(next)] ?? 0
  return addDays(next, days)
}
