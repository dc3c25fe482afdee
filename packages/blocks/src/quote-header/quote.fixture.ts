import type { QuoteView } from '@bellwether/contract'
import { getMarketCode, price } from '@bellwether/domain'

/** A share at the close: 412.60p, 5p down, between 410p and 419p that day. */
export const closedQuote: QuoteView = {
  marketCode: getMarketCode('LSE:HVL'),
  currency: 'GBX',
  lastPrice: price(41_260, 2, 'GBX'),
  bidPrice: price(41_240, 2, 'GBX'),
  askPrice: price(41_280, 2, 'GBX'),
  dayChange: price(-500, 2, 'GBX'),
  dayChangePct: -0.012,
  exchangeCode: 'LSE',
  typename: 'EQUITY',
  state: 'CLOSE',
  at: '2026-11-13T16:35:00.000Z',
  zone: 'Europe/London',
  delayMinutes: 15,
  pricedDaily: false,
  streamable: true,
  open: price(41_700, 2, 'GBX'),
  high: price(41_900, 2, 'GBX'),
  low: price(41_000, 2, 'GBX'),
  previousClose: price(41_760, 2, 'GBX'),
  yearHigh: price(51_575, 2, 'GBX'),
  yearLow: price(37_100, 2, 'GBX'),
  volume: 522_703,
  averageVolume30d: 610_000,
  trades: 402,
  sparkline: null,
}
