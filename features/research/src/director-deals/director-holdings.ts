import type { BlockState, FigureTableView, FigureValue } from '@bellwether/contract'
import { facts, financials, type people } from '@bellwether/db'
import { formatCount, formatDate, holdingValue } from '@bellwether/domain'
import { countValue, empty, moneyValue, percentValue, ready, textValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { dealTypeLabels } from './deal-table.ts'

type Holder = Awaited<ReturnType<typeof people.board>>[number]
type Deal = Pick<people.DirectorDeal, 'name' | 'kind' | 'shares' | 'tradedOn'>

export async function sharesInIssue({ db }: ResearchContext, { id, type }: Security): Promise<number | null> {
  const counted = type === 'CLOSED_END_FUND' ? await facts.trust(db, id) : await financials.ratioInputs(db, id)
  return counted?.sharesInIssue ?? null
}

/** `deals` are of every kind, latest first. */
export function holdingsOf(
  board: readonly Holder[],
  deals: readonly Deal[],
  issued: number | null,
  { quote, day }: Pick<Subject, 'quote' | 'day'>,
): BlockState<FigureTableView> {
  const holders = board.filter(({ shares }) => shares !== null).toSorted((a, b) => (b.shares ?? 0) - (a.shares ?? 0))
  if (holders.length === 0) return empty('The company has not disclosed its directors’ holdings.')
  const last = quote?.lastPrice ?? null
  return ready({
    asAt: day,
    basis: 'Valued at the last price, not at cost; percentages are of shares in issue.',
    columns: [
      { label: 'Name' },
      { label: 'Role', wide: true },
      { label: 'Shares', numeric: true },
      { label: '% of company', numeric: true },
      { label: 'Current value', numeric: true },
      { label: 'Last change', wide: true },
    ],
    rows: holders.map(({ personId, name, role, shares }) => ({
      key: `${personId} ${role}`,
      cells: [
        textValue(name),
        textValue(role),
        countValue(shares),
        partOf(shares, issued),
        moneyValue(last && shares !== null ? holdingValue(last, shares) : null),
        { kind: 'text', text: lastChange(deals.find(deal => deal.name === name)) },
      ],
    })),
  })
}

function lastChange(deal: Deal | undefined): string {
  return deal
    ? `${dealTypeLabels[deal.kind]} ${formatCount(deal.shares)}, ${formatDate(deal.tradedOn)}`
    : 'None notified'
}

function partOf(shares: number | null, issued: number | null): FigureValue {
  if (!issued || shares === null) return percentValue(null)
  return percentValue(shares / issued)
}

/** For a page, where a holding that rounds to 0.00% of the company would look like none. */
export function withSmallParts(table: FigureTableView): FigureTableView {
  const written = (cell: FigureValue): FigureValue =>
    cell.kind === 'percent' && cell.fraction > 0 && cell.fraction < 0.00005 ? textValue('<0.01%') : cell
  return { ...table, rows: table.rows.map(row => ({ ...row, cells: row.cells.map(written) })) }
}
