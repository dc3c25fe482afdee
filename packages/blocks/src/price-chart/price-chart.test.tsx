import type { PriceChartView } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dividendDots } from './dividend-dots.ts'
import { PriceChart } from './price-chart.tsx'

const view: PriceChartView = {
  range: '1M',
  ranges: ['1D', '1M'],
  unit: 'GBX',
  scale: 2,
  points: ['2026-11-02', '2026-11-03', '2026-11-06', '2026-11-09', '2026-11-10'].map((at, index) => ({
    at,
    close: 100_00 + index * 100,
  })),
  zone: 'Europe/London',
  changePct: 0.04,
  compare: null,
  accumulates: false,
  previousClose: null,
  earlierDay: null,
  // The first on a day without a price: it stands at the next that has one.
  dividends: ['2026-11-05', '2026-11-10'].map(day => ({ day: getIsoDate(day), amount: price(500, 2, 'GBX') })),
  low: price(100_00, 2, 'GBX'),
  high: price(104_00, 2, 'GBX'),
  empty: null,
}
const draw = (given: Partial<PriceChartView> = {}) =>
  renderToStaticMarkup(<PriceChart view={{ ...view, ...given }} name="Harrow" path="/market-research/LSE:HVL" />)

it('marks ex-dividend dates on the line, with a legend and a count in the label', () => {
  expect(dividendDots(view)).toEqual([
    { x: 0.5, close: 102_00 },
    { x: 1, close: 104_00 },
  ])
  const html = draw()
  expect(html).toContain('2 ex-dividend days.')
  expect(html).toContain('</svg>Ex-dividend</li>')
})

it('shows one mark for two dividends on a day, and none on an intraday chart', () => {
  const [first] = view.dividends
  const twice = first ? [first, first] : []
  expect(dividendDots({ ...view, dividends: twice })).toHaveLength(1)
  expect(dividendDots({ ...view, range: '1D' })).toEqual([])
  expect(draw({ dividends: [] })).not.toContain('x-dividend')
})

it('[RP-CHART-11] names the day that is drawn where the day of the price has nothing yet', () => {
  expect(draw({ range: '1D', earlierDay: getIsoDate('2026-11-13') })).toContain('13 Nov 2026 is drawn.')
  expect(draw({ range: '1D' })).not.toContain('is drawn')
})

it('says of units that keep their income that it is in the price', () => {
  expect(draw()).toContain('Price only, excluding income')
  expect(draw({ accumulates: true })).toContain('Price with the income that the units keep')
})

it('draws the previous close on an intraday chart', () => {
  expect(draw({ range: '1D', previousClose: 99_00 })).toContain('Previous close')
  expect(draw()).not.toContain('Previous close')
})
