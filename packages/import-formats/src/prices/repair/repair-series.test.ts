import { fromEpochDay, toEpochDay } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import type { SeriesRow } from '../series.ts'
import { repairSeries } from './repair-series.ts'

const london = { inHundredths: true }
const elsewhere = { inHundredths: false }

/** A quiet share: 100, up and down by half a percent. */
function quiet(days = 60): SeriesRow[] {
  return Array.from({ length: days }, (_, index) => {
    const close = 100 * (1 + 0.005 * Math.sin(index))
    const day = fromEpochDay(toEpochDay('2025-01-01') + index)
    return { day, open: close, high: close * 1.002, low: close * 0.998, close, volume: 1_000, dividend: 0, split: 0 }
  })
}

function scale(rows: readonly SeriesRow[], factor: number): void {
  for (const row of rows) {
    row.open = (row.open ?? 0) * factor
    row.high = (row.high ?? 0) * factor
    row.low = (row.low ?? 0) * factor
    row.close *= factor
  }
}

/** Within 0.5 %, the tolerance that we hold every mended figure to. */
function expectSame(actual: readonly SeriesRow[], expected: readonly SeriesRow[]): void {
  for (const [index, row] of actual.entries()) {
    for (const field of ['open', 'high', 'low', 'close', 'dividend'] as const) {
      expect(
        Math.abs((row[field] ?? 0) - (expected[index]?.[field] ?? 0)),
        `${field} of ${row.day}`,
      ).toBeLessThanOrEqual(0.005 * Math.abs(expected[index]?.[field] ?? 0))
    }
  }
}

describe('mending prices', () => {
  it.each([london, elsewhere])('[IM-REPAIR-1] leaves a right series as it is', market => {
    const series = quiet()
    const [exDay] = series.slice(30, 31)
    if (exDay) exDay.dividend = 1.5
    const split = series[40]
    if (split) split.split = 4
    const before = structuredClone(series)
    expect(repairSeries(series, market)).toEqual([])
    expect(series).toEqual(before)
  })

  it('[IM-REPAIR-2] brings pounds among pence to pence, each row with a note', () => {
    const series = quiet()
    scale(series.slice(20, 50), 0.01)
    const repairs = repairSeries(series, london)
    expectSame(series, quiet())
    expect(repairs).toHaveLength(30)
    expect(repairs[0]).toEqual({
      day: series[20]?.day,
      kind: 'UNIT',
      note: 'Prices multiplied by 100: they were in another unit.',
    })
  })

  it('[IM-REPAIR-2] does not make digits that nobody quoted of a figure with seven', () => {
    const series = quiet()
    const row = series[20]
    if (row) row.open = row.high = row.low = row.close = 0.9969999
    repairSeries(series, london)
    expect(row?.close).toBe(99.69999)
    if (row) row.close = 0.99700001
    repairSeries(series, london)
    expect(row?.close).toBe(99.7)
  })

  it('[IM-REPAIR-2] takes the unit of most rows where there are no pence', () => {
    const series = quiet()
    scale(series.slice(20, 25), 100)
    repairSeries(series, elsewhere)
    expectSame(series, quiet())
  })

  it('[IM-REPAIR-2] brings single prices of a row into the unit of the others', () => {
    const series = quiet()
    const row = series[10]
    if (row) row.low = (row.low ?? 0) / 100
    expect(repairSeries(series, london)).toHaveLength(1)
    expectSame(series, quiet())
  })

  it.each([
    ['rows before it that are not adjusted', 0, 30, 5, 5],
    ['one row adjusted twice', 29, 30, 0.2, 5],
    ['rows before a consolidation that are not adjusted', 0, 30, 0.1, 0.1],
  ])('[IM-REPAIR-3] mends a split: %s', (_, from, to, factor, ratio) => {
    const series = quiet()
    const day = series[30]
    if (day) day.split = ratio
    scale(series.slice(from, to), factor)
    const repairs = repairSeries(series, elsewhere)
    expect(repairs).toHaveLength(to - from)
    expect(new Set(repairs.map(({ kind }) => kind))).toEqual(new Set(['SPLIT']))
    const expected = quiet()
    expectSame(series, expected)
  })

  it.each([
    ['a hundred times too large', { at: 30, amount: 150 }, 1.5, elsewhere],
    ['a hundred times too small', { at: 30, amount: 0.02 }, 2, london],
  ])('[IM-REPAIR-4] brings a dividend into the unit of the prices: %s', (_, { at, amount }, expected, market) => {
    const series = quiet()
    const row = series[at]
    if (row) row.dividend = amount
    expect(repairSeries(series, market)).toEqual([expect.objectContaining({ kind: 'DIVIDEND', day: row?.day })])
    expect(row?.dividend).toBeCloseTo(expected)
  })

  it('[IM-REPAIR-4] counts a dividend once, on the day on which the price fell', () => {
    const series = quiet()
    scale(series.slice(30), 0.97)
    const [right, wrong] = [series[30], series[32]]
    if (right && wrong) right.dividend = wrong.dividend = 3
    repairSeries(series, elsewhere)
    expect([right?.dividend, wrong?.dividend]).toEqual([3, 0])
  })

  it('[IM-REPAIR-4] keeps a large dividend that the price shows', () => {
    const series = quiet()
    scale(series.slice(30), 0.8)
    const row = series[30]
    if (row) row.dividend = 20
    expect(repairSeries(series, elsewhere)).toEqual([])
  })
})
