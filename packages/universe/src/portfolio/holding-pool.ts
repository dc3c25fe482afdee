import { toIsin } from '@bellwether/domain'
import { placeName } from '../identity/place-names.ts'
import type { UniversePlan } from '../identity/plan-universe.ts'
import { sectors } from '../identity/sectors.ts'
import type { EquityRegion } from '../market/market-factors.ts'
import type { Market } from '../market.ts'
import type { Random } from '../rng.ts'

/** Something a portfolio can hold: a security of the universe, or a fictional one outside it. */
export interface Holdable {
  readonly name: string
  readonly isin: string | null
  readonly sedol: string | null
  readonly type: 'Equity' | 'Bond' | 'Cash' | 'Fund' | 'Property' | 'Other'
  readonly sector: string | null
  readonly country: string | null
  /** Larger ones are held by more portfolios, with larger weights. */
  readonly size: number
}

export interface HoldingPool {
  readonly equities: ReadonlyMap<EquityRegion, readonly Holdable[]>
  readonly gilts: readonly Holdable[]
  readonly corporateBonds: readonly Holdable[]
  readonly buildings: readonly Holdable[]
  readonly unlisted: readonly Holdable[]
}

const outside: readonly (readonly [EquityRegion, string, string, number])[] = [
  ['US', 'US', 'Inc', 70],
  ['EUROPE', 'DE', 'AG', 14],
  ['EUROPE', 'FR', 'SA', 16],
  ['EUROPE', 'CH', 'AG', 12],
  ['EUROPE', 'NL', 'NV', 8],
  ['JAPAN', 'JP', 'KK', 50],
  ['ASIA', 'AU', 'Ltd', 20],
  ['ASIA', 'KR', 'Co', 15],
  ['ASIA', 'HK', 'Holdings', 15],
  ['EM', 'CN', 'Co', 22],
  ['EM', 'IN', 'Ltd', 20],
  ['EM', 'BR', 'SA', 12],
]

// A small universe has few gilts; bond funds need more to choose from.
const minGovernmentBonds = 60

export function createHoldingPool(market: Market, plan: UniversePlan): HoldingPool {
  const random = market.random('outside securities')
  const isin = createIsins(random)
  return {
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
    })
  }
  for (const [region, country, form, count] of outside) {
    for (let i = 0; i < count; i++) {
      const sector = random.pick(sectors)
      put(region, {
        name: `${placeName(random)} ${random.pick(sector.words)} ${form}`,
        isin: isin(country),
        sedol: null,
        type: 'Equity',
        sector: sector.industry,
        country,
        size: 2.2e12 * Math.exp(1.1 * random.normal()),
      })
    }
  }
  return equities
}

function poolGovernmentBonds(plan: UniversePlan, random: Random, isin: NextIsin): Holdable[] {
  const gilts = plan.gilts.slice(0, 200).map<Holdable>(({ name, isin, sedol, sizeGbp }) => ({
    name,
    isin,
    sedol,
    type: 'Bond',
    sector: 'Government',
    country: 'GB',
    size: sizeGbp,
  }))
  const missing = Math.max(0, minGovernmentBonds - gilts.length)
  return [...gilts, ...Array.from({ length: missing }, () => drawSupranational(random, isin))]
}

function drawSupranational(random: Random, isin: NextIsin): Holdable {
  return {
    name: `${placeName(random)} Development Bank ${random.integer(16, 40) / 8}% ${random.integer(2028, 2045)}`,
    isin: isin('XS'),
    sedol: null,
    type: 'Bond',
    sector: 'Government',
    country: random.pick(['FR', 'DE', 'NL']),
    size: 4e11,
  }
}

function drawCorporateBond(random: Random, isin: NextIsin): Holdable {
  const coupon = random.integer(16, 60) / 8
  return {
    name: `${placeName(random)} ${random.pick(['Bank', 'Water', 'Finance', 'Telecom', 'Energy'])} ${coupon.toFixed(3).replace(/0+$/, '').replace(/\.$/, '')}% ${random.integer(2028, 2049)}`,
    isin: isin('XS'),
    sedol: null,
    type: 'Bond',
    sector: 'Corporate',
    country: random.pick(['GB', 'US', 'FR', 'DE', 'NL']),
    size: 5e10 * Math.exp(0.6 * random.normal()),
  }
}

function drawBuilding(random: Random): Holdable {
  return {
    name: `${random.pick(['Warehouse', 'Office', 'Retail park', 'Distribution centre', 'Science park'])}, ${placeName(random)}`,
    isin: null,
    sedol: null,
    type: 'Property',
    sector: 'Real Estate',
    country: 'GB',
    size: 8e9 * Math.exp(0.5 * random.normal()),
  }
}

function drawUnlisted(random: Random): Holdable {
  return {
    name: `${placeName(random)} ${random.pick(['Solar Park', 'Wind Farm', 'Toll Road', 'Software Holdings', 'Care Homes', 'Growth Fund III', 'Battery Storage'])}`,
    isin: null,
    sedol: null,
    type: 'Other',
    sector: 'Unlisted',
    country: random.pick(['GB', 'US', 'FR', 'SE']),
    size: 9e9 * Math.exp(0.6 * random.normal()),
  }
}
