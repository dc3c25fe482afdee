import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { SeriesCollector } from '../../prices/collect-series.ts'
import { createDayCell } from '../../prices/day-order.ts'
import { readOptionalPrice, readPrice, readTradingDay, readUnit, readVolume } from '../../prices/fields.ts'
import { symbolOf } from '../../prices/symbol.ts'
import { createNumberCell } from '../../prices/written-numbers.ts'
import { readOptionalNumber } from '../../reading/fields.ts'
import { detectDelimiter, readTable } from '../../reading/table.ts'

export const yahooDaily: Format = {
  name: 'yahoo-daily',
  title: 'Daily prices as Yahoo Finance writes them, CSV',
  source: { code: 'YAHOO', name: 'Yahoo Finance', licence: 'Terms of the provider; not for redistribution' },
  recognise: head => {
    const columns = (head.split(/\r?\n/, 1)[0] ?? '').split(/[,;]/).map(name => name.replace(/[\ufeff"]/g, '').trim())
    const isDaily =
      (columns.some(name => /^Date(?:time)?$/.test(name)) || tickerOf(head) !== null) && columns.includes('Close')
    // Of several securities, which Yahoo never writes.
    const namesThem = columns.some(name => /^(?:symbol|ticker)$/i.test(name))
    return (
      isDaily &&
      !namesThem &&
      (columns.includes('Adj Close') || ['Open', 'High', 'Low', 'Volume'].every(name => columns.includes(name)))
    )
  },
  read,
}

/** Newer releases of yfinance write three lines of header: kinds of price, then the ticker of each column, then `Date`. */
const tickerLine = /^\ufeff?"?Price"?[,;].*\r?\n"?Ticker"?[,;]"?([^",;\r\n]+)/

function tickerOf(head: string): string | null {
  return tickerLine.exec(head)?.[1] ?? null
}

async function* read(file: ImportFile, { symbol, unit = null, today }: ReadContext): AsyncGenerator<Item> {
  const ticker = tickerOf(file.head)
  const series = new SeriesCollector({ symbol: symbolOf(ticker ?? file.name, symbol), unit })
  const toKey = (name: string) =>
    name
      .trim()
      .toLowerCase()
      .replace(ticker === null ? 'datetime' : 'price', 'date')
  const table = { required: ['Date', 'Close'], toKey, delimiter: detectDelimiter(file.head) }
  const [numberOf, dayOf] = [createNumberCell(table.delimiter), await createDayCell(file, 'Date', table)]
  for await (const row of readTable(file, table)) {
    const numberIn = (column: string) => numberOf(row.get(column))
    if (row.get('Date') === 'Ticker') continue
    // A day without trading.
    if (row.get('Close') === '' || row.get('Close') === 'null') continue
    series.add(row.at, () => ({
      day: readTradingDay(dayOf(row.get('Date')), today),
      open: readOptionalPrice('Open', numberIn('Open')),
      high: readOptionalPrice('High', numberIn('High')),
      low: readOptionalPrice('Low', numberIn('Low')),
      close: readPrice('Close', numberIn('Close')),
      volume: readVolume(numberIn('Volume')),
      dividend: readOptionalNumber('Dividends', numberIn('Dividends'), { min: 0 }) ?? 0,
      split: readOptionalNumber('Stock Splits', numberIn('Stock Splits'), { min: 0, max: 100_000 }) ?? 0,
      unit: readUnit('Currency', row.get('Currency')),
    }))
  }
  yield* series.items()
}
