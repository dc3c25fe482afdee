import { type MarketCode, parseMarketCode } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import { type Format, type ImportFile, type Item, type ReadContext, toReject } from '../../format.ts'
import { SeriesCollector } from '../../prices/collect-series.ts'
import { createDayCell } from '../../prices/day-order.ts'
import { readOptionalPrice, readPrice, readTradingDay, readUnit, readVolume } from '../../prices/fields.ts'
import { parseSymbol, symbolOf } from '../../prices/symbol.ts'
import { createNumberCell } from '../../prices/written-numbers.ts'
import { readOptionalNumber, readText } from '../../reading/fields.ts'
import { detectDelimiter, headerOf, readTable, type TableRow } from '../../reading/table.ts'
import { yahooDaily } from '../yahoo-daily/yahoo-daily.ts'

export const plainPrices: Format = {
  name: 'plain-prices',
  title:
    'Daily prices in a plain CSV: date, close, and if known symbol, open, high, low, volume, dividend, split, unit',
  source: { code: 'OPERATOR', name: 'Operator of the platform', licence: null },
  recognise: (head, file) => {
    const columns = headerOf(head)
    return columns.includes('date') && columns.includes('close') && !yahooDaily.recognise(head, file)
  },
  read,
}

/** Of all series that are not finished; some thirty megabytes. */
const maxHeldRows = 100_000

/**
 * Rows stand together by symbol or by day: series wait until there are too many rows of them, and the one that was added
 * to last waits on, so that a series whose rows stand together is never cut. A file without that column is of one security.
 */
async function* read(file: ImportFile, { symbol: given, unit = null, today }: ReadContext): AsyncGenerator<Item> {
  let waiting = new Map<string, SeriesCollector>()
  let held = 0
  const table = {
    required: ['date', 'close'],
    toKey: (name: string) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^ticker$/, 'symbol'),
  }
  const [numberOf, dayOf] = [createNumberCell(detectDelimiter(file.head)), await createDayCell(file, 'date', table)]
  for await (const row of readTable(file, table)) {
    const numberIn = (column: string) => numberOf(row.get(column))
    let named: { readonly symbol: MarketCode; readonly unit: string | null }
    try {
      named = nameOf(row, file, given, unit)
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      yield { at: row.at, reject: toReject(error) }
      continue
    }
    const key = `${named.symbol} ${named.unit}`
    const series = waiting.get(key) ?? new SeriesCollector(named)
    if (held >= maxHeldRows) {
      for (const each of waiting.values()) if (each !== series) yield* each.items()
      waiting = new Map()
      held = series.size
    }
    waiting.set(key, series)
    held += 1
    series.add(row.at, () => ({
      day: readTradingDay(dayOf(row.get('date')), today),
      open: readOptionalPrice('open', numberIn('open')),
      high: readOptionalPrice('high', numberIn('high')),
      low: readOptionalPrice('low', numberIn('low')),
      close: readPrice('close', numberIn('close')),
      volume: readVolume(numberIn('volume')),
      dividend: readOptionalNumber('dividend', numberIn('dividend'), { min: 0 }) ?? 0,
      split: readOptionalNumber('split', numberIn('split'), { min: 0, max: 100_000 }) ?? 0,
    }))
  }
  for (const each of waiting.values()) yield* each.items()
}

function nameOf(row: TableRow, file: ImportFile, ofFile: MarketCode | null, usual: string | null) {
  const text = row.get('symbol')
  const unit = readUnit('unit', row.get('unit')) ?? readUnit('currency', row.get('currency')) ?? usual
  if (text === undefined) return { symbol: symbolOf(file.name, ofFile), unit }
  const given = readText('symbol', text)
  const symbol = parseMarketCode(given) ?? parseSymbol(given)
  if (symbol !== null) return { symbol, unit }
  throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', 'symbol', text, 'symbol must be a market code such as LSE:PSH')
}
