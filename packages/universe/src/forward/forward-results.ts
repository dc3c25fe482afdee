import { type IsoDate, toEpochDay } from '@bellwether/domain'
import { type EpochDay, isoOf } from '../calendar.ts'
import { createEquityCompany, type EquityCompany } from '../company/equity-company.ts'
import type { FiscalCalendar } from '../company/fiscal-calendar.ts'
import { ratioInputsRow } from '../company/ratio-inputs.ts'
import { segmentsOfYear } from '../company/segments.ts'
import { basisOf, statementsOf, toStatementRow } from '../company/statement-rows.ts'
import { coreDepth } from '../depth.ts'
import type { UniverseOptions } from '../generate.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import { planUniverse } from '../identity/plan-universe.ts'
import { createMarket, type Market } from '../market.ts'
import { createTrustCompany, type TrustCompany } from '../portfolio/trust-company.ts'
import { createTrustAccounts } from '../portfolio/trust-statements.ts'
import type { RatioInputsRow, SegmentRow, StatementRow } from '../rows/financials.ts'

/** What a company or trust publishes on a day, and what is expected of it from then on. */
export interface ForwardResults {
  readonly securityId: number
  readonly published: StatementRow
  readonly forecasts: readonly StatementRow[]
  readonly segments: readonly SegmentRow[]
  /** Null for a trust. */
  readonly inputs: RatioInputsRow | null
}

/** The last net asset value of a trust, of those since the market was made, on or before a day. */
export type NavSince = (securityId: number, day: EpochDay) => number | null

/** Results that are due; a trust's are worked out from its net asset values until then. */
export interface DueResults {
  readonly day: IsoDate
  readonly securityId: number
  readonly isTrust: boolean
  readonly publish: (navSince: NavSince) => ForwardResults | null
}

interface ForwardSpan {
  readonly after: IsoDate
  readonly to: IsoDate
  /** The securities that may publish results in it: making the accounts of all takes seconds. */
  readonly reporting: ReadonlySet<number>
}

const forecastYears = 2

/**
 * The results of a market's companies and trusts after its last day, `until`, by day. Calendars and accounts are drawn two years ahead
 * with the market itself, so what is published continues what was: the same whenever, and in what steps, it is asked for.
 */
export function forwardResults(
  { seed, until, ...size }: Omit<UniverseOptions, 'onProgress'>,
  { after, to, reporting }: ForwardSpan,
): ReadonlyMap<IsoDate, readonly DueResults[]> {
  const market = createMarket(seed, toEpochDay(until), coreDepth)
  const [from, last] = [Math.max(toEpochDay(after), market.until), toEpochDay(to)]
  const dueDays = ({ halves }: FiscalCalendar) =>
    halves.map(({ publishedOn }) => publishedOn).filter(day => day > from && day <= last)
  const { equities, trusts } = planUniverse(market, size)
  const isReporting = ({ id, suspendedOn }: SecurityPlan) => suspendedOn === null && reporting.has(id)
  const ofCompanies = equities.filter(isReporting).flatMap(plan => {
    const company = createEquityCompany(market, plan)
    return dueDays(company.calendar).map(day => ({
      ...{ day: isoOf(day), securityId: plan.id, isTrust: false },
      publish: () => companyResults(market, company, day),
    }))
  })
  const ofTrusts = trusts.filter(isReporting).flatMap(plan => {
    const trust = createTrustCompany(market, plan)
    return dueDays(trust.calendar).map(day => ({
      ...{ day: isoOf(day), securityId: plan.id, isTrust: true },
      publish: (navSince: NavSince) => trustResults(market, trust, day, navSince),
    }))
  })
  return Map.groupBy([...ofCompanies, ...ofTrusts], ({ day }) => day)
}

function companyResults(market: Market, company: EquityCompany, day: EpochDay): ForwardResults | null {
  const { plan, business, accounts, calendar } = company
  const coverage = { annual: market.depth.annual, interim: market.depth.interim, forecast: forecastYears }
  const years = calendar.halves.filter(({ half, publishedOn }) => half === 2 && publishedOn <= day)
  const latestYear = Math.max(...years.map(({ fiscalYear }) => fiscalYear))
  const statements = statementsOf(business, accounts, latestYear, day, coverage)
  const published = statements.find(({ publishedOn }) => publishedOn === day)
  if (published === undefined) return null
  const toRow = (statement: typeof published) =>
    toStatementRow(plan.id, business.template, plan.currency, basisOf(plan), statement)
  const then = { ...company, statements, calendar: { ...calendar, latestYear } }
  return {
    securityId: plan.id,
    published: toRow(published),
    forecasts: statements.filter(({ period }) => period === 'FORECAST').map(toRow),
    segments: published.period === 'ANNUAL' ? [...segmentsOfYear(market, company, published)] : [],
    inputs: ratioInputsRow({ ...market, until: day }, then),
  }
}

function trustResults(market: Market, trust: TrustCompany, day: EpochDay, navSince: NavSince): ForwardResults | null {
  const { plan } = trust
  const since = { until: day, navOn: (on: EpochDay) => navSince(plan.id, on) }
  const published = createTrustAccounts(market, trust, since).statements.find(({ publishedOn }) => publishedOn === day)
  if (published === undefined) return null
  const row = toStatementRow(plan.id, 'TRUST', plan.currency, 'IFRS', published)
  return { securityId: plan.id, published: row, forecasts: [], segments: [], inputs: null }
}
