import { alignTo, type DayClose, daysBeforeStart, rebase, totalReturn } from '@bellwether/analytics'
import { type ChartBasis, type ComparedLine, maxCompared } from '@bellwether/contract'
import { indices, type sectorFigures, securities } from '@bellwether/db'
import { addDays, type IsoDate, parseMarketCode } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { findByText, type SecurityChoice } from '../search/find-by-text.ts'
import { sectorGroupOf } from '../sector-figures/sector-group.ts'
import { sectorLine } from '../sector-figures/sector-line.ts'
import { type Index, indexBasis, indexLine } from '../securities/benchmark.ts'
import { returnCloses } from './dirty-closes.ts'
import { currencyOf, type MoneyTerms } from './money-terms.ts'
import { reinvestedPayments } from './reinvested-payments.ts'

export type Comparable =
  | { readonly kind: 'index'; readonly code: string; readonly name: string; readonly index: Index }
  | {
      readonly kind: 'sector'
      readonly code: string
      readonly name: string
      readonly group: sectorFigures.SectorGroup
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

/** The chart that a line is drawn on. */
interface ChartFrame {
  readonly times: readonly string[]
  readonly basis: ChartBasis
  /** The start of the period: each line begins with its own last value on or before it. */
  readonly from: IsoDate
  readonly security: Security
  readonly money: MoneyTerms
}

/** One line at the chart's own times; null where it has nothing in this window. */
export async function comparedLine(
  context: ResearchContext,
  comparable: Comparable,
  { times, basis, from, security, money }: ChartFrame,
): Promise<ComparedLine | null> {
  const first = times[0]?.slice(0, 10) as IsoDate | undefined
  const to = times.at(-1)?.slice(0, 10) as IsoDate | undefined
  if (!first || !to) return null
  const start = first < from ? from : first
  const { series: native, made, unit, name } = await seriesOf(context, comparable, { start, to, basis, security })
  const series = await inChosenMoney(native, comparable.kind === 'sector' ? null : currencyOf(unit), money)
  const values = rebase(alignTo([start, ...times.slice(1)], series, item => item.day).map(item => item?.close ?? null))
  const last = values.at(-1) ?? null
  if (last === null) return null
  return { code: comparable.code, name, values, changePct: last / 100 - 1, basis: made, unit }
}

/** Nothing where the currency of the line has no rates. A sector has members of several currencies: it is not converted. */
async function inChosenMoney(
  series: readonly DayClose[],
  currency: string | null,
  { moneyValue, currency: chosen }: MoneyTerms,
): Promise<readonly DayClose[]> {
  if (!moneyValue) return series
  if (currency === null && chosen === 'gbp') return []
  const value = await moneyValue(currency ?? 'GBP')
  return series.flatMap(({ day, close }) => {
    const factor = value?.(day) ?? null
    return factor === null ? [] : [{ day, close: close * factor }]
  })
}

interface SeriesRequest {
  readonly start: IsoDate
  readonly to: IsoDate
  readonly basis: ChartBasis
  /** The chart's own security, which decides how an index counts income. */
  readonly security: Security
}

interface MadeSeries {
  readonly series: readonly DayClose[]
  readonly made: ChartBasis
  readonly unit: string
  readonly name: string
}

async function seriesOf(
  context: ResearchContext,
  comparable: Comparable,
  { start, to, basis, security }: SeriesRequest,
): Promise<MadeSeries> {
  const { name } = comparable
  const from = addDays(start, -daysBeforeStart)
  if (comparable.kind === 'index') {
    const { index } = comparable
    const wanted = await indexBasis(context, security, basis)
    const line = await indexLine(context, index, wanted, from, to)
    return {
      series: line?.days ?? [],
      made: line?.basis === 'price' ? 'price' : 'total-return',
      unit: index.currency,
      name: line?.label ?? name,
    }
  }
  if (comparable.kind === 'sector') {
    const averages = await sectorLine(context, security, comparable.group, { from: start, to }, basis)
    return {
      // The average is counted from the members' own last closes on or before the start.
      series: [{ day: start, close: 100 }, ...averages],
      made: basis,
      unit: comparable.currency,
      name,
    }
  }
  const other = comparable.security
  const unit = other.listing.priceUnit
  const priced = await context.history.closes(other.listing.id, from, to)
  const days = basis === 'price' ? priced : await returnCloses(context, other, priced)
  if (basis === 'price' || typeof days === 'string') return { series: priced, made: 'price', unit, name }
  const { payments, leftOut } = await reinvestedPayments(context, other, from, to)
  const { growth } = totalReturn(days, payments)
  return {
    series: days.map(({ day }, index) => ({ day, close: growth[index] ?? 0 })),
    made: leftOut.length > 0 ? 'price' : 'total-return',
    unit,
    name,
  }
}
