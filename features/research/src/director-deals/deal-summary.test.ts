import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { type MarketDeal, summariseDeals } from './deal-summary.ts'

const deal = (kind: MarketDeal['kind'], name: string, tradedOn: string, value = 10_000_00): MarketDeal => ({
  kind,
  name,
  tradedOn: getIsoDate(tradedOn),
  value,
})

it('counts and sums each side, and each buyer once', () => {
  const summary = summariseDeals([
    deal('BUY', 'Ann', '2026-03-01'),
    deal('BUY', 'Ann', '2026-05-01', 5_000_00),
    deal('SELL', 'Bob', '2026-06-01', 7_000_00),
  ])
  expect(summary).toEqual({ buys: 2, sells: 1, bought: 15_000_00, sold: 7_000_00, buyers: 1, cluster: false })
})

it('flags cluster buying when three directors buy within 30 days', () => {
  const buys = [deal('BUY', 'Ann', '2026-03-01'), deal('BUY', 'Bob', '2026-03-10'), deal('BUY', 'Cy', '2026-03-31')]
  expect(summariseDeals(buys).cluster).toBe(true)
  expect(summariseDeals([...buys.slice(0, 2), deal('BUY', 'Cy', '2026-04-01')]).cluster).toBe(false)
  expect(summariseDeals([...buys.slice(0, 2), deal('BUY', 'Ann', '2026-03-20')]).cluster).toBe(false)
  expect(summariseDeals(buys.map(item => ({ ...item, kind: 'SELL' as const }))).cluster).toBe(false)
})

it('is all zero without deals', () => {
  expect(summariseDeals([])).toEqual({ buys: 0, sells: 0, bought: 0, sold: 0, buyers: 0, cluster: false })
})
