import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { SeriesCollector } from '../../prices/collect-series.ts'
import { readOptionalPrice, readPrice, readTradingDay, readUnit, readVolume } from '../../prices/fields.ts'
import { symbolOf } from '../../prices/symbol.ts'
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
    return (
      isDaily &&
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
  for await (const row of readTable(file, {
    required: ['Date', 'Close'],
    toKey,
    delimiter: detectDelimiter(file.head),
  })) {
    if (row.get('Date') === 'Ticker') continue
    // A day without trading.
    if (row.get('Close') === '' || row.get('Close') === 'null') continue
    series.add(row.at, () => ({
      day: readTradingDay(row.get('Date'), today),
      open: readOptionalPrice('Open', row.get('Open')),
      high: readOptionalPrice('High', row.get('High')),
      low: readOptionalPrice('Low', row.get('Low')),
      close: readPrice('Close', row.get('Close')),
      volume: readVolume(row.get('Volume')),
      dividend: readOptionalNumber('Dividends', row.get('Dividends'), { min: 0 }) ?? 0,
      split: readOptionalNumber('Stock Splits', row.get('Stock Splits'), { min: 0, max: 100_000 }) ?? 0,
      unit: readUnit('Currency', row.get('Currency')),
    }))
  }
  yield* series.items()
}
