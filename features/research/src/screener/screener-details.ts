import { analyseGilt, type GroupFigures, groupFigures, lineGrowth, quartileOf, standingIn } from '@bellwether/analytics'
import { type Database, facts, type screener } from '@bellwether/db'
import { holdableIn, price } from '@bellwether/domain'
import { toDealing } from '../layout/dealing.ts'
import { placeOfDiscrete, placeOfPeriod } from '../sector-figures/compared-spans.ts'
import type { ReturnStandings } from '../sector-figures/group-returns.ts'
import { type CompanyRatios, numberIn } from '../sector-figures/own-figures.ts'

type Screened = screener.DetailedSecurity

/** What the figures of a group's members are made from, besides the members themselves. */
export interface GroupDetails {
  readonly returns: ReadonlyMap<number, ReturnStandings>
  readonly ratios: ReadonlyMap<number, CompanyRatios | null>
}

/** The screener's figures of a sector's members: ratios, returns with their quartiles, and the accounts that can hold each. */
export function detailsOfGroup(
  members: readonly Screened[],
  { returns, ratios }: GroupDetails,
): readonly screener.ScreenerDetails[] {
  const charges = groupFigures(members.flatMap(({ charge }) => (charge === null ? [] : [-charge])))
  return members.map(member => ({
    securityId: member.id,
    wrappers: wrappersOf(member),
    ...ratiosOf(ratios.get(member.id) ?? null),
    ...returnsOf(member.asAt === null ? undefined : returns.get(member.id)),
    chargeQuartile: chargeQuartileOf(member, charges),
    dividendGrowth: member.dividendGrowth,
    afterTaxYield: null,
  }))
}

/** The same of securities that are compared with no others. */
export async function detailsOfOthers(
  db: Database,
  members: readonly Screened[],
): Promise<readonly screener.ScreenerDetails[]> {
  const details: screener.ScreenerDetails[] = []
  for (const member of members)
    details.push({
      securityId: member.id,
      wrappers: wrappersOf(member),
      ...ratiosOf(null),
      ...returnsOf(undefined),
      chargeQuartile: null,
      dividendGrowth: member.dividendGrowth,
      afterTaxYield: member.type === 'BOND' ? await afterTaxYield(db, member) : null,
    })
  return details
}

function wrappersOf(member: Screened): readonly string[] {
  return holdableIn(toDealing(member, member.dealing)).flatMap(({ holdable, wrapper }) => (holdable ? [wrapper] : []))
}

/** The cheapest first. */
function chargeQuartileOf({ charge }: Screened, charges: GroupFigures): number | null {
  return charge === null ? null : standingIn(charges, -charge, [-charge]).quartile
}

/** The higher rate of income tax, as the column's name says. */
const higherRate = 0.4

async function afterTaxYield(
  db: Database,
  { id, last, priceUnit, priceScale, asAt }: Screened,
): Promise<number | null> {
  const record = last === null || asAt === null ? null : await facts.gilt(db, id)
  if (!record || last === null || asAt === null) return null
  const analysis = analyseGilt(record, price(last, priceScale, priceUnit), asAt)
  return analysis?.afterTax.find(({ rate }) => rate === higherRate)?.yield ?? null
}

function ratiosOf(company: CompanyRatios | null) {
  const { ratios = {}, member } = company ?? {}
  return {
    priceBook: numberIn(ratios.priceBook),
    operatingMargin: numberIn(ratios.operatingMargin),
    roce: numberIn(ratios.returnOnCapitalEmployed),
    netDebtEbitda: numberIn(ratios.netDebtToEbitda),
    earningsGrowth: member ? numberIn(lineGrowth(member.epsPrevious, member.eps)) : null,
  }
}

function returnsOf(standings: ReturnStandings | undefined) {
  const fraction = (period: Parameters<typeof placeOfPeriod>[0]) => standings?.returns[placeOfPeriod(period)] ?? null
  const quartile = (period: Parameters<typeof placeOfPeriod>[0]) => {
    const place = standings?.places[placeOfPeriod(period)] ?? null
    const counted = standings?.counted[placeOfPeriod(period)] ?? null
    return place === null || counted === null ? null : quartileOf(place, counted)
  }
  return {
    return6m: fraction('6M'),
    totalReturn1y: fraction('1Y'),
    totalReturn3y: fraction('3Y'),
    totalReturn5y: fraction('5Y'),
    totalReturn10y: fraction('10Y'),
    ...discreteOf(standings),
    volatility3y: standings?.risk?.volatility ?? null,
    maxDrawdown: standings?.risk ? (standings.risk.drawdown?.fall ?? 0) : null,
    quartile1y: quartile('1Y'),
    quartile3y: quartile('3Y'),
    quartile5y: quartile('5Y'),
  }
}

function discreteOf(standings: ReturnStandings | undefined) {
  const fraction = (year: number) => standings?.returns[placeOfDiscrete(year)] ?? null
  return {
    discrete1: fraction(1),
    discrete2: fraction(2),
    discrete3: fraction(3),
    discrete4: fraction(4),
    discrete5: fraction(5),
  }
}
