import { type DayClose, isLike, likeSeries, type ReturnBasis } from '@bellwether/analytics'
import { facts, indices } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

export type Index = NonNullable<Awaited<ReturnType<typeof indices.find>>>

/** An index as one line of a table or chart. */
export interface IndexLine {
  readonly name: string
  /** With what it counts, where that is not what the whole chart or table counts. */
  readonly label: string
  readonly basis: ReturnBasis
  /** Whether it counts income as the return beside it does. */
  readonly like: boolean
  readonly currency: string
  readonly days: readonly DayClose[]
}

/** A month of days, with a margin for late publication. */
const monthlyAge = 40

/**
 * The one way to set an index beside a return: its series that counts income as that return does (RP-COMPARE-20), or the nearest
 * there is, labelled. Null where it has no levels.
 */
export async function indexLine(
  { history }: ResearchContext,
  { code, name, kind, currency }: Index,
  wanted: ReturnBasis,
  from: IsoDate,
  to: IsoDate,
): Promise<IndexLine | null> {
  // Consumer prices come once a month: the level before the first day counts on it.
  const start = kind === 'INFLATION' ? addDays(from, -monthlyAge) : from
  const found = likeSeries(await history.levels(code, start, to), wanted)
  if (!found) return null
  // A basket of goods pays no income, so it is like either return.
  if (kind === 'INFLATION') return { name, label: name, basis: wanted, like: true, currency, days: found.days }
  const { basis, days } = found
  const plain = kind === 'CASH' || (basis === 'price' && wanted === 'price')
  return {
    name,
    label: plain ? name : `${name} (${basisWords[basis]})`,
    basis,
    like: isLike(basis, wanted),
    currency,
    days,
  }
}

const basisWords: Readonly<Record<ReturnBasis, string>> = {
  price: 'price only',
  'total-return': 'total return',
  'net-total-return': 'net total return',
}

/** How total return counts income: what a fund receives is after withholding tax, so its index is too. */
function totalReturnBasis({ type }: Pick<Security, 'type'>): ReturnBasis {
  return type === 'EQUITY' || type === 'BOND' ? 'total-return' : 'net-total-return'
}

/** The benchmark of a security as the line to set beside its price or its total return. */
export async function findBenchmark(
  context: ResearchContext,
  security: Security,
  wanted: 'price' | 'total-return',
  from: IsoDate,
  to: IsoDate,
): Promise<IndexLine | null> {
  return benchmarkLine(context, security, await benchmarkIndex(context, security), wanted, from, to)
}

export async function benchmarkLine(
  context: ResearchContext,
  security: Security,
  index: Index | null,
  wanted: 'price' | 'total-return',
  from: IsoDate,
  to: IsoDate,
): Promise<IndexLine | null> {
  return index && indexLine(context, index, await indexBasis(context, security, wanted), from, to)
}

/** How an index beside the price or the total return of a security counts income: a price that keeps its income is a total return. */
export async function indexBasis(
  context: Pick<ResearchContext, 'db'>,
  security: Security,
  wanted: 'price' | 'total-return',
): Promise<ReturnBasis> {
  return wanted === 'price' && !(await accumulates(context, security)) ? 'price' : totalReturnBasis(security)
}

/** Whether its units keep their income, which is then in their price. */
export async function accumulates({ db }: Pick<ResearchContext, 'db'>, { id, type }: Security): Promise<boolean> {
  return (type === 'FUND' || type === 'ETF') && (await facts.fund(db, id))?.incomeClass === 'ACC'
}

/** What an index beside total returns counts, in a sentence. */
export function describeIncome({ name, basis }: Pick<IndexLine, 'name' | 'basis'>): string {
  switch (basis) {
    case 'price':
      return `${name} is published as a price index only, so it is compared with the price return.`
    case 'net-total-return':
      return `${name} is the net total return index: income reinvested after withholding tax.`
    default:
      return `${name} is the total return index: income reinvested.`
  }
}

/** A share is compared with its market; a fund, trust or ETF with the index its documents name, or nothing where that is not an index. */
export async function benchmarkIndex({ db }: ResearchContext, { id, type, listing }: Security): Promise<Index | null> {
  switch (type) {
    case 'BOND':
      return null
    case 'EQUITY':
      return indices.find(db, listing.exchange === 'LSE' ? 'UKALL' : 'WORLD')
    default: {
      const named = (type === 'CLOSED_END_FUND' ? await facts.trust(db, id) : await facts.fund(db, id))?.benchmark
      return named ? indices.findCited(db, named) : null
    }
  }
}
