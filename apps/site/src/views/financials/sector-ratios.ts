import type { financials } from '@bellwether/db'
import { figuresOf, isPresent, price, type Ratio, trailingYear } from '@bellwether/domain'
import { type Period, periodsOf } from './period.ts'
import { ratioGroups } from './ratio-groups.ts'
import type { RatioPeriod } from './ratio-period.ts'

/** Of one company: the ratios that mean something, by their keys. */
type StatedRatios = Readonly<Record<string, Ratio>>

type Member = Pick<
  financials.SectorMember,
  'securityId' | 'last' | 'priceUnit' | 'priceScale' | 'sharesInIssue' | 'epsForward'
>

/**
 * What the statements of every member say, by the same rules as the company's own ratios: the last twelve months at the last price, the last full
 * year where only full years can give the ratio. Amounts per share do not compare between companies and are left out.
 */
export function statedRatios(
  members: readonly Member[],
  statements: readonly financials.SectorStatement[],
): ReadonlyMap<number, StatedRatios> {
  const bySecurity = Map.groupBy(statements, ({ securityId }) => securityId)
  const ratios = new Map<number, StatedRatios>()
  for (const member of members) {
    const own = bySecurity.get(member.securityId) ?? []
    const year = periodsOf(own.filter(({ period }) => period === 'ANNUAL')).at(-1)
    if (year) ratios.set(member.securityId, ratiosOf(member, year, periodsOf(own.filter(isInterim))))
  }
  return ratios
}

const isInterim = ({ period }: financials.SectorStatement) => period === 'INTERIM'

function ratiosOf(member: Member, year: Period, interims: readonly Period[]): StatedRatios {
  const reported = trailingYear(year, interims)
  const before = year.before?.figures ?? null
  const fullYear: RatioPeriod = {
    reported: year,
    figures: year.figures,
    before,
    price: member.last === null ? null : price(member.last, member.priceScale, member.priceUnit),
    shares: member.sharesInIssue,
    nav: null,
    epsForward: member.epsForward,
  }
  const latest: RatioPeriod =
    reported === year ? fullYear : { ...fullYear, reported, figures: figuresOf(reported), before: null }
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
