import { addDays, addMonths } from '../calculate/calendar.ts'
import { annualised, type Line, returnBetween } from '../calculate/growth.ts'
import { calendarSpans, discreteSpans, type Span, standardSpans } from '../calculate/periods.ts'
import { benchmarkLine, paymentsOf, toLine, totalReturnLine } from '../calculate/return-lines.ts'
import { type Standing, sectorMembers, standingIn } from '../calculate/sector-members.ts'
import { date, either, percent, points } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

export interface NamedLine {
  readonly kind: 'own' | 'price' | 'nav' | 'index'
  readonly name: string
  readonly line: Line
}

/** The lines of the tables of returns, in order; null where past performance may not be shown. */
export async function returnLines(tables: RawTables, security: RawSecurity): Promise<readonly NamedLine[] | null> {
  const day = dayOf(security)
  const own = await totalReturnLine(tables, security, day)
  const first = own?.days[0]
  // Twelve months of prices are required before past performance is shown (COBS 4.5A).
  if (!own || first === undefined || own.days.length < 2 || first > addMonths(day, -12)) return null
  const trust = security.type === 'CLOSED_END_FUND'
  const lines: NamedLine[] = [
    { kind: 'own', name: trust ? `${security.shortName}, share price` : security.shortName, line: own },
  ]
  const { payments, leftOut } = paymentsOf(security, await tables.dividends(security.id), day)
  if (trust) {
    const navs = (await tables.navs(security.id)).filter(nav => nav.day <= day)
    if (navs.length > 1) lines.push({ kind: 'nav', name: 'Net asset value', line: toLine(navs, payments) })
  }
  const index = await benchmarkLine(tables, security, leftOut, day)
  if (index) {
    if (!index.like) lines.push({ kind: 'price', name: priceOnly, line: await priceLine(tables, security) })
    lines.push({ kind: 'index', name: index.label, line: index.line })
  }
  return lines
}

const priceOnly = 'Price only (excluding income)'

async function priceLine(tables: RawTables, security: RawSecurity): Promise<Line> {
  return toLine(await tables.closes(security.listingId), [])
}

/** Without a price index and the price beside it, which count no income. */
export function likeLines(lines: readonly NamedLine[]): readonly NamedLine[] {
  const prices = lines.some(({ kind }) => kind === 'price')
  return prices ? lines.filter(({ kind }) => kind !== 'price' && kind !== 'index') : lines
}

/** Since the listing, where the prices reach back to it and are younger than the longest period. */
function sinceListing(security: RawSecurity, first: string, longest: string): readonly Span[] {
  const day = dayOf(security)
  const { listedOn, type } = security
  if (!listedOn || first > addDays(listedOn, 7) || first < listedOn || first <= longest) return []
  return [{ label: type === 'FUND' ? 'Since launch' : 'Since listing', from: first, to: day, dated: true }]
}

async function sinceManager(tables: RawTables, security: RawSecurity, first: string): Promise<readonly Span[]> {
  const day = dayOf(security)
  if (security.type !== 'FUND' && security.type !== 'CLOSED_END_FUND') return []
  const [row] = await tables.query<{ readonly since: string | null }>(
    `select min(appointed_on) as since from positions where security_id = $1 and kind = 'MANAGER' and left_on is null`,
    security.id,
  )
  const since = row?.since
  if (!since || since < first || since > addMonths(day, -12)) return []
  return [{ label: 'Since manager start', from: since, to: day, dated: true }]
}

interface Column extends Omit<Span, 'label'> {
  readonly head: string
}

/** All rows of one table of returns, the sector's and the difference included. */
function addTable(
  figures: Figures,
  place: { readonly page: string; readonly table: string },
  {
    lines,
    columns,
    standings,
    perYear = false,
    withDifference = true,
    withRanks = true,
  }: {
    readonly lines: readonly NamedLine[]
    readonly columns: readonly Column[]
    readonly standings: readonly (Standing | null)[] | null
    readonly perYear?: boolean
    readonly withDifference?: boolean
    readonly withRanks?: boolean
  },
): void {
  const written = (total: number | null, { from, to }: Column) =>
    total === null || !perYear ? total : annualised(total, from, to)
  const rows = lines.map(({ kind, name, line }) => ({
    kind: kind as NamedLine['kind'] | 'sector',
    name,
    values: columns.map(column => written(returnBetween(line, column.from, column.to), column)),
  }))
  const ranked = standings?.some(standing => standing !== null) ? standings : null
  if (ranked)
    rows.push({
      kind: 'sector',
      name: 'Sector average',
      values: columns.map((column, index) => written(ranked[index]?.average ?? null, column)),
    })
  const text = (value: number | null) => (value === null ? 'n/a' : either(v => percent(v, { sign: true }), value))
  for (const { name, values } of rows)
    figures.row(
      place,
      name,
      columns.map(({ head, from, to }, index) => [
        head,
        text(values[index] ?? null),
        { from, to, value: values[index] },
      ]),
    )
  const other = rows.find(({ kind }) => kind === 'index') ?? rows.find(({ kind }) => kind === 'sector')
  if (withDifference && other) {
    const price = other.kind === 'index' ? rows.find(({ kind }) => kind === 'price') : undefined
    const [own] = price ? [price] : rows
    const name = `Difference vs ${other.kind === 'sector' ? 'sector average' : 'index'}${price ? ' (price only)' : ''} (pp)`
    figures.row(
      place,
      name,
      columns.map(({ head }, index) => {
        const [mine, theirs] = [own?.values[index] ?? null, other.values[index] ?? null]
        return [head, mine === null || theirs === null ? 'n/a' : either(points, mine - theirs), { mine, theirs }]
      }),
    )
  }
  if (ranked && withRanks)
    figures.row(
      place,
      'Sector rank',
      columns.map(({ head }, index) => [head, rankText(ranked[index]?.rank ?? null)]),
    )
}

function rankText(rank: Standing['rank']): string {
  return rank ? `${rank.place} of ${rank.of}${rank.quartile ? ` ${rank.quartile}` : ''}` : 'n/a'
}

async function overviewReturns(
  tables: RawTables,
  security: RawSecurity,
  figures: Figures,
  lines: readonly NamedLine[],
) {
  const day = dayOf(security)
  const trust = security.type === 'CLOSED_END_FUND'
  const spans = standardSpans(day).filter(({ label }) => trust || label !== '10 years')
  const first = lines[0]?.line.days[0] ?? day
  const columns = [...spans, ...sinceListing(security, first, addMonths(day, trust ? -120 : -60))]
  const members = await sectorMembers(tables, security)
  const { payments } = paymentsOf(security, await tables.dividends(security.id), day)
  const shown = [...lines]
  if (payments.length > 0 && !trust && !lines.some(({ kind }) => kind === 'price'))
    shown.splice(1, 0, { kind: 'price', name: priceOnly, line: await priceLine(tables, security) })
  addTable(
    figures,
    { page: '', table: 'Returns to date' },
    {
      lines: shown,
      columns: columns.map(span => ({ ...span, head: span.dated ? `${span.label}, ${date(span.from)}` : span.label })),
      standings: await Promise.all(columns.map(span => standingIn(tables, members, security, span))),
      withDifference: false,
    },
  )
  const like = likeLines(lines)
  addTable(
    figures,
    { page: '', table: 'Five complete 12-month periods' },
    {
      lines: like.filter(({ kind }) => kind !== 'nav'),
      columns: discreteSpans(day).map(span => ({ ...span, head: date(span.to) })),
      standings: null,
      withDifference: false,
    },
  )
}

async function chartsReturns(tables: RawTables, security: RawSecurity, figures: Figures, lines: readonly NamedLine[]) {
  const day = dayOf(security)
  const page = 'charts-and-performance'
  const first = lines[0]?.line.days[0] ?? day
  const spans: readonly Span[] = [
    ...standardSpans(day),
    ...(await sinceManager(tables, security, first)),
    ...sinceListing(security, first, addMonths(day, -120)),
  ]
  const members = await sectorMembers(tables, security)
  const standingsOf = (columns: readonly Omit<Span, 'label'>[]) =>
    Promise.all(columns.map(span => standingIn(tables, members, security, span)))
  const headOf = ({ label, from, dated }: Span, words = '') => `${label}${words}${dated ? ` ${date(from)}` : ''}`
  const [standings, discrete] = [await standingsOf(spans), discreteSpans(day)]
  // A sector that has no average in any period has no row in any table.
  const yearly = await standingsOf(discrete)
  const compared = [...standings, ...yearly].some(standing => standing !== null)
  addTable(
    figures,
    { page, table: 'Cumulative returns' },
    { lines, columns: spans.map(span => ({ ...span, head: headOf(span) })), standings: compared ? standings : null },
  )
  const long = spans.filter(({ from, to }) => addMonths(from, 13) <= to)
  const annual = { lines, columns: long.map(span => ({ ...span, head: headOf(span, ' annualised') })), perYear: true }
  addTable(
    figures,
    { page: `${page}?returns=a-year`, table: 'Annualised returns' },
    {
      ...annual,
      standings: compared ? standings.filter((_, index) => long.includes(spans[index] as Span)) : null,
    },
  )
  addTable(
    figures,
    { page, table: 'Five complete 12-month periods' },
    {
      lines,
      columns: discrete.map(span => ({ ...span, head: date(span.to) })),
      standings: compared ? yearly : null,
    },
  )
  addTable(
    figures,
    { page, table: 'Calendar years' },
    {
      lines,
      columns: calendarSpans(day, first).map(span => ({ ...span, head: span.label })),
      standings: null,
    },
  )
}

export const returns: Subject = {
  name: 'returns and rank',
  types: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  async expected(tables, security) {
    const figures = new Figures()
    const lines = await returnLines(tables, security)
    if (!lines) return figures.list
    if (security.type !== 'BOND') await overviewReturns(tables, security, figures, lines)
    await chartsReturns(tables, security, figures, lines)
    return figures.list
  },
}
