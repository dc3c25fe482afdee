import type { Isin, Sedol } from '@bellwether/domain'
import { addMonthsTo, addTradingDays, type EpochDay, tradingDayFrom } from '../calendar.ts'
import { exchangeRate, sterlingRate } from '../market/currency.ts'
import type { EquityRegion } from '../market/market-factors.ts'
import { toTick } from '../market/tick-size.ts'
import type { Random } from '../rng.ts'
import { bounded } from './bounded.ts'
import { companyName, describeCompany, websiteOf } from './company-names.ts'
import type { PlanContext } from './context.ts'
import { type FixedEquity, fixedEquities } from './fixed-securities.ts'
import type { EquityPlan, ListingPlan, SplitPlan } from './plan.ts'
import { getSector, type Sector, sectors } from './sectors.ts'

interface Venue {
  readonly exchange: string
  readonly mic: string
  readonly country: string
  readonly countryName: string
  readonly currency: string
  readonly region: EquityRegion
  readonly form: string
  readonly weight: number
}

const foreignVenues: readonly Venue[] = [
  {
    exchange: 'NYSE',
    mic: 'XNYS',
    country: 'US',
    countryName: 'United States',
    currency: 'USD',
    region: 'US',
    form: 'Inc',
    weight: 35,
  },
  {
    exchange: 'NASDAQ',
    mic: 'XNAS',
    country: 'US',
    countryName: 'United States',
    currency: 'USD',
    region: 'US',
    form: 'Inc',
    weight: 25,
  },
  {
    exchange: 'XETR',
    mic: 'XETR',
    country: 'DE',
    countryName: 'Germany',
    currency: 'EUR',
    region: 'EUROPE',
    form: 'AG',
    weight: 20,
  },
  {
    exchange: 'XPAR',
    mic: 'XPAR',
    country: 'FR',
    countryName: 'France',
    currency: 'EUR',
    region: 'EUROPE',
    form: 'SA',
    weight: 8,
  },
  {
    exchange: 'XAMS',
    mic: 'XAMS',
    country: 'NL',
    countryName: 'Netherlands',
    currency: 'EUR',
    region: 'EUROPE',
    form: 'NV',
    weight: 6,
  },
  {
    exchange: 'XSWX',
    mic: 'XSWX',
    country: 'CH',
    countryName: 'Switzerland',
    currency: 'CHF',
    region: 'EUROPE',
    form: 'AG',
    weight: 6,
  },
]

const london: Venue = {
  exchange: 'LSE',
  mic: 'XLON',
  country: 'GB',
  countryName: 'United Kingdom',
  currency: 'GBP',
  region: 'UK',
  form: 'plc',
  weight: 0,
}

// Sectors whose London companies often keep their books in dollars.
const dollarSectors = new Set(['Industrial Metals and Mining', 'Precious Metals and Mining', 'Oil, Gas and Coal'])

const suspensionReason = 'Trading is suspended at the request of the company until its annual report is published.'

/** What the companies of a market have in common. */
interface Companies {
  /** The share of those that are listed abroad. */
  readonly abroad: number
  /** Their usual value, as a multiple of that of the companies a British investor knows. */
  readonly size: number
  /** Whether a sector is that of one country, as it has to be where the world's companies are compared. */
  readonly sectorsOfCountries: boolean
}

const wellKnown: Companies = { abroad: 0.1, size: 1, sectorsOfCountries: false }
const longTail: Companies = { abroad: 0.9, size: 0.01, sectorsOfCountries: true }

export function* planEquities(context: PlanContext, count: number): Generator<EquityPlan> {
  for (const fixed of fixedEquities) yield planEquity(context, fixed.marketCode, wellKnown, fixed)
  for (let i = fixedEquities.length; i < count; i++) yield planEquity(context, `equity ${i}`, wellKnown)
}

export function* planTailEquities(context: PlanContext, count: number): Generator<EquityPlan> {
  for (let i = 0; i < count; i++) yield planEquity(context, `tail equity ${i}`, longTail)
}

function planEquity(
  context: PlanContext,
  key: string,
  companies: Companies,
  fixed: FixedEquity | null = null,
): EquityPlan {
  const random = context.random('plan', key)
  const venue = fixed ? fixedVenue(fixed) : drawVenue(random, companies)
  const drawn = fixed ? getSector(fixed.sector) : random.weighted(sectors, s => s.weight)
  const abroad = venue !== london
  const sector = abroad && companies.sectorsOfCountries ? sectorOf(venue, drawn) : drawn
  const marketCap = drawMarketCap(random, abroad, sector, companies.size)
  const aim = fixed
    ? fixed.segment === 'AIM'
    : !abroad && random.chance(marketCap < 300e6 ? 0.55 : marketCap < 1e9 ? 0.15 : 0)
  const name = fixed?.name ?? companyName(context, random, sector, venue.form)
  const shortName = fixed?.shortName ?? name.replace(/ (plc|Inc|AG|SA|NV)$/, '')
  const country =
    abroad || fixed ? venue.country : random.weighted(['GB', 'JE', 'GG'] as const, c => (c === 'GB' ? 92 : 4))
  const unit = abroad ? venue.currency : 'GBX'
  const scale = 2
  const price = fixed?.price ?? toTick(unit, scale, drawPrice(random, marketCap, abroad))
  const shares = fixed?.shares ?? roundShares(marketCap / ((price / 10 ** scale) * sterlingRate(unit)))
  const losing = random.chance(sector.lossChance * (marketCap > 2e9 ? 0.25 : aim ? 1.7 : 1))
  const lossMaking = fixed?.lossMaking ?? (losing && sector.template === 'GENERAL')
  const currency = abroad
    ? venue.currency
    : !fixed && dollarSectors.has(sector.name) && random.chance(0.6)
      ? 'USD'
      : 'GBP'
  const listedOn = fixed
    ? tradingDayFrom(addMonthsTo(context.until, -12 * fixed.listedYearsAgo))
    : drawListing(context, random)
  const sedol = context.identifiers.sedol(random)
  const dotted = !fixed && !abroad && random.chance(0.025)
  const ticker = fixed
    ? (fixed.marketCode.split(':')[1] ?? '')
    : context.identifiers.ticker(random, venue.exchange, shortName, dotted)
  const listing = planListing(context, venue, { ticker, aim, unit, scale, marketCap })
  const priceEarnings = fixed?.priceEarnings ?? clamp(sector.priceEarnings * Math.exp(0.28 * random.normal()), 5.5, 38)
  const small = abroad ? 0 : clamp((Math.log(4e9) - Math.log(marketCap)) / 4, 0, 1)
  return {
    id: context.nextSecurityId(),
    type: 'EQUITY',
    name,
    shortName,
    isin: isinOf(context, random, country, sedol),
    sedol,
    lei: context.identifiers.lei(random),
    cfi: 'ESVUFR',
    country,
    currency,
    category: null,
    complex: false,
    listedOn,
    description: describeCompany(random, shortName, sector),
    website: websiteOf(shortName),
    formerNames: fixed ? fixedFormerNames(context, fixed) : drawFormerNames(context, random, sector, venue.form),
    listing,
    otherListings: [],
    finalPrice: price,
    sizeGbp: Math.round((price / 10 ** scale) * sterlingRate(unit) * shares) * 100,
    suspendedOn: fixed?.suspended ? addTradingDays(context.until, -31) : null,
    statusReason: fixed?.suspended ? suspensionReason : null,
    sector,
    region: venue.region,
    shares,
    priceEarnings,
    lossMaking,
    paysDividends: fixed ? !lossMaking : !lossMaking && !random.chance(aim ? 0.35 : sector.payout < 0.35 ? 0.25 : 0.05),
    quarterly: fixed ? abroad : abroad ? venue.country === 'US' : marketCap > 5e9 && random.chance(0.2),
    yearEndMonth: fixed?.yearEndMonth ?? drawYearEnd(random),
    beta: sector.beta * (1 + 0.15 * random.normal()),
    volatility: sector.volatility * (1 + 0.6 * small) * Math.exp(0.15 * random.normal()) * (lossMaking ? 1.35 : 1),
    small,
    split: fixed ? null : drawSplit(context, random, listedOn),
  }
}

function drawVenue(random: Random, { abroad }: Companies): Venue {
  return random.chance(abroad) ? random.weighted(foreignVenues, v => v.weight) : london
}

function sectorOf({ countryName }: Venue, sector: Sector): Sector {
  return { ...sector, name: `${sector.name}, ${countryName}` }
}

function isinOf({ identifiers }: PlanContext, random: Random, country: string, sedol: Sedol): Isin {
  return country === 'GB' || country === 'JE' || country === 'GG'
    ? identifiers.isinFromSedol(country, sedol)
    : identifiers.foreignIsin(random, country)
}

interface Line extends Pick<ListingPlan, 'ticker' | 'unit' | 'scale'> {
  readonly aim: boolean
  readonly marketCap: number
}

function planListing(context: PlanContext, venue: Venue, { aim, marketCap, ...line }: Line): ListingPlan {
  const abroad = venue !== london
  return {
    id: context.nextListingId(),
    marketCode: `${venue.exchange}:${line.ticker}`,
    exchange: venue.exchange,
    mic: aim ? 'AIMX' : venue.mic,
    segment: abroad ? null : aim ? 'AIM' : 'Main Market',
    ...line,
    streamable: !abroad,
    normalMarketSize: abroad ? null : marketSizeOf(marketCap),
  }
}

function fixedFormerNames({ until }: PlanContext, { formerName }: FixedEquity) {
  return formerName === null ? [] : [{ name: formerName, until: addMonthsTo(until, -74) }]
}

function fixedVenue(fixed: FixedEquity): Venue {
  const exchange = fixed.marketCode.split(':')[0]
  return foreignVenues.find(v => v.exchange === exchange) ?? london
}

/** Pounds. A long tail: most companies are worth hundreds of millions, a few tens of billions. */
function drawMarketCap(random: Random, abroad: boolean, sector: Sector, size: number): number {
  const median = abroad ? 24e9 : sector.template === 'BANK' ? 2.2e9 : sector.template === 'GENERAL' ? 430e6 : 900e6
  return bounded(
    size * median * Math.exp((abroad ? 0.9 : 1.75) * random.normal()),
    15e6 * random.uniform(1, 1.8),
    120e9,
  )
}

/** At scale 2. Larger companies have higher share prices. */
function drawPrice(random: Random, marketCap: number, abroad: boolean): number {
  if (abroad) return 100 * bounded(90 * Math.exp(0.7 * random.normal()), 8, 900)
  const usual = 240 * (marketCap / 430e6) ** 0.32
  return 100 * bounded(usual * Math.exp(0.85 * random.normal()), 2.2, 9800)
}

function roundShares(shares: number): number {
  return Math.max(1_000_000, Math.round(shares / 1000) * 1000)
}

function marketSizeOf(marketCap: number): number {
  return marketCap > 5e9
    ? 10_000
    : marketCap > 1e9
      ? 5_000
      : marketCap > 200e6
        ? 3_000
        : marketCap > 50e6
          ? 2_000
          : 1_000
}

function drawYearEnd(random: Random): number {
  return random.weighted([12, 3, 9, 6, 1, 4, 7, 10] as const, month =>
    month === 12 ? 50 : month === 3 ? 20 : month === 9 ? 11 : month === 6 ? 10 : 2,
  )
}

function drawListing(context: PlanContext, random: Random): EpochDay {
  const years = random.chance(0.13) ? random.uniform(0.3, 9.5) : random.uniform(11, 60)
  return tradingDayFrom(context.until - Math.round(years * 365.25))
}

function drawFormerNames(context: PlanContext, random: Random, sector: Sector, form: string) {
  if (!random.chance(0.08)) return []
  return [{ name: companyName(context, random, sector, form), until: context.until - random.integer(200, 3000) }]
}

function drawSplit(context: PlanContext, random: Random, listedOn: EpochDay): SplitPlan | null {
  if (!random.chance(0.05)) return null
  const from = Math.max(listedOn + 200, context.historyFrom + 100)
  const to = context.until - 120
  if (from >= to) return null
  const [newShares, oldShares] = random.pick([
    [2, 1],
    [5, 1],
    [4, 1],
    [1, 10],
    [1, 5],
    [6, 7],
  ] as const)
  return { on: tradingDayFrom(random.integer(from, to)), newShares, oldShares }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Units of the reporting currency in one unit of the price. */
export function reportingRate(plan: EquityPlan): number {
  return exchangeRate(plan.listing.unit, plan.currency)
}
