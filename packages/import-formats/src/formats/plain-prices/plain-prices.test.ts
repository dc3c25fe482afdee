import { fromEpochDay, toEpochDay } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
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
})
