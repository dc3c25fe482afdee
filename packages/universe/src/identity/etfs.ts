import { tradingDayFrom } from '../calendar.ts'
import { sterlingRate } from '../market/currency.ts'
import type { Market } from '../market.ts'
import { getMandate, mandates } from '../portfolio/mandates.ts'
import { objectiveOf } from '../portfolio/objective.ts'
import type { Random } from '../rng.ts'
import { bounded } from './bounded.ts'
import { websiteOf } from './company-names.ts'
import type { PlanContext } from './context.ts'
import { fixedEtfs } from './fixed-securities.ts'
import { bellwetherHouse, fundHouse } from './fund-houses.ts'
import type { EtfPlan, ListingPlan } from './plan.ts'

const etfMandates = mandates.filter(m => m.passive)

export function* planEtfs(context: PlanContext, count: number): Generator<EtfPlan> {
  for (const fixed of fixedEtfs) yield planEtf(context, fixed.marketCode, fixed, count)
  for (let i = fixedEtfs.length; i < count; i++) yield planEtf(context, `etf ${i}`, null, count)
}

export function* planTailEtfs(context: PlanContext, count: number): Generator<EtfPlan> {
  for (let i = 0; i < count; i++) yield planEtf(context, `tail etf ${i}`, null, count)
}

function planEtf(context: PlanContext, key: string, fixed: (typeof fixedEtfs)[number] | null, count: number): EtfPlan {
  const random = context.random('plan', key)
  const mandate = fixed ? getMandate(fixed.mandate) : random.weighted(etfMandates, m => m.weight)
  const leverage = fixed?.leverage ?? 1
  const house = fixed ? bellwetherHouse : fundHouse(random, count > 1000)
  const incomeClass = fixed ? (leverage === 1 ? 'INC' : 'ACC') : random.chance(0.5) ? 'ACC' : 'INC'
  const subject = mandate.name
    .replace('Global Equity', 'World')
    .replace('UK Equity', 'UK All-Share')
    .replace(/ Equity$/, '')
  const name =
    fixed?.name ??
    context.uniqueName(
      attempt =>
        `${house} ${subject}${attempt > 0 ? ` ${seriesName(attempt)}` : ''} UCITS ETF ${incomeClass === 'ACC' ? 'Acc' : 'Dist'}`,
    )
  const shortName = fixed?.shortName ?? name.replace(/ UCITS ETF/, '')
  const sedol = context.identifiers.sedol(random)
  const isin =
    leverage === 1 ? context.identifiers.isinFromSedol('IE', sedol) : context.identifiers.foreignIsin(random, 'XS')
  const price = fixed?.price ?? Math.round(100 * bounded(1400 * Math.exp(0.9 * random.normal()), 320, 9000))
  const sizeGbp = fixed?.sizeGbp ?? Math.round(bounded(420e6 * Math.exp(1.2 * random.normal()), 12e6, 38e9) / 1e4) * 1e6
  const ticker = fixed ? fixed.marketCode.slice(4) : context.identifiers.ticker(random, 'LSE', shortName, false)
  const listing = planLine(context, ticker, { unit: 'GBX', scale: 2 })
  const years = fixed
    ? leverage === 1
      ? 12.4
      : 6.3
    : random.chance(0.35)
      ? random.uniform(0.6, 9)
      : random.uniform(10.2, 18)
  return {
    id: context.nextSecurityId(),
    type: 'ETF',
    name,
    shortName,
    isin,
    sedol,
    lei: context.identifiers.lei(random),
    cfi: 'CEOIEU',
    country: leverage === 1 ? 'IE' : 'JE',
    currency: mandate.mix.BOND > 0.5 || mandate.regions.UK === 1 ? 'GBP' : 'USD',
    category: leverage === 1 ? mandate.category : 'Trading - Leveraged Equity',
    complex: leverage !== 1,
    listedOn: tradingDayFrom(context.until - Math.round(years * 365.25)),
    description:
      leverage === 1
        ? objectiveOf(mandate, true)
        : `Aims to deliver ${leverage} times the daily return of the ${mandate.benchmark}, before fees. Over longer periods the return will differ from ${leverage} times that of the index.`,
    website: websiteOf(`${house} ETFs`),
    formerNames: [],
    listing,
    otherListings:
      fixed?.marketCode === 'LSE:BWLD' || (!fixed && random.chance(0.45))
        ? [dollarLine(context, random, shortName, fixed ? 'BWLU' : null)]
        : [],
    finalPrice: price,
    sizeGbp,
    suspendedOn: null,
    statusReason: null,
    mandate,
    house,
    family: key,
    incomeClass,
    passive: true,
    ongoingCharge: fixed
      ? leverage === 1
        ? 0.0012
        : 0.0075
      : Math.round(10_000 * random.uniform(0.0007, 0.0045)) / 10_000,
    fundSizeGbp: sizeGbp,
    leverage,
  }
}

/** A second line of the same security, traded in dollars. */
function dollarLine(context: PlanContext, random: Random, shortName: string, fixedTicker: string | null): ListingPlan {
  const ticker = fixedTicker ?? context.identifiers.ticker(random, 'LSE', `${shortName} U`, false)
  const sedol = context.identifiers.sedol(context.random('line', ticker))
  return { ...planLine(context, ticker, { unit: 'USD', scale: 4 }), sedol }
}

function planLine(context: PlanContext, ticker: string, quoted: Pick<ListingPlan, 'unit' | 'scale'>): ListingPlan {
  return {
    id: context.nextListingId(),
    marketCode: `LSE:${ticker}`,
    exchange: 'LSE',
    mic: 'XLON',
    ticker,
    segment: 'ETFs and ETPs',
    ...quoted,
    streamable: true,
    normalMarketSize: 1_000,
  }
}

/** From a price of the main line to one of another line of the same security on a trading day, both integers. */
export function convertLine({ rates }: Pick<Market, 'rates'>, from: ListingPlan, to: ListingPlan) {
  const scale = 10 ** (to.scale - from.scale)
  const sterlingOn = (unit: string, position: number) => rates.get(unit)?.[position] ?? sterlingRate(unit)
  return (position: number): number => (sterlingOn(from.unit, position) / sterlingOn(to.unit, position)) * scale
}

function seriesName(attempt: number): string {
  return (
    ['Core', 'Screened', 'Value', 'Quality', 'Minimum Volatility', 'Equal Weight'][attempt - 1] ?? `Series ${attempt}`
  )
}
