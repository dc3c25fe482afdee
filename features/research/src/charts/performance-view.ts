import { type ReturnIndex, totalReturn } from '@bellwether/analytics'
import type { BlockState, PerformanceView } from '@bellwether/contract'
import {
  addDays,
  addMonths,
  dateParts,
  formatDate,
  formatIsoDate,
  getUnit,
  type IsoDate,
  unitName,
} from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { describeIncome, findBenchmark } from '../securities/benchmark.ts'
import { type Beginning, beginningOf } from './beginning.ts'
import { navCloses } from './nav-closes.ts'
import { reinvestedPayments } from './reinvested-payments.ts'
import { sectorStanding } from './sector-standing.ts'

/** Widgets leave out periods that do not fit a narrow column; ten years are shown for trusts, which publish as long a record. */
const everyPeriod: readonly {
  readonly label: string
  /** Null is the year to date. */
  readonly months: number | null
  readonly widget?: false
  readonly trust?: true
}[] = [
  { label: '1 month', months: 1 },
  { label: '3 months', months: 3, widget: false },
  { label: '6 months', months: 6 },
  { label: 'Year to date', months: null, widget: false },
  { label: '1 year', months: 12 },
  { label: '3 years', months: 36 },
  { label: '5 years', months: 60 },
  { label: '10 years', months: 120, widget: false, trust: true },
]

const discreteYears = 5

/** Total return with income reinvested; nothing before 12 months of history (COBS 4.5A). */
export async function performanceView(
  context: ResearchContext,
  security: Security,
  asAt: IsoDate,
  { widget = false } = {},
): Promise<BlockState<PerformanceView>> {
  const trust = security.type === 'CLOSED_END_FUND'
  const periods = everyPeriod.filter(period => (trust || !period.trust) && !(widget && period.widget === false))
  const years = Math.max(discreteYears, ...periods.map(({ months }) => (months ?? 0) / 12))
  const from = addDays(addMonths(asAt, -(years * 12 + 1)), -7)
  const days = await context.history.daily(security.listing.id, from, asAt)
  if (days.length < 2) return empty('No price history yet.')
  const since = widget ? [] : sinceBeginning(security, days[0]?.day ?? asAt, addMonths(asAt, -years * 12))
  const spans = [
    ...periods.map(({ months }) => ({
      from: months === null ? formatIsoDate(dateParts(asAt).year - 1, 12, 31) : addMonths(asAt, -months),
      to: asAt,
    })),
    ...since.map(({ on }) => ({ from: on, to: asAt })),
  ]
  const [{ payments }, benchmark, nav, standing] = await Promise.all([
    reinvestedPayments(context, security, from, asAt),
    findBenchmark(context, security, from, asAt),
    widget ? [] : navCloses(context, security, from, asAt),
    widget ? null : sectorStanding(context, security, spans),
  ])
  const index = totalReturn(days, payments)
  const marketIndex = benchmark
    ? totalReturn(
        benchmark.levels.map(({ day, level }) => ({ day, close: level })),
        [],
      )
    : null
  const row = (name: string, of: ReturnIndex) => ({ name, returns: spans.map(span => of.between(span.from, span.to)) })
  const ownName = trust && !widget ? `${security.shortName}, share price` : security.shortName
  return ready({
    asAt,
    basis: `Total return in ${unitName(getUnit(security.listing.priceUnit).currency)}, income reinvested, before dealing charges and tax.${benchmark ? ` ${describeIncome(benchmark)}` : ''}${standing ? ` Sector: ${standing.name}.` : ''}`,
    cumulative: {
      periods: [...periods.map(({ label }) => label), ...since.map(({ on, words }) => `${words}, ${formatDate(on)}`)],
      rows: [
        row(ownName, index),
        ...(widget || payments.length === 0 || trust
          ? []
          : [row('Price only (excluding income)', totalReturn(days, []))]),
        ...(nav.length > 1 ? [row('Net asset value', totalReturn(nav, payments))] : []),
        ...(benchmark && marketIndex ? [row(benchmark.name, marketIndex)] : []),
        ...(standing ? [{ name: 'Sector average', returns: standing.averages }] : []),
      ],
      ranks: standing?.ranks ?? null,
    },
    discrete: discretePeriods(asAt).map(period => ({
      ...period,
      security: index.between(period.from, period.to),
      benchmark: marketIndex?.between(period.from, period.to) ?? null,
    })),
    benchmark: benchmark?.name ?? null,
    withheld:
      index.between(addMonths(asAt, -12), asAt) === null
        ? 'Performance is shown once there are 12 complete months of prices.'
        : null,
  })
}

/** For securities younger than the longest period shown. */
function sinceBeginning(security: Security, first: IsoDate, longest: IsoDate): readonly Beginning[] {
  const beginning = beginningOf(security, first)
  return beginning && beginning.on > longest ? [beginning] : []
}

/** Five 12-month periods to the last complete month, latest first. */
export function discretePeriods(asAt: IsoDate): { readonly from: IsoDate; readonly to: IsoDate }[] {
  const { year, month } = dateParts(addDays(asAt, 1))
  const lastMonthEnd = addDays(formatIsoDate(year, month, 1), -1)
  return Array.from({ length: discreteYears }, (_, years) => ({
    from: monthEnd(addMonths(lastMonthEnd, -12 * (years + 1))),
    to: monthEnd(addMonths(lastMonthEnd, -12 * years)),
  }))
}

function monthEnd(date: IsoDate): IsoDate {
  const { year, month } = dateParts(date)
  return addDays(addMonths(formatIsoDate(year, month, 1), 1), -1)
}
