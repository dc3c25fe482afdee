import type { Market } from '../market.ts'
import type { Random } from '../rng.ts'
import type { AssetClass, ValuationMeasure } from '../rows/portfolio.ts'
import { bondBreakdowns, equityBreakdowns } from './breakdowns.ts'
import type { Exposure } from './exposure.ts'
import type { Holdable } from './holding-pool.ts'
import { assetClasses, type Holdings, type Position } from './holdings.ts'
import type { Mandate } from './mandates.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'
import { roundWeight } from './weights.ts'

type Measure = ValuationMeasure

export interface AssetLine {
  readonly asset: AssetClass
  readonly long: number
  readonly short: number
  readonly net: number
}

/** What a portfolio is made of, the same for all classes of a fund. Fractions; exposures of one kind add up to one. */
export interface Profile {
  readonly assets: readonly AssetLine[]
  readonly exposures: readonly Exposure[]
  readonly valuation: ReadonlyMap<Measure, number>
}

/** From the complete portfolio; only derivatives and the portfolio's valuation are drawn. */
export function createProfile(market: Market, plan: PooledPlan, { all }: Holdings): Profile {
  const random = market.random(familyOf(plan), 'profile')
  const { mix } = plan.mandate
  return {
    assets: allocate(random, plan, all),
    exposures: [
      ...(mix.STOCK > 0.1 ? equityBreakdowns(all) : []),
      ...(mix.BOND > 0.15 ? bondBreakdowns(all, market.until) : []),
    ],
    valuation: mix.STOCK > 0.1 ? drawValuation(random, plan.mandate) : new Map(),
  }
}

const classOf: Readonly<Record<Holdable['type'], AssetClass>> = {
  Equity: 'STOCK',
  Bond: 'BOND',
  Cash: 'CASH',
  Property: 'PROPERTY',
  Fund: 'OTHER',
  Other: 'OTHER',
}

/** Nets add up to one. A few portfolios hold derivatives: exposure bought with them is matched by as much negative cash. */
function allocate(random: Random, plan: PooledPlan, all: readonly Position[]): AssetLine[] {
  const { mandate } = plan
  const leverage = plan.type === 'ETF' ? plan.leverage : 1
  const derivatives =
    leverage > 1
      ? leverage - 1
      : mandate.name === 'Targeted Absolute Return' || random.chance(0.06)
        ? random.uniform(0.03, 0.22)
        : 0
  const borrowed = roundWeight(derivatives)
  const main = mandate.mix.STOCK >= mandate.mix.BOND ? 'STOCK' : 'BOND'
  return assetClasses.map(asset => {
    const held = all.filter(({ holding }) => classOf[holding.type] === asset)
    const base = held.reduce((sum, { weighting }) => sum + weighting, 0)
    const net = roundWeight(asset === main ? base + borrowed : asset === 'CASH' ? base - borrowed : base)
    const hedge = derivatives > 0 && asset === main && leverage === 1 ? roundWeight(derivatives * 0.4) : 0
    const short = asset === 'CASH' && net < 0 ? roundWeight(-net + base) : hedge
    return { asset, long: roundWeight(net + short), short, net }
  })
}

function drawValuation(random: Random, mandate: Mandate): Map<Measure, number> {
  const growth = mandate.yield < 0.012 ? 1.35 : mandate.yield > 0.03 ? 0.75 : 1
  const spread = () => Math.exp(0.13 * random.normal())
  const round = (value: number) => Math.round(value * 100) / 100
  return new Map<Measure, number>([
    ['priceEarnings', round(15 * growth * spread())],
    ['priceBook', round(2.1 * growth ** 1.5 * spread())],
    ['priceSales', round(1.4 * growth ** 1.3 * spread())],
    ['priceCashFlow', round(9.5 * growth * spread())],
    ['dividendYieldFactor', round(mandate.yield * 100 * 1.1 * spread() + 0.4)],
    ['longProjectedEarningsGrowth', round(9.5 * growth * spread())],
    ['historicalEarningsGrowth', round(7 * growth * spread())],
    ['salesGrowth', round(5.5 * growth * spread())],
    ['cashFlowGrowth', round(6 * growth * spread())],
    ['bookValueGrowth', round(5 * growth * spread())],
  ])
}
