import { defaultChartChoices, type SecurityChartView } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { toSeries } from './chart-series.ts'
import { readout } from './readout.ts'

const day = getIsoDate('2026-11-12')
const bar = { open: 9_900, high: 12_100, low: 9_800, volume: 1_520_000 }
const view: SecurityChartView = {
  choices: defaultChartChoices,
  remarks: [],
  ranges: [],
  noTotalReturn: null,
  noCandles: null,
  noDates: null,
  priceCurrency: 'GBP',
  moneyNote: null,
  name: 'Harrow & Vale',
  unit: 'GBX',
  scale: 2,
  zone: 'Europe/London',
  points: [
    { ...bar, at: '2026-11-11', close: 10_000, totalReturn: 100 },
    { ...bar, at: day, close: 12_000, totalReturn: 121.5 },
  ],
  changePct: 0.2,
  low: price(9_800, 2, 'GBX'),
  high: price(12_100, 2, 'GBX'),
  previousClose: null,
  previousCloseOn: null,
  compared: [],
  nav: null,
  events: [{ kind: 'results', day, title: 'Full-year results', amount: null }],
  eventKinds: [],
  indicators: [],
  historyFrom: day,
}
const line = {
  code: 'INDEX:UK100',
  name: 'UK 100',
  values: [100, 101],
  changePct: 0.01,
  basis: 'price',
  unit: 'GBP',
} as const

it('describes a point in words, with that day’s events', () => {
  expect(readout(view, 1)).toBe('12 Nov 2026, price 120.00p, +20.00% since the start, volume 1.52m, Full-year results')
})

it('[RP-CHART-6] names the day of a bar within several days, and the close it is measured from', () => {
  const bars: SecurityChartView = {
    ...view,
    points: [{ ...bar, at: '2026-11-12T14:15:00.000Z', close: 12_000, totalReturn: null }],
    events: [],
    previousClose: price(10_000, 2, 'GBX'),
    previousCloseOn: getIsoDate('2026-11-06'),
  }
  expect(readout(bars, 0)).toBe(
    '12 Nov 2026, 14:15:00 GMT, price 120.00p, +20.00% on the close on 6 Nov 2026, volume 1.52m',
  )
  expect(readout({ ...bars, previousCloseOn: null }, 0)).toContain(
    '14:15:00 GMT, price 120.00p, +20.00% on the previous close',
  )
})

it('states open, high and low of a candle', () => {
  const candles: SecurityChartView = { ...view, choices: { ...view.choices, type: 'candles' } }
  expect(readout(candles, 0)).toContain('open 99.00p, high 121.00p, low 98.00p, close 100.00p')
})

it('states total return and compared lines', () => {
  const shown: SecurityChartView = { ...view, choices: { ...view.choices, basis: 'total-return' }, compared: [line] }
  expect(readout(shown, 1)).toBe(
    '12 Nov 2026, total return index 121.50, price 120.00p, UK 100 +1.00%, volume 1.52m, Full-year results',
  )
})

it('places marks on the day of the event, and intraday times in exchange time', () => {
  expect(toSeries(view).marks).toEqual([{ time: '2026-11-12', kind: 'results' }])
  const summer = { ...bar, at: '2026-07-01T07:00:00.000Z', close: 1, totalReturn: null }
  expect(toSeries({ ...view, points: [summer] }).times).toEqual([Date.UTC(2026, 6, 1, 8) / 1000])
})
