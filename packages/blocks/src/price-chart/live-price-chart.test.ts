import type { PriceChartView } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { wentOnTo } from './live-price-chart.tsx'

const pence = (value: number) => price(value, 2, 'GBX')
const view: PriceChartView = {
  ...{ range: '1D', ranges: ['1D', '1M'], unit: 'GBX', scale: 2, zone: 'Europe/London', compare: null },
  points: [
    { at: '2026-11-16T10:00:00.000Z', close: 100_00 },
    { at: '2026-11-16T10:01:00.000Z', close: 101_00 },
  ],
  ...{ changePct: 0.01, accumulates: false, previousClose: 100_00, earlierDay: null, dividends: [], empty: null },
  ...{ low: pence(100_00), high: pence(101_00) },
}

it('[RP-QUOTE-16] a chart of one day ends with the live price, in its minute or a later one', () => {
  const same = wentOnTo(view, pence(99_00), new Date('2026-11-16T10:01:00Z'))
  expect(same).toMatchObject({ changePct: -0.01, low: pence(99_00), high: pence(101_00) })
  expect(same.points.map(({ close }) => close)).toEqual([100_00, 99_00])
  const later = wentOnTo(view, pence(102_00), new Date('2026-11-16T10:05:00Z'))
  expect(later.points.at(-1)).toEqual({ at: '2026-11-16T10:05:00.000Z', close: 102_00 })
  expect([later.points.length, later.changePct, later.high]).toEqual([3, 0.02, pence(102_00)])
})

it('[RP-QUOTE-16] bars of an earlier day end with it', () => {
  const earlier = { ...view, earlierDay: getIsoDate('2026-11-13') }
  expect(wentOnTo(earlier, pence(99_00), new Date('2026-11-16T10:01:00Z'))).toBe(earlier)
})
