import type { BlockState, PerformanceView } from '@bellwether/contract'
import { addDays, addMonths, dateParts, formatIsoDate, getUnit, type IsoDate, unitWords } from '@bellwether/domain'
import type { Security, SiteContext } from '../site-context.ts'
import { findBenchmark } from './benchmark.ts'
import { empty, ready } from './block-state.ts'
import { reinvestedPayments } from './reinvested-payments.ts'
import { type ReturnIndex, totalReturn } from './total-return.ts'

/** What a widget leaves out has no room on a narrow place of somebody's page. */
const everyPeriod = [
  { label: '1 month', months: 1 },
  { label: '3 months', months: 3, widget: false },
  { label: '6 months', months: 6 },
  { label: 'Year to date', months: null, widget: false },
  { label: '1 year', months: 12 },
  { label: '3 years', months: 36 },
  { label: '5 years', months: 60 },
] as const satisfies readonly { readonly label: string; readonly months: number | null; readonly widget?: false }[]

const discreteYears = 5

/** Total return with income reinvested; nothing at all before twelve months of history, as the rules on past performance ask. */
export async function performanceView(
  context: SiteContext,
  security: Security,
  asAt: IsoDate,
  { widget = false } = {},
): Promise<BlockState<PerformanceView>> {
  const periods = widget ? everyPeriod.filter(period => !('widget' in period)) : everyPeriod
  const from = addDays(addMonths(asAt, -(discreteYears * 12 + 1)), -7)
  const days = await context.history.daily(security.listing.id, from, asAt)
  if (days.length < 2) return empty('No price history yet.')
  const { payments } = await reinvestedPayments(context, security, from, asAt)
  const index = totalReturn(days, payments)
  const benchmark = await findBenchmark(context, security, from, asAt)
  const marketIndex = benchmark
    ? totalReturn(
        benchmark.levels.map(({ day, level }) => ({ day, close: level })),
        [],
      )
    : null
  const yearAgo = index.between(addMonths(asAt, -12), asAt)
  const beginnings = periods.map(({ months }) =>
    months === null ? formatIsoDate(dateParts(asAt).year - 1, 12, 31) : addMonths(asAt, -months),
  )
  const returnsOf = (of: ReturnIndex) => beginnings.map(start => of.between(start, asAt))
  return ready({
    asAt,
    basis: `Total return in ${unitWords(getUnit(security.listing.priceUnit).currency)}, income reinvested, before dealing charges and tax${benchmark ? `; ${benchmark.name} is price only` : ''}.`,
    cumulative: {
      periods: periods.map(({ label }) => label),
      rows: [
        { name: security.shortName, returns: returnsOf(index) },
        ...(benchmark && marketIndex ? [{ name: benchmark.name, returns: returnsOf(marketIndex) }] : []),
      ],
    },
    discrete: discretePeriods(asAt).map(period => ({
      ...period,
      security: index.between(period.from, period.to),
      benchmark: marketIndex?.between(period.from, period.to) ?? null,
    })),
    benchmark: benchmark?.name ?? null,
    withheld: yearAgo === null ? 'Performance is shown once there are twelve complete months of prices.' : null,
  })
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

export function monthEnd(date: IsoDate): IsoDate {
  const { year, month } = dateParts(date)
  return addDays(addMonths(formatIsoDate(year, month, 1), 1), -1)
}
