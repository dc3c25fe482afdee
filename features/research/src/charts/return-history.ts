import { type DayClose, type ReturnIndex, totalReturn } from '@bellwether/analytics'
import { people } from '@bellwether/db'
import { addDays, addMonths, findUnit, type IsoDate, unitName } from '@bellwether/domain'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { type Benchmark, describeIncome, findBenchmark } from '../securities/benchmark.ts'
import { type Beginning, beginningOf } from './beginning.ts'
import { dirtyCloses } from './dirty-closes.ts'
import { navCloses } from './nav-closes.ts'
import { reinvestedPayments } from './reinvested-payments.ts'

export interface ReturnLine {
  readonly kind: 'security' | 'nav' | 'benchmark'
  readonly name: string
  readonly index: ReturnIndex
  readonly days: readonly DayClose[]
}

/** The data behind past performance, read once for all blocks of the page. */
export interface ReturnHistory {
  readonly asAt: IsoDate
  readonly currency: string
  readonly security: ReturnLine
  /** The security first, then a trust's NAV, then the benchmark. */
  readonly lines: readonly ReturnLine[]
  readonly basis: string
  /** When the longest-serving manager took over; null if there is none or it is not disclosed. */
  readonly managedSince: IsoDate | null
  readonly beginning: Beginning | null
  readonly currencyWarning: string | null
}

export const historyYears = 10

/** Null without prices. A string is the reason why performance is not shown: COBS 4.5A requires 12 months. */
export async function returnHistory(
  context: ResearchContext,
  { security, day }: Pick<Subject, 'security' | 'day'>,
): Promise<ReturnHistory | string> {
  const { listing } = security
  // A month and a week more than ten years, so that the last month end ten years ago has a price too.
  const from = addDays(addMonths(day, -(historyYears * 12 + 1)), -7)
  const priced = await context.history.daily(listing.id, from, day)
  const days = security.type === 'BOND' ? await dirtyCloses(context, security, priced) : priced
  if (typeof days === 'string') return days
  const first = days[0]
  if (!first || days.length < 2) return 'No price history yet.'
  if (first.day > addMonths(day, -12)) return 'Performance is shown once there are 12 complete months of prices.'
  const [{ payments, leftOut }, benchmark, navLine, managedSince] = await Promise.all([
    reinvestedPayments(context, security, from, day),
    findBenchmark(context, security, from, day),
    navCloses(context, security, from, day),
    managerSince(context, security),
  ])
  const trust = security.type === 'CLOSED_END_FUND'
  const own: ReturnLine = {
    kind: 'security',
    name: trust ? `${security.shortName}, share price` : security.shortName,
    index: totalReturn(days, payments),
    days,
  }
  const lines: ReturnLine[] = [own]
  if (navLine.length > 1) {
    lines.push({ kind: 'nav', name: 'Net asset value', index: totalReturn(navLine, payments), days: navLine })
  }
  if (benchmark) {
    const levels = benchmark.levels.map(({ day, level }) => ({ day, close: level }))
    lines.push({ kind: 'benchmark', name: benchmark.name, index: totalReturn(levels, []), days: levels })
  }
  const currency = findUnit(listing.priceUnit)?.currency ?? listing.priceUnit
  return {
    asAt: day,
    currency,
    security: own,
    lines,
    managedSince,
    beginning: beginningOf(security, first.day),
    basis: basisOf(currency, leftOut, benchmark, security.type),
    currencyWarning:
      currency === 'GBP'
        ? null
        : `Returns are in ${unitName(currency)} and may increase or decrease as a result of currency fluctuations.`,
  }
}

async function managerSince({ db }: ResearchContext, { id, type }: Subject['security']): Promise<IsoDate | null> {
  if (type !== 'FUND' && type !== 'CLOSED_END_FUND') return null
  const [longest] = await people.board(db, id, ['MANAGER'])
  return longest?.appointedOn ?? null
}

function basisOf(
  currency: string,
  leftOut: readonly string[],
  benchmark: Benchmark | null,
  type: Subject['security']['type'],
): string {
  const pooled = type !== 'EQUITY' && type !== 'BOND'
  const income =
    leftOut.length > 0
      ? `income in ${leftOut.join(' and ')} not included (no daily exchange rates)`
      : 'income reinvested on the ex-dividend date'
  return `Total return in ${unitName(currency)}, ${income}; ${pooled ? 'after product charges, ' : ''}before dealing charges and tax.${benchmark ? ` ${describeIncome(benchmark)}` : ''}`
}
