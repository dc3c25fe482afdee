import { discretePeriods, periodStart } from '@bellwether/analytics'
import type { BlockState, PerformanceView } from '@bellwether/contract'
import { formatDate, type IsoDate } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { returnFigures } from './return-calculations.ts'
import { likeLines, type ReturnHistory, type ReturnLine, returnHistory, tooYoung } from './return-history.ts'
import { describeSector, standingOf, storedStanding } from './sector-standing.ts'
import { cumulativePeriods, type StandardPeriod, sinceBeginning, standardPeriods } from './standard-periods.ts'

/** Left out of widgets, which may be narrow. */
const widePeriods: readonly StandardPeriod[] = ['3M', 'YTD', '10Y']

/** Total return with income reinvested; nothing before 12 months of history (COBS 4.5A). */
export async function performanceView(
  context: ResearchContext,
  security: Security,
  day: IsoDate,
  { widget = false } = {},
): Promise<BlockState<PerformanceView>> {
  const shown = periodsOf(security, widget)
  const longest = shown.includes('10Y') ? '10Y' : '5Y'
  const [history, stored] = await Promise.all([
    returnHistory(context, { security, day }, { years: longest === '10Y' ? 10 : 5 }),
    widget ? null : storedStanding(context, security),
  ])
  if (typeof history === 'string') return withheld(history, day)
  const { asAt } = history
  const periods = [
    ...cumulativePeriods(asAt, shown),
    ...(widget ? [] : sinceBeginning(history.beginning, asAt, periodStart(longest, asAt, asAt))),
  ]
  const standing = standingOf(stored, periods)
  const row = ({ name, index }: ReturnLine) => ({
    name,
    returns: periods.map(({ from, to }) => index.between(from, to)),
  })
  const benchmark = likeLines(history).find(({ kind }) => kind === 'benchmark') ?? null
  return ready({
    asAt,
    basis: standing ? `${history.basis} ${describeSector(standing, asAt)}` : history.basis,
    cumulative: {
      periods: periods.map(({ label, from, dated }) => (dated ? `${label}, ${formatDate(from)}` : label)),
      rows: [
        ...linesOf(history, security, widget).map(row),
        ...(standing ? [{ name: 'Sector average', returns: standing.averages }] : []),
      ],
      ranks: standing?.ranks ?? null,
    },
    discrete: discretePeriods(asAt).map(period => ({
      ...period,
      security: history.security.index.between(period.from, period.to),
      benchmark: benchmark?.index.between(period.from, period.to) ?? null,
    })),
    benchmark: benchmark?.name ?? null,
    explained: [
      ...returnFigures('to-date', history.security, periods, (_, index) => periods[index]?.label ?? ''),
      ...returnFigures('year', history.security, discretePeriods(asAt), ({ to }) => `12 months to ${formatDate(to)}`),
    ],
    withheld: null,
  })
}

/** Ten years are shown for trusts, which publish as long a record. */
function periodsOf({ type }: Security, widget: boolean): readonly StandardPeriod[] {
  if (widget) return standardPeriods.filter(period => !widePeriods.includes(period))
  return type === 'CLOSED_END_FUND' ? standardPeriods : standardPeriods.filter(period => period !== '10Y')
}

/** A widget has no room for the NAV, and for the price only where the index has no other. */
function linesOf(
  { lines, price, payments }: ReturnHistory,
  { type }: Security,
  widget: boolean,
): readonly ReturnLine[] {
  if (widget) return lines.filter(({ kind }) => kind !== 'nav')
  const paid = payments.length > 0 && type !== 'CLOSED_END_FUND'
  return paid && !lines.includes(price) ? lines.toSpliced(1, 0, price) : lines
}

function withheld(reason: string, asAt: IsoDate): BlockState<PerformanceView> {
  if (reason !== tooYoung) return empty(reason)
  return ready({
    asAt,
    basis: '',
    cumulative: { periods: [], rows: [], ranks: null },
    discrete: [],
    benchmark: null,
    withheld: reason,
  })
}
