import { median, minMembers, ratioRules, standingAmong } from '@bellwether/analytics'
import type { BlockState, FigureTableView, FigureValue } from '@bellwether/contract'
import { financials, screener } from '@bellwether/db'
import { isPresent, type Ratio } from '@bellwether/domain'
import { countValue, empty, notApplicable, ordinal, percentValue, ready, textValue } from '@bellwether/web/view'
import { loadRatios } from '../key-ratios/ratio-history.ts'
import { type StatedRatios, statedRatiosOf } from '../key-ratios/sector-ratios.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

/** More than any sector has, as a safety bound. */
const maxMembers = 1000

type Paid = Pick<screener.ScreenerRow, 'id' | 'yield' | 'cover' | 'dividendGrowth' | 'increases'> & {
  readonly revenueCover?: number | null
}

interface Measure {
  readonly key: string
  readonly label: string
  readonly of: (row: Paid) => number | null
  readonly write: (value: number) => FigureValue
}

const times = (value: number): FigureValue => ({ kind: 'ratio', value, suffix: '×' })

const measures: readonly Measure[] = [
  { key: 'dividendYield', label: 'Dividend yield', of: row => row.yield, write: value => percentValue(value) },
  { key: 'dividendCover', label: 'Dividend cover', of: row => row.cover, write: times },
  { key: 'revenueCover', label: 'Revenue cover', of: row => row.revenueCover ?? null, write: times },
  {
    key: 'dividendGrowth',
    label: '5-year dividend growth (CAGR)',
    of: row => row.dividendGrowth,
    write: value => percentValue(value, { signed: true }),
  },
  { key: 'increases', label: 'Years of dividend growth', of: row => row.increases, write: countValue },
]

/** Its rank by dividends within its sector. Empty where too few members report. */
export async function sectorIncome(context: ResearchContext, subject: Subject): Promise<BlockState<FigureTableView>> {
  const { db } = context
  const { security, day } = subject
  const { type, sector } = security
  if (!sector) return empty('No sector assigned.')
  const [rows, medians, covers] = await Promise.all([
    screener.list(db, {
      type,
      filters: [{ kind: 'choice', column: 'sector', value: sector }],
      sort: 'yield',
      descending: true,
      limit: maxMembers,
      startAt: 0,
    }),
    financials.sectorMedians(db, sector),
    type === 'CLOSED_END_FUND' ? revenueCovers(context, subject, sector) : null,
  ])
  const paid = covers ? withRevenueCover(rows, security.id, covers) : rows
  const table = sectorTable(security.id, paid, key => medians.get(key)?.value ?? null)
  if (table.length === 0) return empty('Too few companies in the sector report these figures.')
  return ready({
    asAt: day,
    basis: `All companies in ${sector} reporting this figure, including those that pay no dividend.`,
    columns: [
      { label: 'Measure' },
      { label: type === 'CLOSED_END_FUND' ? 'This trust' : 'This share', numeric: true },
      { label: 'Sector median', numeric: true },
      { label: 'Rank', numeric: true },
    ],
    rows: table,
  })
}

interface RevenueCovers {
  /** As the key figures of the page have it. */
  readonly own: Ratio | null
  readonly stated: ReadonlyMap<number, StatedRatios>
}

async function revenueCovers(context: ResearchContext, subject: Subject, sector: string): Promise<RevenueCovers> {
  const [accounts, stated] = await Promise.all([
    loadRatios(context, subject, { years: 1, forecasts: 0 }),
    statedRatiosOf(context, { sector, type: 'CLOSED_END_FUND' }),
  ])
  return { own: accounts && ratioRules.revenueCover(accounts.latest), stated }
}

/** Trusts pay dividends from portfolio income, so they are ranked by revenue cover, from their accounts. */
export function withRevenueCover(
  rows: readonly Paid[],
  securityId: number,
  { own, stated }: RevenueCovers,
): readonly Paid[] {
  return rows.map(row => {
    const cover = row.id === securityId ? own : stated.get(row.id)?.revenueCover
    return { ...row, revenueCover: cover && isPresent<number>(cover) ? cover.value : null }
  })
}

/** One row for each figure that the security and enough others report. The stored median is the one other pages show. */
export function sectorTable(
  securityId: number,
  rows: readonly Paid[],
  storedMedian: (key: string) => number | null,
): FigureTableView['rows'] {
  const self = rows.find(({ id }) => id === securityId)
  if (!self) return []
  return measures.flatMap(({ key, label, of, write }) => {
    const own = of(self)
    const values = rows.map(of).filter(value => value !== null)
    if (own === null || values.length < minMembers) return []
    return [
      {
        key,
        cells: [
          textValue(label),
          write(own),
          write(storedMedian(key) ?? median(values)),
          own === 0 ? notApplicable : textValue(rankText(own, values)),
        ],
      },
    ]
  })
}

/** From the highest down, "3rd of 12"; equal values share a rank. */
export function rankText(own: number, values: readonly number[]): string {
  const { rank, members, shareBelow } = standingAmong(values.toSpliced(values.indexOf(own), 1), own)
  if (rank === 1) return `Highest of ${members}`
  if (shareBelow === 0) return `Lowest of ${members}`
  return `${ordinal(rank)} of ${members}`
}
