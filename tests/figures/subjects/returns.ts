import { addDays, addMonths } from '../calculate/calendar.ts'
import type { Line } from '../calculate/growth.ts'
import { calendarSpans, discreteSpans, type Span, standardSpans } from '../calculate/periods.ts'
import { benchmarkLine, paymentsOf, toLine, totalReturnLine } from '../calculate/return-lines.ts'
import { sectorMembers, standingIn } from '../calculate/sector-members.ts'
import { date } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import { remember } from '../raw/remember.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { addReturnTable, type NamedLine } from './return-table.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

/** The lines of the tables of returns, in order; null where past performance may not be shown. */
export function returnLines(tables: RawTables, security: RawSecurity): Promise<readonly NamedLine[] | null> {
  return remember(tables, `return lines ${security.id}`, () => readLines(tables, security))
}

async function readLines(tables: RawTables, security: RawSecurity): Promise<readonly NamedLine[] | null> {
  const day = dayOf(security)
  const own = await totalReturnLine(tables, security, day)
  const first = own?.days[0]
  // Twelve months of prices are required before past performance is shown (COBS 4.5A).
  if (!own || first === undefined || own.days.length < 2 || first > addMonths(day, -12)) return null
  const trust = security.type === 'CLOSED_END_FUND'
  const lines: NamedLine[] = [
    { kind: 'own', name: trust ? `${security.shortName}, share price` : security.shortName, line: own },
  ]
  const { payments, leftOut } = await paymentsOf(tables, security, day)
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
  const { payments } = await paymentsOf(tables, security, day)
  const shown = [...lines]
  if (payments.length > 0 && !trust && !lines.some(({ kind }) => kind === 'price'))
    shown.splice(1, 0, { kind: 'price', name: priceOnly, line: await priceLine(tables, security) })
  addReturnTable(
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
  addReturnTable(
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

const annualisedEvery = 4

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
  addReturnTable(
    figures,
    { page, table: 'Cumulative returns' },
    { lines, columns: spans.map(span => ({ ...span, head: headOf(span) })), standings: compared ? standings : null },
  )
  const long = spans.filter(({ from, to }) => addMonths(from, 13) <= to)
  // The same page with the other choice: made for some securities, as it takes as long as the page itself.
  if (security.id % annualisedEvery === 0)
    addReturnTable(
      figures,
      { page: `${page}?returns=a-year`, table: 'Annualised returns' },
      {
        lines,
        columns: long.map(span => ({ ...span, head: headOf(span, ' annualised') })),
        perYear: true,
        standings: compared ? standings.filter((_, index) => long.includes(spans[index] as Span)) : null,
      },
    )
  addReturnTable(
    figures,
    { page, table: 'Five complete 12-month periods' },
    {
      lines,
      columns: discrete.map(span => ({ ...span, head: date(span.to) })),
      standings: compared ? yearly : null,
    },
  )
  addReturnTable(
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
