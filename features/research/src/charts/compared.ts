import { alignTo, rebase, totalReturn } from '@bellwether/analytics'
import { type ChartBasis, type ComparedLine, maxCompared } from '@bellwether/contract'
import { indices, type sectorReturns, securities } from '@bellwether/db'
import { addDays, type IsoDate, parseMarketCode } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { findByText, type SecurityChoice } from '../search/find-by-text.ts'
import { reinvestedPayments } from './reinvested-payments.ts'
import { sectorGroupOf } from './sector-standing.ts'

export type Comparable =
  | { readonly kind: 'index'; readonly code: string; readonly name: string; readonly index: Index }
  | {
      readonly kind: 'sector'
      readonly code: string
      readonly name: string
      readonly group: sectorReturns.SectorGroup
      readonly currency: string
    }
  | { readonly kind: 'security'; readonly code: string; readonly name: string; readonly security: Security }

export interface Resolved {
  readonly found: readonly Comparable[]
  /** Typed codes that are not drawn, each with the reason. */
  readonly refused: readonly Refused[]
}

export interface Refused {
  readonly typed: string
  readonly reason: string
  /** The securities it may mean. */
  readonly choices?: readonly SecurityChoice[]
}

const indexPrefix = 'INDEX:'
/** The average of the sector of the page's own security. */
export const sectorCode = 'SECTOR'

type Index = NonNullable<Awaited<ReturnType<typeof indices.find>>>

/** A month of days, with a margin for late publication. */
const monthlyAge = 40

/** Typed codes and names as securities and indices. A code without an exchange is looked for in London first. */
export async function resolveCompared(
  { db, securityIndex }: ResearchContext,
  own: Security,
  typed: readonly string[],
): Promise<Resolved> {
  const found = new Map<string, Comparable>()
  const refused: Refused[] = []
  for (const text of typed) {
    const comparable = await findComparable(text)
    if (!comparable) refused.push(notFound(text))
    else if (Array.isArray(comparable)) {
      refused.push({ typed: text, reason: `Several investments match “${text.slice(0, 40)}”.`, choices: comparable })
    } else if (comparable.code === own.listing.marketCode) {
      refused.push({
        typed: text,
        reason: `This page already shows ${own.shortName}. Choose another security to compare it with.`,
      })
    } else if (found.size >= maxCompared && !found.has(comparable.code)) {
      refused.push({
        typed: text,
        reason: `You can compare up to ${maxCompared} lines. Remove one before adding ${comparable.name}.`,
      })
    } else found.set(comparable.code, comparable)
  }
  return { found: [...found.values()], refused }

  async function findComparable(text: string): Promise<Comparable | SecurityChoice[] | null> {
    if (text.toUpperCase().startsWith(indexPrefix)) {
      const index = await indices.find(db, text.slice(indexPrefix.length).toUpperCase())
      return index && { kind: 'index', code: `${indexPrefix}${index.code}`, name: index.name, index }
    }
    if (text.toUpperCase() === sectorCode) {
      const group = sectorGroupOf(own)
      if (!group) return null
      return { kind: 'sector', code: sectorCode, name: `${group.name} average`, group, currency: own.listing.priceUnit }
    }
    const code = parseMarketCode(text.includes(':') ? text : `LSE:${text}`)
    const listed = code && (await findSecurity(code))
    if (listed || text.includes(':')) return listed
    const meant = findByText(securityIndex, text)
    if (meant.kind === 'several') return [...meant.choices]
    return meant.kind === 'one' ? findSecurity(meant.marketCode) : null
  }

  async function findSecurity(marketCode: string): Promise<Comparable | null> {
    const security = await securities.findByMarketCode(db, marketCode)
    return security && { kind: 'security', code: security.listing.marketCode, name: security.shortName, security }
  }
}

function notFound(typed: string): Refused {
  return { typed, reason: `No match for “${typed.slice(0, 40)}”. Enter a name, or a code such as LSE:HVL.` }
}

/** One line at the chart's own times; null where it has nothing in this window. */
export async function comparedLine(
  context: ResearchContext,
  comparable: Comparable,
  { times, basis }: { readonly times: readonly string[]; readonly basis: ChartBasis },
): Promise<ComparedLine | null> {
  const from = times[0]?.slice(0, 10) as IsoDate | undefined
  const to = times.at(-1)?.slice(0, 10) as IsoDate | undefined
  if (!from || !to) return null
  const { series, made, unit } = await seriesOf(context, comparable, from, to, basis)
  const values = rebase(alignTo(times, series, item => item.day).map(item => item?.value ?? null))
  const last = values.at(-1) ?? null
  if (last === null) return null
  return { code: comparable.code, name: comparable.name, values, changePct: last / 100 - 1, basis: made, unit }
}

async function seriesOf(
  context: ResearchContext,
  comparable: Comparable,
  from: IsoDate,
  to: IsoDate,
  basis: ChartBasis,
): Promise<{ series: readonly { day: string; value: number }[]; made: ChartBasis; unit: string }> {
  if (comparable.kind === 'index') {
    const { code, kind, currency } = comparable.index
    // Consumer prices come once a month: the level before the first day counts on it.
    const levels = await context.history.levels(code, addDays(from, kind === 'INFLATION' ? -monthlyAge : 0), to)
    return {
      series: levels.map(({ day, level }) => ({ day, value: level })),
      // An inflation index pays no income.
      made: kind === 'MARKET' ? 'price' : kind === 'INFLATION' ? basis : 'total-return',
      unit: currency,
    }
  }
  if (comparable.kind === 'sector') {
    const averages = await context.sectors.average(comparable.group, { from, to })
    return {
      series: averages.map(({ day, average }) => ({ day, value: average })),
      made: 'price',
      unit: comparable.currency,
    }
  }
  const { security } = comparable
  const unit = security.listing.priceUnit
  const days = await context.history.daily(security.listing.id, from, to)
  if (basis === 'price') return { series: days.map(({ day, close }) => ({ day, value: close })), made: 'price', unit }
  const { payments, leftOut } = await reinvestedPayments(context, security, from, to)
  const { growth } = totalReturn(days, payments)
  return {
    series: days.map(({ day }, index) => ({ day, value: growth[index] ?? 0 })),
    made: leftOut.length > 0 ? 'price' : 'total-return',
    unit,
  }
}
