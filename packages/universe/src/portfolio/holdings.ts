import { type EpochDay, isoOf, tradingDayFrom } from '../calendar.ts'
import { type EquityRegion, regions as equityRegions } from '../market/market-factors.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { AssetClass, HoldingRow } from '../rows/portfolio.ts'
import type { Holdable, HoldingPool } from './holding-pool.ts'
import type { Mandate } from './mandates.ts'
import type { Picker } from './picker.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'
import { roundWeight, toWeights } from './weights.ts'

export interface Position {
  readonly holding: Holdable
  readonly weighting: number
}

export interface PublishedHolding extends Position {
  readonly previous: number | null
  /** In the index that the product follows; null where it follows none, or a multiple of one. */
  readonly inIndex: number | null
  readonly firstBought: EpochDay
}

export interface Holdings {
  /** The complete portfolio, largest first; weights add up to one. Breakdowns are calculated from it. */
  readonly all: readonly Position[]
  /** The largest, which are published one by one. */
  readonly top: readonly PublishedHolding[]
}

const cash: Holdable = {
  name: 'Cash and cash equivalents',
  isin: null,
  sedol: null,
  type: 'Cash',
  sector: null,
  country: null,
  size: 1,
  region: null,
  style: null,
  bond: null,
}

export const assetClasses: readonly AssetClass[] = ['STOCK', 'BOND', 'CASH', 'OTHER', 'PROPERTY']

export function drawHoldings(market: Market, pool: HoldingPool, plan: PooledPlan): Holdings {
  const random = market.random(familyOf(plan), 'holdings')
  const all = drawPortfolio(market, random, pool, plan)
  const published = random.integer(Math.min(25, market.depth.holdings), market.depth.holdings)
  // Cash is no holding of its own unless the product is made of it, and what is shown is never the whole.
  const listed = plan.mandate.mix.CASH > 0.5 ? all.slice(0, -1) : all.filter(({ holding }) => holding !== cash)
  const largest = listed.slice(0, published)
  const inIndex = indexWeights(
    market,
    plan,
    largest.map(({ weighting }) => weighting),
  )
  return {
    all,
    top: largest.map((position, i) => {
      const fresh = random.chance(0.05)
      return {
        ...position,
        inIndex: inIndex?.[i] ?? null,
        previous: fresh ? null : roundWeight(position.weighting * Math.exp(0.07 * random.normal())),
        firstBought: tradingDayFrom(
          fresh
            ? market.until - random.integer(35, 80)
            : Math.max(plan.listedOn, market.until - random.integer(100, 3200)),
        ),
      }
    }),
  }
}

/** Asset classes, and regions within shares, have the weights that the mandate gives them, within a little. */
function drawPortfolio(market: Market, random: Random, pool: HoldingPool, plan: PooledPlan): Position[] {
  const { mandate } = plan
  const passive = plan.type !== 'CLOSED_END_FUND' && plan.passive
  const unlisted = mandate.mix.OTHER + mandate.mix.PROPERTY > 0.5
  const wanted = passive ? random.integer(180, 400) : unlisted ? random.integer(18, 60) : random.integer(40, 130)
  const count = Math.min(wanted, market.depth.maxPositions)
  const fade = passive ? 0.62 : random.uniform(0.32, 0.5)
  const drawn = assetClasses.flatMap(asset => {
    const target = mandate.mix[asset] * Math.exp(0.15 * random.normal())
    const groups = drawGroups(random, pool, mandate, asset, count)
    const whole = groups.reduce((sum, group) => sum + group.share, 0)
    return groups.flatMap(({ share, members }) => {
      const ranked = passive ? members.toSorted((a, b) => b.size - a.size) : random.sample(members, members.length)
      const raw = ranked.map((_, rank) => (rank + 1) ** -fade * Math.exp(0.02 * random.normal()))
      const sum = raw.reduce((a, b) => a + b, 0)
      return ranked.map((holding, i) => ({ holding, raw: (target * share * (raw[i] ?? 0)) / (whole * sum) }))
    })
  })
  const weights = toWeights(drawn.map(({ raw }) => raw))
  return drawn
    .map(({ holding }, i) => ({ holding, weighting: weights[i] ?? 0 }))
    .filter(({ weighting }) => weighting > 0)
    .toSorted((a, b) => b.weighting - a.weighting)
}

/** A tracker strays a little from its index, by trading costs and by holding a sample of it. */
function indexWeights(market: Market, plan: PooledPlan, weights: readonly number[]): readonly number[] | null {
  if (plan.type === 'CLOSED_END_FUND' || !plan.passive || (plan.type === 'ETF' && plan.leverage !== 1)) return null
  const random = market.random(familyOf(plan), 'index weights')
  return weights.map(weight => roundWeight(weight * Math.exp(0.015 * random.normal())))
}

/** Holdings that together have a share of their asset class. */
interface Group {
  readonly share: number
  readonly members: readonly Holdable[]
}

/** Distinct holdings of one class, as many as its part of `count`, larger ones more often. */
function drawGroups(random: Random, pool: HoldingPool, mandate: Mandate, asset: AssetClass, count: number): Group[] {
  const inClass = mandate.mix[asset]
  if (inClass === 0) return []
  const wanted = (share: number) => Math.max(1, Math.round(count * inClass * share))
  const group = (name: string, list: () => readonly Holdable[], share: number, power: number): Group => ({
    share,
    members: pickDistinct(
      random,
      pool.picker(`${name} ${power}`, list, h => h.size ** power),
      wanted(share),
    ),
  })
  switch (asset) {
    case 'STOCK':
      return regionsOf(mandate).flatMap(([region, share]) => {
        const list = () => pool.equities.get(region) ?? []
        const [power, spread] = [mandate.small > 0.5 ? -0.25 : 0.45, Math.exp(0.18 * random.normal())]
        if (mandate.industry === null) return [group(region, list, share * spread, power)]
        const own = () => list().filter(({ sector }) => sector === mandate.industry)
        const others = () => list().filter(({ sector }) => sector !== mandate.industry)
        const leaning = random.uniform(0.65, 0.85)
        return [
          group(`${region} ${mandate.industry}`, own, share * spread * leaning, power),
          group(`${region} not ${mandate.industry}`, others, share * spread * (1 - leaning), power),
        ]
      })
    case 'BOND':
      return [
        group('corporate bonds', () => pool.corporateBonds, mandate.credit, 0.3),
        group('government bonds', () => pool.gilts, 1 - mandate.credit, 0.3),
      ].filter(({ share }) => share > 0)
    case 'PROPERTY':
      return [group('buildings', () => pool.buildings, 1, 0.4)]
    case 'OTHER':
      return [group('unlisted', () => pool.unlisted, 1, 0.4)]
    case 'CASH':
      return [{ share: 1, members: inClass > 0.5 ? depositsOf(wanted(1)) : [cash] }]
  }
}

function regionsOf({ regions }: Mandate): readonly (readonly [EquityRegion, number])[] {
  return equityRegions.flatMap(region => (regions[region] ? [[region, regions[region]] as const] : []))
}

function depositsOf(count: number): Holdable[] {
  return Array.from({ length: count }, (_, i) => ({ ...cash, name: `Bank deposit ${i + 1}` }))
}

function pickDistinct(random: Random, picker: Picker<Holdable>, wanted: number): Holdable[] {
  const chosen = new Map<string, Holdable>()
  for (let tries = 0; chosen.size < wanted && tries < wanted * 12; tries++) {
    const holdable = picker.pick(random)
    if (!holdable) break
    chosen.set(holdable.name, holdable)
  }
  return [...chosen.values()]
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
