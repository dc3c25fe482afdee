import { type EpochDay, isoOf, tradingDayFrom } from '../calendar.ts'
import type { EquityRegion } from '../market/market-factors.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { HoldingRow } from '../rows/portfolio.ts'
import type { Holdable, HoldingPool } from './holding-pool.ts'
import { familyOf, type PooledPlan } from './profile.ts'
import { roundWeight } from './weights.ts'

export interface Holdings {
  /** How many positions the portfolio has; only the largest are published one by one. */
  readonly count: number
  readonly top: readonly {
    readonly holding: Holdable
    readonly weighting: number
    readonly previous: number | null
    /** In the index that the product follows; null where it follows none, or a multiple of one. */
    readonly inIndex: number | null
    readonly firstBought: EpochDay
  }[]
}

const cash: Holdable = {
  name: 'Cash and cash equivalents',
  isin: null,
  sedol: null,
  type: 'Cash',
  sector: null,
  country: null,
  size: 1,
}

export function drawHoldings(market: Market, pool: HoldingPool, plan: PooledPlan): Holdings {
  const random = market.random(familyOf(plan), 'holdings')
  const { mandate } = plan
  const passive = plan.type !== 'CLOSED_END_FUND' && plan.passive
  const unlisted = mandate.mix.OTHER + mandate.mix.PROPERTY > 0.5
  const count = passive ? random.integer(180, 400) : unlisted ? random.integer(18, 60) : random.integer(40, 130)
  const stored = Math.min(count, random.integer(Math.min(25, market.depth.holdings), market.depth.holdings))
  const chosen = choose(random, pool, plan, stored).toSorted((a, b) => (passive ? b.size - a.size : 0))
  const largest = unlisted
    ? random.uniform(0.06, 0.14)
    : passive
      ? random.uniform(0.04, 0.08)
      : random.uniform(0.028, 0.075)
  const fade = passive ? 0.62 : random.uniform(0.32, 0.5)
  const raw = chosen.map((_, i) => largest * (i + 1) ** -fade * Math.exp(0.02 * random.normal()))
  // What is not published still has to fit below: the sum of the published stays under its share of the whole.
  const sum = raw.reduce((a, b) => a + b, 0)
  const ceiling = stored >= count ? 0.985 : 0.95
  const scale = sum > ceiling ? ceiling / sum : 1
  const weights = raw.map(w => roundWeight(w * scale)).toSorted((a, b) => b - a)
  const inIndex = indexWeights(market, plan, weights)
  return {
    count,
    top: chosen.map((holding, i) => {
      const fresh = random.chance(0.05)
      return {
        holding,
        weighting: weights[i] ?? 0,
        inIndex: inIndex?.[i] ?? null,
        previous: fresh ? null : roundWeight((weights[i] ?? 0) * Math.exp(0.07 * random.normal())),
        firstBought: tradingDayFrom(
          fresh
            ? market.until - random.integer(35, 80)
            : Math.max(plan.listedOn, market.until - random.integer(100, 3200)),
        ),
      }
    }),
  }
}

/** A tracker strays a little from its index, by trading costs and by holding a sample of it. */
function indexWeights(market: Market, plan: PooledPlan, weights: readonly number[]): readonly number[] | null {
  if (plan.type === 'CLOSED_END_FUND' || !plan.passive || (plan.type === 'ETF' && plan.leverage !== 1)) return null
  const random = market.random(familyOf(plan), 'index weights')
  return weights.map(weight => roundWeight(weight * Math.exp(0.015 * random.normal())))
}

/** Distinct holdings in the proportions of the mandate, larger companies more often. */
function choose(random: Random, pool: HoldingPool, plan: PooledPlan, count: number): Holdable[] {
  const { mandate } = plan
  const chosen: Holdable[] = []
  const taken = new Set<string>()
  const take = (list: readonly Holdable[], wanted: number, weightOf: (h: Holdable) => number) => {
    for (let tries = 0, got = 0; got < wanted && tries < wanted * 12 && list.length > 0; tries++) {
      const holdable = random.weighted(list, weightOf)
      if (taken.has(holdable.name)) continue
      taken.add(holdable.name)
      chosen.push(holdable)
      got += 1
    }
  }
  const bySize = (power: number) => (h: Holdable) => h.size ** power
  const { mix } = mandate
  for (const [region, share] of Object.entries(mandate.regions)) {
    const list = pool.equities.get(region as EquityRegion) ?? []
    const leaning =
      mandate.industry === null
        ? bySize(mandate.small > 0.5 ? -0.25 : 0.45)
        : (h: Holdable) => h.size ** 0.4 * (h.sector === mandate.industry ? 25 : 1)
    take(list, Math.round(count * mix.STOCK * share), leaning)
  }
  take(pool.corporateBonds, Math.round(count * mix.BOND * mandate.credit), bySize(0.3))
  take(pool.gilts, Math.round(count * mix.BOND * (1 - mandate.credit)), bySize(0.3))
  take(pool.buildings, Math.round(count * mix.PROPERTY), bySize(0.4))
  take(pool.unlisted, Math.round(count * mix.OTHER), bySize(0.4))
  if (mix.CASH > 0.5)
    for (let i = chosen.length; i < count; i++) chosen.push({ ...cash, name: `Bank deposit ${i + 1}` })
  else if (mix.CASH > 0.01) chosen.push(cash)
  return random.sample(chosen, count)
}

export function* holdingRows(plan: PooledPlan, holdings: Holdings, asAt: EpochDay): Generator<HoldingRow> {
  for (const [i, { holding, weighting, previous, inIndex, firstBought }] of holdings.top.entries()) {
    yield {
      security_id: plan.id,
      as_at: isoOf(asAt),
      rank: i + 1,
      name: holding.name,
      isin: holding.isin,
      sedol: holding.sedol,
      holding_type: holding.type,
      sector: holding.sector,
      country: holding.country,
      weighting,
      previous_weighting: previous,
      index_weighting: inIndex,
      first_bought: isoOf(Math.min(firstBought, asAt)),
      source_id: sourceId,
    }
  }
}
