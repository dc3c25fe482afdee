import { toIsin } from '@bellwether/domain'
import { dayOf, type EpochDay } from '../calendar.ts'
import { placeName } from '../identity/place-names.ts'
import type { UniversePlan } from '../identity/plan-universe.ts'
import { sectors } from '../identity/sectors.ts'
import type { EquityRegion } from '../market/market-factors.ts'
import type { Market } from '../market.ts'
import type { Random } from '../rng.ts'
import { createPicker, type Picker } from './picker.ts'

/** Something a portfolio can hold: a security of the universe, or a fictional one outside it. */
export interface Holdable {
  readonly name: string
  readonly isin: string | null
  readonly sedol: string | null
  readonly type: 'Equity' | 'Bond' | 'Cash' | 'Fund' | 'Property' | 'Other'
  readonly sector: string | null
  readonly country: string | null
  /** Pence. Larger ones are held by more portfolios, with larger weights. */
  readonly size: number
  /** Equities only. */
  readonly region: EquityRegion | null
  readonly style: Style | null
  /** Bonds only. */
  readonly bond: BondTerms | null
}

export type Style = 'Value' | 'Blend' | 'Growth'

export interface BondTerms {
  readonly rating: string
  readonly maturesOn: EpochDay
  /** Fraction a year. */
  readonly coupon: number
}

export interface HoldingPool {
  readonly equities: ReadonlyMap<EquityRegion, readonly Holdable[]>
  readonly gilts: readonly Holdable[]
  readonly corporateBonds: readonly Holdable[]
  readonly buildings: readonly Holdable[]
  readonly unlisted: readonly Holdable[]
  /** A picker over one of the lists, made once for each name. */
  picker(name: string, list: () => readonly Holdable[], weightOf: (holdable: Holdable) => number): Picker<Holdable>
}

const outside: readonly (readonly [EquityRegion, string, string, number])[] = [
  ['US', 'US', 'Inc', 140],
  ['EUROPE', 'DE', 'AG', 24],
  ['EUROPE', 'FR', 'SA', 26],
  ['EUROPE', 'CH', 'AG', 18],
  ['EUROPE', 'NL', 'NV', 12],
  ['JAPAN', 'JP', 'KK', 50],
  ['ASIA', 'AU', 'Ltd', 20],
  ['ASIA', 'KR', 'Co', 15],
  ['ASIA', 'HK', 'Holdings', 15],
  ['EM', 'CN', 'Co', 22],
  ['EM', 'IN', 'Ltd', 20],
  ['EM', 'BR', 'SA', 12],
]

/** What each industry is of the world's shares. */
const industryShares: Readonly<Record<string, number>> = {
  Technology: 0.2,
  Telecommunications: 0.04,
  'Health Care': 0.12,
  Financials: 0.17,
  'Real Estate': 0.04,
  'Consumer Discretionary': 0.12,
  'Consumer Staples': 0.08,
  Industrials: 0.11,
  'Basic Materials': 0.04,
  Energy: 0.05,
  Utilities: 0.03,
}
const worldShares = new Map(
  sectors.map(({ name, industry }) => [
    name,
    (industryShares[industry] ?? 0) / sectors.filter(other => other.industry === industry).length,
  ]),
)

// A small universe has few gilts and shares; portfolios need more to choose from.
const minGovernmentBonds = 60
const minUkShares = 45

export function createHoldingPool(market: Market, plan: UniversePlan): HoldingPool {
  const random = market.random('outside securities')
  const isin = createIsins(random)
  const pickers = new Map<string, Picker<Holdable>>()
  return {
    picker(name, list, weightOf) {
      const picker = pickers.get(name) ?? createPicker(list(), weightOf)
      pickers.set(name, picker)
      return picker
    },
    equities: poolEquities(plan, random, isin),
    gilts: poolGovernmentBonds(plan, random, isin),
    corporateBonds: Array.from({ length: 120 }, () => drawCorporateBond(random, isin)),
    buildings: Array.from({ length: 60 }, () => drawBuilding(random)),
    unlisted: Array.from({ length: 80 }, () => drawUnlisted(random)),
  }
}

type NextIsin = (country: string) => string

/** Each once. */
function createIsins(random: Random): NextIsin {
  const used = new Set<string>()
  return country => {
    for (;;) {
      const value = toIsin(country, String(random.integer(100_000_000, 999_999_999)))
      if (!used.has(value)) {
        used.add(value)
        return value
      }
    }
  }
}

function poolEquities(plan: UniversePlan, random: Random, isin: NextIsin): Map<EquityRegion, Holdable[]> {
  const equities = new Map<EquityRegion, Holdable[]>()
  const put = (region: EquityRegion, holdable: Holdable) => {
    const list = equities.get(region)
    if (list) list.push(holdable)
    else equities.set(region, [holdable])
  }
  // A portfolio chooses from some thousands at most; the rest of a very large universe is left out.
  for (const equity of plan.equities.slice(0, 3000)) {
    if (equity.suspendedOn !== null) continue
    put(equity.region, {
      name: equity.name,
      isin: equity.isin,
      sedol: equity.sedol,
      type: 'Equity',
      sector: equity.sector.industry,
      country: equity.country,
      size: equity.sizeGbp,
      region: equity.region,
      style: styleOf(equity.lossMaking ? Number.POSITIVE_INFINITY : equity.priceEarnings),
      bond: null,
    })
  }
  const missing = Math.max(0, minUkShares - (equities.get('UK')?.length ?? 0))
  for (const [region, country, form, count] of [...outside, ['UK', 'GB', 'plc', missing] as const]) {
    for (let i = 0; i < count; i++) {
      const sector = random.weighted(sectors, ({ name }) => worldShares.get(name) ?? 0)
      put(region, {
        name: `${placeName(random)} ${random.pick(sector.words)} ${form}`,
        isin: isin(country),
        sedol: null,
        type: 'Equity',
        sector: sector.industry,
        country,
        size: (region === 'UK' ? 1e11 : 2.2e12) * Math.exp(1.1 * random.normal()),
        region,
        style: styleOf(sector.priceEarnings * Math.exp(0.28 * random.normal())),
        bond: null,
      })
    }
  }
  return equities
}

/** By the price paid for earnings; shares without earnings are bought for their growth. */
function styleOf(priceEarnings: number): Style {
  return priceEarnings < 11.5 ? 'Value' : priceEarnings < 17 ? 'Blend' : 'Growth'
}

const notEquity = { region: null, style: null } as const

function poolGovernmentBonds(plan: UniversePlan, random: Random, isin: NextIsin): Holdable[] {
  const gilts = plan.gilts.slice(0, 200).map<Holdable>(({ name, isin, sedol, sizeGbp, maturesOn, coupon }) => ({
    ...notEquity,
    name,
    isin,
    sedol,
    type: 'Bond',
    sector: 'Government',
    country: 'GB',
    size: sizeGbp,
    bond: { rating: 'AA', maturesOn, coupon },
  }))
  const missing = Math.max(0, minGovernmentBonds - gilts.length)
  return [...gilts, ...Array.from({ length: missing }, () => drawSupranational(random, isin))]
}

function drawSupranational(random: Random, isin: NextIsin): Holdable {
  const [coupon, year] = [random.integer(16, 40) / 8, random.integer(2028, 2045)]
  return {
    ...notEquity,
    name: `${placeName(random)} Development Bank ${coupon}% ${year}`,
    isin: isin('XS'),
    sedol: null,
    type: 'Bond',
    sector: 'Government',
    country: random.pick(['FR', 'DE', 'NL']),
    size: 4e11,
    bond: { rating: 'AAA', maturesOn: dayOf(year, 6, 30), coupon: coupon / 100 },
  }
}

const ratings = [
  ['AAA', 4],
  ['AA', 8],
  ['A', 30],
  ['BBB', 42],
  ['BB', 9],
  ['B', 4],
  ['Below B', 1],
  ['Not rated', 2],
] as const

function drawCorporateBond(random: Random, isin: NextIsin): Holdable {
  const [coupon, year] = [random.integer(16, 60) / 8, random.integer(2027, 2049)]
  const issuer = `${placeName(random)} ${random.pick(['Bank', 'Water', 'Finance', 'Telecom', 'Energy'])}`
  return {
    ...notEquity,
    name: `${issuer} ${coupon}% ${year}`,
    isin: isin('XS'),
    sedol: null,
    type: 'Bond',
    sector: 'Corporate',
    country: random.pick(['GB', 'US', 'FR', 'DE', 'NL']),
    size: 5e10 * Math.exp(0.6 * random.normal()),
    bond: {
      rating: random.weighted(ratings, ([, weight]) => weight)[0],
      maturesOn: dayOf(year, 9, 30),
      coupon: coupon / 100,
    },
  }
}

function drawBuilding(random: Random): Holdable {
  return {
    ...notEquity,
    name: `${random.pick(['Warehouse', 'Office', 'Retail park', 'Distribution centre', 'Science park'])}, ${placeName(random)}`,
    isin: null,
    sedol: null,
    bond: null,
    type: 'Property',
    sector: 'Real Estate',
    country: 'GB',
    size: 8e9 * Math.exp(0.5 * random.normal()),
  }
}

function drawUnlisted(random: Random): Holdable {
  return {
    ...notEquity,
    name: `${placeName(random)} ${random.pick(['Solar Park', 'Wind Farm', 'Toll Road', 'Software Holdings', 'Care Homes', 'Growth Fund III', 'Battery Storage'])}`,
    isin: null,
    sedol: null,
    bond: null,
    type: 'Other',
    sector: 'Unlisted',
    country: random.pick(['GB', 'US', 'FR', 'SE']),
    size: 9e9 * Math.exp(0.6 * random.normal()),
  }
}
