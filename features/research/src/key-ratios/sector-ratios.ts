import { type RatioPeriod, statementFigures, trailingYear } from '@bellwether/analytics'
import type { financials } from '@bellwether/db'
import { type IsoDate, isPresent, priceBesideAccounts, type RateOn, type Ratio } from '@bellwether/domain'
import { type Period, periodsOf } from '../statements/period.ts'
import { ratioGroups } from './ratio-groups.ts'
import { memberPrice } from './sector-standing.ts'

/** One company's meaningful ratios, by key. */
export type StatedRatios = Readonly<Record<string, Ratio>>

type Member = Pick<
  financials.SectorMember,
  'securityId' | 'last' | 'priceDay' | 'priceUnit' | 'priceScale' | 'sharesInIssue' | 'epsForward'
>

/**
 * The ratios of every member, by the same rules as the company's own: the last 12 months at the last price, the last full
 * year where only full years can give the ratio. Whoever is not among the members, as trusts are not, has no ratios to the price. Amounts per share do not compare between companies and are left out.
 */
export function statedRatios(
  members: readonly Member[],
  statements: readonly financials.SectorStatement[],
  rateOn: RateOn,
): ReadonlyMap<number, StatedRatios> {
  const byId = new Map(members.map(member => [member.securityId, member]))
  const ratios = new Map<number, StatedRatios>()
  for (const [securityId, own] of Map.groupBy(statements, one => one.securityId)) {
    const year = periodsOf(own.filter(({ period }) => period === 'ANNUAL')).at(-1)
    if (!year) continue
    const interims = periodsOf(own.filter(isInterim))
    ratios.set(securityId, ratiosOf(byId.get(securityId) ?? null, year, interims, rateOn))
  }
  return ratios
}

const isInterim = ({ period }: financials.SectorStatement) => period === 'INTERIM'

function ratiosOf(member: Member | null, year: Period, interims: readonly Period[], rateOn: RateOn): StatedRatios {
  const reported = trailingYear(year, interims)
  const accounts = { currency: reported.currency, asAt: reported.periodEnd as IsoDate }
  const before = year.before?.figures ?? null
  const fullYear: RatioPeriod = {
    reported: year,
    figures: year.figures,
    before,
    price: member && priceBesideAccounts(memberPrice(member), accounts, rateOn).price,
    shares: member?.sharesInIssue ?? year.figures.sharesInIssue,
    nav: null,
    epsForward: member?.epsForward ?? null,
  }
  const latest: RatioPeriod =
    reported === year ? fullYear : { ...fullYear, reported, figures: statementFigures(reported), before: null }
  const ratios: Record<string, Ratio> = {}
  for (const { rows } of ratioGroups[year.template]) {
    for (const { key, unit, of, periods } of rows) {
      if (unit === 'perShare') continue
      const ratio = of(periods === 'FULL_YEARS' ? fullYear : latest)
      if (isPresent<number>(ratio)) ratios[key] = ratio
    }
  }
  return ratios
}
