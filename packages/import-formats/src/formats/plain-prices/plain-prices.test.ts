import { fromEpochDay, toEpochDay } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { formats } from '../../registry.ts'
import { plainPrices } from './plain-prices.ts'

const symbols = Array.from({ length: 60 }, (_, index) => `NYSE:S${index}`)
const days = Array.from({ length: 2_000 }, (_, index) => fromEpochDay(toEpochDay('2016-01-01') + index))
const row = (symbol: string, day: string) => `${symbol},${day},10\n`

async function seriesOf(rows: readonly string[]) {
  const items = await readAll(plainPrices, textFile(`symbol,date,close\n${rows.join('')}`))
  return items.flatMap(item =>
    'record' in item && item.record.kind === 'price-series'
      ? [{ symbol: item.record.symbol, bars: item.record.bars.day.length }]
      : [],
  )
}

describe('plain prices', () => {
  it('[IM-PRICE-2] gives one series for each symbol where rows stand by day', async () => {
    const some = symbols.slice(0, 3)
    expect(await seriesOf(days.slice(0, 50).flatMap(day => some.map(symbol => row(symbol, day))))).toEqual(
      some.map(symbol => ({ symbol, bars: 50 })),
    )
  })

  it('[IM-PRICE-2] cuts no series whose rows stand together, however long the file', async () => {
    expect(await seriesOf(symbols.flatMap(symbol => days.map(day => row(symbol, day))))).toEqual(
      symbols.map(symbol => ({ symbol, bars: days.length })),
    )
  })

  it('[IM-FILE-9] hands series over in parts where a long file stands by day', async () => {
    const series = await seriesOf(days.flatMap(day => symbols.map(symbol => row(symbol, day))))
    expect(series.length).toBeGreaterThan(symbols.length)
    expect(series.reduce((sum, { bars }) => sum + bars, 0)).toBe(symbols.length * days.length)
  })

  it('[IM-PRICE-12] are of the securities that a column names, also under the columns of Yahoo', async () => {
    for (const name of ['Ticker', 'symbol']) {
      const rows = [
        'AAPL,2025-01-02,10,11,9,10,5',
        'PSH.L,2025-01-02,20,21,19,20,5',
        'NASDAQ:MSFT,2025-01-02,30,31,29,30,5',
      ]
      const file = textFile(`${name},Date,Open,High,Low,Close,Volume\n${rows.join('\n')}\n`, 'AAPL.csv')
      expect(formats.filter(format => format.recognise(file.head, file))).toEqual([plainPrices])
      expect(await readAll(plainPrices, file)).toMatchObject([
        { record: { symbol: 'US:AAPL', bars: { close: [10] } } },
        { record: { symbol: 'LSE:PSH', bars: { close: [20] } } },
        { record: { symbol: 'NASDAQ:MSFT', bars: { close: [30] } } },
      ])
    }
  })

  it.each([
    ['the day first', ['02/01/2025', '13/01/2025'], ['2025-01-02', '2025-01-13']],
    ['the month first', ['01/02/2025', '01/13/2025'], ['2025-01-02', '2025-01-13']],
    ['points', ['02.01.2025', '03.01.2025'], ['2025-01-02', '2025-01-03']],
  ])('[IM-PRICE-11] have days with %s', async (_, given, expected) => {
    const file = textFile(`date;symbol;close\n${given.map(day => `${day};LSE:PSH;1.010,50`).join('\n')}\n`)
    expect(await readAll(plainPrices, file)).toMatchObject([
      { record: { bars: { day: expected, close: [1010.5, 1010.5] } } },
    ])
  })

  it.each([
    ['could be two', ['02/01/2025', '03/01/2025']],
    ['contradict each other', ['13/01/2025', '01/14/2025']],
  ])('[IM-PRICE-11] are rejected where their days %s', async (_, given) => {
    const items = await readAll(
      plainPrices,
      textFile(`date,symbol,close\n${given.map(day => `${day},LSE:PSH,1`).join('\n')}\n`),
    )
    expect(items).toMatchObject(given.map(value => ({ reject: { code: 'IMPORT_NOT_A_DATE', value } })))
  })
})
