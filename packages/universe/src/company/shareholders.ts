import { isoOf, tradingDayFrom } from '../calendar.ts'
import { placeName } from '../identity/place-names.ts'
import type { EquityPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { MajorShareholderRow, ShortPositionRow } from '../rows/people.ts'

const institutions = [
  'Kestrel Fund Managers',
  'Larkfield Asset Management',
  'Tidewater Investors',
  'Summerfold Life and Pensions',
  'Granary Lane Partners',
  'Fieldfare Global Investors',
  'Merlin Court Capital',
  'Oakhanger Wealth',
  'Saltmarsh Pension Trustees',
  'Whinberry Index Managers',
  'Curlew Bay Investors',
  'Redshank Capital',
  'Harbour Row Holdings',
  'Longbarrow Endowment',
  'Beacon Hill Advisers',
  'Avocet Sovereign Fund',
] as const

const shortSellers = [
  'Hawkmoth Capital',
  'Grey Heron Partners',
  'Sparrowgate Advisers',
  'Nightjar Management',
  'Blackthorn Arbitrage',
] as const

export interface Shareholder {
  readonly holder: string
  readonly shares: number
  readonly share: number
  readonly change: number
  readonly notifiedOn: number
}

/** Holders above three per cent; together they stay well below the whole. */
export function drawShareholders(market: Market, plan: EquityPlan): Shareholder[] {
  const random = market.random(plan.listing.marketCode, 'shareholders')
  const holders: Shareholder[] = []
  let left = 0.82
  const add = (holder: string, wanted: number) => {
    const shares = Math.round(plan.shares * wanted)
    const share = Math.round((shares / plan.shares) * 1e6) / 1e6
    if (share <= 0.03 || share > left) return
    left -= share
    holders.push({
      holder,
      shares,
      share,
      change: Math.round(random.normal() * 0.006 * 1e6) / 1e6,
      notifiedOn: tradingDayFrom(market.until - random.integer(8, 900)),
    })
  }
  if (plan.small > 0.5 && random.chance(0.5)) add(`${placeName(random)} family`, random.uniform(0.08, 0.34))
  for (const holder of random.sample(institutions, random.integer(3, 7)))
    add(holder, 0.031 + 0.07 * random.next() ** 2.2)
  return holders.filter(h => h.notifiedOn <= market.until).toSorted((a, b) => b.share - a.share)
}

export function toShareholderRow(plan: EquityPlan, holder: Shareholder): MajorShareholderRow {
  return {
    security_id: plan.id,
    holder: holder.holder,
    shares: holder.shares,
    share: holder.share,
    change: holder.change,
    notified_on: isoOf(holder.notifiedOn),
    source_id: sourceId,
  }
}

/** Positions of half a per cent and more, which must be published. */
export function* shortPositionRows(market: Market, plan: EquityPlan): Generator<ShortPositionRow> {
  if (plan.listing.exchange !== 'LSE' || plan.listing.segment === 'AIM') return
  const random = market.random(plan.listing.marketCode, 'short positions')
  if (!random.chance(0.22)) return
  for (const holder of random.sample(shortSellers, random.integer(1, 3))) yield shortRow(market, plan, holder, random)
}

function shortRow(market: Market, plan: EquityPlan, holder: string, random: Random): ShortPositionRow {
  return {
    security_id: plan.id,
    holder,
    share: Math.round((0.005 + 0.012 * random.next() ** 2) * 1e4) / 1e4,
    as_at: isoOf(tradingDayFrom(market.until - random.integer(5, 120))),
    source_id: sourceId,
  }
}
