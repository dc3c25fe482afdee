import { addMonthsTo, tradingDayFrom } from '../calendar.ts'
import { toTick } from '../market/tick-size.ts'
import { getMandate, type Mandate, mandates } from '../portfolio/mandates.ts'
import { objectiveOf } from '../portfolio/objective.ts'
import { bounded } from './bounded.ts'
import { websiteOf } from './company-names.ts'
import type { PlanContext } from './context.ts'
import { fixedTrust } from './fixed-securities.ts'
import { fundHouse } from './fund-houses.ts'
import { placeName } from './place-names.ts'
import type { NavFrequency, TrustPlan } from './plan.ts'

const trustMandates = mandates.filter(m => m.aicSector !== null)

export function* planTrusts(context: PlanContext, count: number): Generator<TrustPlan> {
  yield planTrust(context, fixedTrust.marketCode, true, count)
  for (let i = 1; i < count; i++) yield planTrust(context, `trust ${i}`, false, count)
}

function planTrust(context: PlanContext, key: string, fixed: boolean, count: number): TrustPlan {
  const random = context.random('plan', key)
  const mandate = fixed ? getMandate(fixedTrust.mandate) : random.weighted(trustMandates, m => m.weight)
  const house = fixed ? 'Larkfield' : fundHouse(random, count > 1000)
  const name = fixed
    ? fixedTrust.name
    : context.uniqueName(attempt =>
        trustName(attempt < 8 ? placeName(random) : `${placeName(random)} & ${placeName(random)}`, mandate),
      )
  const shortName = fixed ? fixedTrust.shortName : name.replace(/ plc$/, '')
  const marketCap = bounded(430e6 * Math.exp(1.05 * random.normal()), 22e6, 14e9)
  const price = fixed
    ? fixedTrust.price
    : toTick('GBX', 2, 100 * bounded(210 * Math.exp(0.7 * random.normal()), 28, 2400))
  const shares = fixed ? fixedTrust.shares : Math.max(1_000_000, Math.round(marketCap / (price / 10_000) / 1000) * 1000)
  const unlisted = mandate.mix.OTHER + mandate.mix.PROPERTY > 0.5
  const country = fixed ? 'GB' : unlisted && random.chance(0.6) ? 'GG' : 'GB'
  const sedol = context.identifiers.sedol(random)
  const ticker = fixed ? 'NWT' : context.identifiers.ticker(random, 'LSE', shortName, random.chance(0.02))
  const years = fixed ? 97 : random.chance(0.2) ? random.uniform(1, 9) : random.uniform(11, 110)
  return {
    id: context.nextSecurityId(),
    type: 'CLOSED_END_FUND',
    name,
    shortName,
    isin: context.identifiers.isinFromSedol(country, sedol),
    sedol,
    lei: context.identifiers.lei(random),
    cfi: 'CICGLU',
    country,
    currency: 'GBP',
    category: mandate.category,
    complex: false,
    listedOn: tradingDayFrom(context.until - Math.round(years * 365.25)),
    description: objectiveOf(mandate),
    website: websiteOf(shortName),
    formerNames:
      !fixed && random.chance(0.1)
        ? [{ name: trustName(placeName(random), mandate), until: addMonthsTo(context.until, -random.integer(9, 90)) }]
        : [],
    listing: {
      id: context.nextListingId(),
      marketCode: `LSE:${ticker}`,
      exchange: 'LSE',
      mic: 'XLON',
      ticker,
      segment: 'Main Market',
      unit: 'GBX',
      scale: 2,
      streamable: true,
      normalMarketSize: marketCap > 1e9 ? 5_000 : 2_000,
    },
    otherListings: [],
    finalPrice: price,
    sizeGbp: Math.round((price / 10_000) * shares) * 100,
    suspendedOn: null,
    statusReason: null,
    mandate,
    house,
    shares,
    yearEndMonth: fixed ? 11 : random.weighted([12, 3, 9, 6, 11, 4] as const, m => (m === 12 ? 30 : 14)),
    navFrequency: fixed ? 'DAILY' : drawFrequency(random.next(), unlisted),
    usualDiscount: fixed ? -0.085 : unlisted ? random.uniform(-0.3, -0.08) : random.uniform(-0.14, 0.01),
    gearing: fixed ? 0.09 : random.chance(0.25) ? 0 : random.uniform(0.03, 0.18),
    quarterly: fixed || mandate.yield > 0.03 || random.chance(0.3),
    hero: fixed || (years > 25 && random.chance(0.35)),
    volatility: unlisted ? 0.09 : 0.045,
  }
}

function trustName(place: string, mandate: Mandate): string {
  const subject = mandate.name === 'Private Equity' ? mandate.name : mandate.name.replace(/ (Equity|Investment)$/, '')
  return /Infrastructure|Renewable|Private|Property/.test(subject)
    ? `${place} ${subject} Trust plc`
    : `${place} ${subject} Investment Trust plc`
}

function drawFrequency(point: number, unlisted: boolean): NavFrequency {
  if (unlisted) return point < 0.15 ? 'MONTHLY' : 'QUARTERLY'
  return point < 0.86 ? 'DAILY' : point < 0.94 ? 'WEEKLY' : 'MONTHLY'
}
