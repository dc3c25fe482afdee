import type { Figure } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { dealingText, fundFigures, tradingFigures } from './quote-details.ts'
import { sessionTime, volumeLabel } from './session-time.ts'

const pence = (value: number) => price(Math.round(value * 100), 2, 'GBX')
const quote = {
  lastPrice: pence(450),
  bidPrice: pence(449),
  askPrice: pence(450.01),
  open: pence(445),
  high: pence(455),
  low: pence(440),
  previousClose: pence(447),
  yearHigh: pence(500),
  yearLow: pence(400),
  volume: 12_000,
  averageVolume30d: 15_000,
  trades: 40,
}
const figureIn = (figures: readonly Figure[], key: string) => figures.find(figure => figure.key === key)?.value

it('[RP-QUOTE-14] dates what was traded in a session that goes on, and not that of a whole day', () => {
  const open = {
    state: 'LIVE',
    at: '2026-11-17T14:32:07Z',
    zone: 'Europe/London',
    pricedDaily: false,
    outdated: false,
  } as const
  expect(sessionTime(open)).toBe('14:32:07 GMT')
  expect(volumeLabel(open)).toBe('Volume at 14:32')
  for (const over of [
    { ...open, state: 'CLOSE' },
    { ...open, outdated: true },
    { ...open, pricedDaily: true },
  ] as const)
    expect([sessionTime(over), volumeLabel(over)]).toEqual([null, 'Volume'])
  expect(volumeLabel(null)).toBe('Volume')
})

it('shows the spread and the mid price to half a tick; neither with a side missing, no spread when crossed', () => {
  const figures = tradingFigures(quote, { average: pence(448.5), normalMarketSize: 5000 })
  expect(figureIn(figures, 'spread')).toEqual({ kind: 'price', price: price(101, 2, 'GBX') })
  expect(figureIn(figures, 'mid')).toEqual({ kind: 'price', price: price(449_505, 3, 'GBX') })
  expect(figureIn(figures, 'averagePrice')).toEqual({ kind: 'price', price: pence(448.5) })
  const oneSided = tradingFigures({ ...quote, bidPrice: null }, { average: null, normalMarketSize: null })
  expect(figureIn(oneSided, 'mid')).toMatchObject({ absence: 'NOT_APPLICABLE' })
  const crossed = tradingFigures({ ...quote, bidPrice: pence(451) }, { average: null, normalMarketSize: null })
  expect(figureIn(crossed, 'spread')).toMatchObject({ absence: 'NOT_APPLICABLE' })
})

it('shows the dealing times of a fund and its next dealing day', () => {
  const fund = {
    pricingBasis: 'Single',
    valuationPoint: '12:00',
    dealingCutOff: '10:30',
    dealingFrequency: 'Daily',
    settlementDays: 3,
  } as const
  expect(dealingText(fund)).toBe('Valued at 12:00, orders by 10:30')
  // 13 November 2026 is a Friday.
  expect(figureIn(fundFigures(fund, quote, getIsoDate('2026-11-13')), 'nextDay')).toEqual({
    kind: 'date',
    date: '2026-11-16',
  })
  const weekly = fundFigures({ ...fund, dealingFrequency: 'Weekly' }, quote, getIsoDate('2026-11-13'))
  expect(figureIn(weekly, 'nextDay')).toMatchObject({ absence: 'NOT_APPLICABLE' })
})
