import { type DayClose, inMoney, type Payment, type ReturnIndex, totalReturn } from '@bellwether/analytics'
import { people } from '@bellwether/db'
import { addMonths, type IsoDate, unitName } from '@bellwether/domain'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { historyStart, historyYears } from '../sector-figures/compared-spans.ts'
import { benchmarkIndex, benchmarkLine, describeIncome, type IndexLine } from '../securities/benchmark.ts'
import { joinList } from '../securities/join-list.ts'
import { type Beginning, beginningOf } from './beginning.ts'
import { returnCloses } from './dirty-closes.ts'
import { asQuoted, currencyOf, type MoneyTerms } from './money-terms.ts'
import { navCloses } from './nav-closes.ts'
import { reinvestedPayments } from './reinvested-payments.ts'

export interface ReturnLine {
  /** 'price' is the security without income, beside an index that has none. */
  readonly kind: 'security' | 'price' | 'nav' | 'benchmark'
  readonly name: string
  readonly currency: string
  readonly index: ReturnIndex
  readonly days: readonly DayClose[]
}

/** The data behind past performance, read once for all blocks of the page. */
export interface ReturnHistory {
  readonly asAt: IsoDate
  readonly currency: string
  readonly money: MoneyTerms
  readonly security: ReturnLine
  /** The security first, then a trust's NAV, then the benchmark; where that is a price index, the price without income before it. */
  readonly lines: readonly ReturnLine[]
  /** Without income. */
  readonly price: ReturnLine
  /** What has been paid out and is counted. */
  readonly payments: readonly Payment[]
  readonly basis: string
  /** When the longest-serving manager took over; null if there is none or it is not disclosed. */
  readonly managedSince: IsoDate | null
  readonly beginning: Beginning | null
  readonly currencyWarning: string | null
}

export const tooYoung = 'Performance is shown once there are 12 complete months of prices.'

/** Null without prices. A string is the reason why performance is not shown: COBS 4.5A requires 12 months. */
export async function returnHistory(
  context: ResearchContext,
  { security, day }: Pick<Subject, 'security' | 'day'>,
  { years = historyYears, money = asQuoted }: { readonly years?: number; readonly money?: MoneyTerms } = {},
): Promise<ReturnHistory | string> {
  const { listing } = security
  const from = historyStart(day, years)
  const [priced, { payments, leftOut }, index] = await Promise.all([
    context.history.closes(listing.id, from, day),
    reinvestedPayments(context, security, from, day),
    benchmarkIndex(context, security),
  ])
  const days = await returnCloses(context, security, priced)
  if (typeof days === 'string') return days
  const first = days[0]
  if (!first || days.length < 2) return 'No price history yet.'
  if (first.day > addMonths(day, -12)) return tooYoung
  const [benchmark, navLine, managedSince] = await Promise.all([
    // A return without income is a price return, and its index is one of prices.
    benchmarkLine(context, security, index, leftOut.length > 0 ? 'price' : 'total-return', from, day),
    navCloses(context, security, from, day),
    managerSince(context, security),
  ])
  const native = currencyOf(listing.priceUnit)
  const trust = security.type === 'CLOSED_END_FUND'
  const own: ReturnLine = {
    kind: 'security',
    name: trust ? `${security.shortName}, share price` : security.shortName,
    currency: native,
    index: totalReturn(days, payments),
    days,
  }
  const price: ReturnLine = {
    kind: 'price',
    name: 'Price only (excluding income)',
    currency: native,
    index: totalReturn(priced, []),
    days: priced,
  }
  const lines: ReturnLine[] = [own]
  if (navLine.length > 1) {
    const index = totalReturn(navLine, payments)
    lines.push({ kind: 'nav', name: 'Net asset value', currency: native, index, days: navLine })
  }
  if (benchmark) {
    if (!benchmark.like) lines.push(price)
    const { label, days, currency } = benchmark
    lines.push({ kind: 'benchmark', name: label, currency, index: totalReturn(days, []), days })
  }
  const shown = await linesIn(money, { own, price, lines })
  const currency = money.currency === 'gbp' ? 'GBP' : native
  return {
    asAt: days.at(-1)?.day ?? day,
    currency,
    money,
    ...shown,
    payments,
    managedSince,
    beginning: beginningOf(security, first.day),
    basis: [basisOf(currency, leftOut, benchmark, security.type), money.note].filter(text => text !== null).join(' '),
    currencyWarning:
      native === 'GBP'
        ? null
        : currency === 'GBP'
          ? `Returns are converted from ${unitName(native)} and may increase or decrease as a result of currency fluctuations.`
          : `Returns are in ${unitName(currency)} and may increase or decrease as a result of currency fluctuations.`,
  }
}

/** Every line in the money chosen; one whose currency has no rates is left out. */
async function linesIn(
  { moneyValue }: MoneyTerms,
  { own, price, lines }: { own: ReturnLine; price: ReturnLine; lines: readonly ReturnLine[] },
): Promise<Pick<ReturnHistory, 'security' | 'price' | 'lines'>> {
  if (!moneyValue) return { security: own, price, lines }
  const made = new Map<ReturnLine, ReturnLine>()
  for (const line of new Set([own, price, ...lines])) {
    const value = await moneyValue(line.currency)
    if (value) made.set(line, { ...line, ...inMoney(line.days, line.index, value) })
  }
  return {
    security: made.get(own) ?? own,
    price: made.get(price) ?? price,
    lines: lines.flatMap(line => made.get(line) ?? []),
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
  benchmark: IndexLine | null,
  type: Subject['security']['type'],
): string {
  const charges = `${type === 'EQUITY' || type === 'BOND' ? '' : 'after product charges, '}before dealing charges and tax.`
  const money = unitName(currency)
  if (leftOut.length > 0)
    return `Price return in ${money}: income in ${joinList(leftOut)} is not included, as there are no daily exchange rates; ${charges}${benchmark ? ` ${benchmark.name} is shown without income too.` : ''}`
  return `Total return in ${money}, income reinvested on the ex-dividend date; ${charges}${benchmark ? ` ${describeIncome(benchmark)}` : ''}`
}

/** The lines that count income as total return does: a price index and the price beside it are left out. */
export function likeLines({ lines }: ReturnHistory): readonly ReturnLine[] {
  const onlyPrices = lines.some(({ kind }) => kind === 'price')
  return onlyPrices ? lines.filter(({ kind }) => kind !== 'price' && kind !== 'benchmark') : lines
}
