import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { closingQuote } from './closing-quote.ts'

const listing = {
  id: 1,
  securityId: 1,
  marketCode: 'LSE:EXAM',
  type: 'EQUITY',
  exchange: 'LSE',
  unit: 'GBX',
  scale: 4,
  primary: true,
} as const
const bar = { open: 100, volume: 1 }

it('[IM-PRICE-8] a quote has its close within its ranges', () => {
  const year = [
    { ...bar, day: getIsoDate('2026-11-12'), high: 110, low: 90, close: 85 },
    { ...bar, day: getIsoDate('2026-11-13'), high: 110, low: 90, close: 120 },
  ]
  expect(closingQuote(listing, year, 7)).toMatchObject({ last: 120, high: 120, low: 90, year_high: 120, year_low: 85 })
})
