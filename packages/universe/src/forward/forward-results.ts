import { type IsoDate, toEpochDay } from '@bellwether/domain'
import { type EpochDay, isoOf } from '../calendar.ts'
import { createEquityCompany, type EquityCompany } from '../company/equity-company.ts'
import { ratioInputsRow } from '../company/ratio-inputs.ts'
import { basisOf, statementsOf, toStatementRow } from '../company/statement-rows.ts'
import { coreDepth } from '../depth.ts'
import type { UniverseOptions } from '../generate.ts'
import { planUniverse } from '../identity/plan-universe.ts'
import { createMarket, type Market } from '../market.ts'
import type { RatioInputsRow, StatementRow } from '../rows/financials.ts'

/** What a company publishes on a day, and what is expected of it from then on. */
export interface ForwardResults {
  readonly day: IsoDate
  readonly securityId: number
  readonly published: StatementRow
  readonly forecasts: readonly StatementRow[]
  readonly inputs: RatioInputsRow
}

interface ForwardSpan {
  readonly after: IsoDate
  readonly to: IsoDate
  /** The securities that may publish results in it: making the accounts of all takes seconds. */
  readonly reporting: ReadonlySet<number>
}

const forecastYears = 2

/**
 * The results of a market's companies after its last day, `until`, by day. Accounts are drawn two years ahead with the market itself,
 * so what is published continues what was: the same whenever, and in what steps, it is asked for.
 */
export function forwardResults(
  { seed, until, ...size }: Omit<UniverseOptions, 'onProgress'>,
  { after, to, reporting }: ForwardSpan,
): ReadonlyMap<IsoDate, readonly ForwardResults[]> {
  const market = createMarket(seed, toEpochDay(until), coreDepth)
  const [from, last] = [Math.max(toEpochDay(after), market.until), toEpochDay(to)]
  const results = planUniverse(market, size)
    .equities.filter(({ id, suspendedOn }) => suspendedOn === null && reporting.has(id))
    .flatMap(plan => {
      const company = createEquityCompany(market, plan)
      return company.calendar.halves
        .filter(({ publishedOn }) => publishedOn > from && publishedOn <= last)
        .flatMap(({ publishedOn }) => resultsOn(market, company, publishedOn) ?? [])
    })
  return Map.groupBy(results, ({ day }) => day)
}

function resultsOn(market: Market, company: EquityCompany, day: EpochDay): ForwardResults | null {
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
    day: isoOf(day),
    securityId: plan.id,
    published: toRow(published),
    forecasts: statements.filter(({ period }) => period === 'FORECAST').map(toRow),
    inputs: ratioInputsRow({ ...market, until: day }, then),
  }
}
