import type { EtfPlan, FundPlan, TrustPlan } from '../identity/plan.ts'
import { industries } from '../identity/sectors.ts'
import { type EquityRegion, regions } from '../market/market-factors.ts'
import type { Market } from '../market.ts'
import type { Random } from '../rng.ts'
import type { AssetAllocationRow, ValuationGrowthRow } from '../rows/portfolio.ts'
import { bondExposures, bondTerms } from './bond-exposures.ts'
import { type Exposure, named } from './exposure.ts'
import type { Mandate } from './mandates.ts'
import { roundWeight, toWeights } from './weights.ts'

export type PooledPlan = TrustPlan | FundPlan | EtfPlan
export type Asset = AssetAllocationRow['asset']
export type Measure = ValuationGrowthRow['measure']

export interface AssetLine {
  readonly asset: Asset
  readonly long: number
  readonly short: number
  readonly net: number
}

/** What a portfolio is made of, drawn once for all classes of a fund. Fractions; exposures of one kind add up to one. */
export interface Profile {
  readonly assets: readonly AssetLine[]
  readonly exposures: readonly Exposure[]
  readonly valuation: ReadonlyMap<Measure, number>
}

export function familyOf(plan: PooledPlan): string {
  return plan.type === 'CLOSED_END_FUND' ? plan.listing.marketCode : plan.family
}

export function createProfile(market: Market, plan: PooledPlan): Profile {
  const random = market.random(familyOf(plan), 'profile')
  const leverage = plan.type === 'ETF' ? plan.leverage : 1
  return {
    assets: drawAssets(random, plan.mandate, leverage),
    exposures: [
      ...(plan.mandate.mix.STOCK > 0.1 ? equityExposures(random, plan.mandate) : []),
      ...(plan.mandate.mix.BOND > 0.15
        ? [
            ...bondExposures(random, plan.mandate),
            ...bondTerms(market.random(familyOf(plan), 'bond terms'), plan.mandate),
          ]
        : []),
    ],
    valuation: plan.mandate.mix.STOCK > 0.1 ? drawValuation(random, plan.mandate) : new Map(),
  }
}

const assetNames: readonly Asset[] = ['STOCK', 'BOND', 'CASH', 'OTHER', 'PROPERTY']

/** Nets add up to one. A few portfolios hold derivatives, which lend cash to buy more than their assets. */
function drawAssets(random: Random, mandate: Mandate, leverage: number): AssetLine[] {
  const nets = toWeights(assetNames.map(asset => mandate.mix[asset] * Math.exp(0.15 * random.normal())))
  const derivatives =
    leverage > 1
      ? leverage - 1
      : mandate.name === 'Targeted Absolute Return' || random.chance(0.06)
        ? random.uniform(0.03, 0.22)
        : 0
  const borrowed = roundWeight(derivatives)
  return assetNames.map((asset, i) => {
    const base = nets[i] ?? 0
    // Exposure bought with derivatives is matched by as much negative cash.
    const main = mandate.mix.STOCK >= mandate.mix.BOND ? 'STOCK' : 'BOND'
    const net = roundWeight(asset === main ? base + borrowed : asset === 'CASH' ? base - borrowed : base)
    const hedge = derivatives > 0 && asset === main && leverage === 1 ? roundWeight(derivatives * 0.4) : 0
    const short = asset === 'CASH' && net < 0 ? roundWeight(-net + base) : hedge
    return { asset, long: roundWeight(net + short), short, net }
  })
}

const regionNames: Readonly<Record<EquityRegion, string>> = {
  UK: 'United Kingdom',
  US: 'North America',
  EUROPE: 'Europe excluding UK',
  JAPAN: 'Japan',
  ASIA: 'Asia Pacific excluding Japan',
  EM: 'Emerging markets',
}
const countriesOf: Readonly<Record<EquityRegion, readonly (readonly [string, number])[]>> = {
  UK: [['United Kingdom', 1]],
  US: [
    ['United States', 0.95],
    ['Canada', 0.05],
  ],
  EUROPE: [
    ['France', 0.24],
    ['Germany', 0.24],
    ['Switzerland', 0.2],
    ['Netherlands', 0.12],
    ['Other Europe', 0.2],
  ],
  JAPAN: [['Japan', 1]],
  ASIA: [
    ['Australia', 0.3],
    ['South Korea', 0.24],
    ['Hong Kong', 0.18],
    ['Singapore', 0.12],
    ['Taiwan', 0.16],
  ],
  EM: [
    ['China', 0.34],
    ['India', 0.28],
    ['Brazil', 0.14],
    ['Mexico', 0.1],
    ['South Africa', 0.14],
  ],
}
const currencyOf: Readonly<Record<EquityRegion, string>> = {
  UK: 'GBP',
  US: 'USD',
  EUROPE: 'EUR',
  JAPAN: 'JPY',
  ASIA: 'Asian currencies',
  EM: 'Emerging market currencies',
}

const industryShare: Readonly<Record<string, number>> = {
  Technology: 0.16,
  Telecommunications: 0.04,
  'Health Care': 0.12,
  Financials: 0.18,
  'Real Estate': 0.03,
  'Consumer Discretionary': 0.12,
  'Consumer Staples': 0.1,
  Industrials: 0.14,
  'Basic Materials': 0.05,
  Energy: 0.07,
  Utilities: 0.04,
}

function equityExposures(random: Random, mandate: Mandate): Exposure[] {
  const spread = (value: number) => value * Math.exp(0.18 * random.normal())
  const held = regions.filter(r => (mandate.regions[r] ?? 0) > 0)
  const regionWeights = toWeights(held.map(r => spread(mandate.regions[r] ?? 0)))
  // Countries share out the weight of their region: the two tables tell of the same portfolio.
  const countries = held.flatMap((r, i) => {
    const shares = toWeights(countriesOf[r].map(([, share]) => spread(share)))
    return countriesOf[r].map(([name], at) => [name, (shares[at] ?? 0) * (regionWeights[i] ?? 0)] as const)
  })
  const small = mandate.small
  return [
    ...named(
      'SECTOR',
      industries.map(name => [name, spread(industryShare[name] ?? 0.02) * (name === mandate.industry ? 14 : 1)]),
    ),
    ...named(
      'REGION',
      held.map((r, i) => [regionNames[r], regionWeights[i] ?? 0]),
    ),
    ...named('COUNTRY', countries),
    ...named(
      'CURRENCY',
      held.map((r, i) => [currencyOf[r], regionWeights[i] ?? 0]),
    ),
    ...named('MARKET_CAP', [
      ['Giant', spread(0.48) * (1 - small)],
      ['Large', spread(0.32) * (1 - small * 0.9)],
      ['Mid', spread(0.15 + 0.2 * small)],
      ['Small', spread(0.04 + 0.4 * small)],
      ['Micro', spread(0.01 + 0.2 * small)],
    ]),
    ...named('STYLE', [
      ['Value', spread(mandate.yield > 0.03 ? 0.5 : 0.25)],
      ['Blend', spread(0.38)],
      ['Growth', spread(mandate.yield > 0.03 ? 0.15 : 0.37)],
    ]),
  ]
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
