import type { FigureTableView } from '@bellwether/contract'
import type { people } from '@bellwether/db'
import { formatPercent } from '@bellwether/domain'
import { countValue, dateValue, percentValue, textValue } from '@bellwether/web/view'

type Holder = Awaited<ReturnType<typeof people.majorShareholders>>[number]
type Short = Awaited<ReturnType<typeof people.shortPositions>>[number]

/** Null where nobody has told. */
export function shareholderTable(holders: readonly Holder[]): FigureTableView | null {
  if (holders.length === 0) return null
  return {
    asAt: null,
    basis:
      'Holders above 3% must tell the company (form TR-1); each line is as of its own notice, its change in percentage points since the notice before.',
    columns: [
      { label: 'Holder' },
      { label: 'Shares', numeric: true },
      { label: 'Of the votes', numeric: true },
      { label: 'Change', numeric: true },
      { label: 'Notified', numeric: true },
    ],
    rows: holders.map(({ holder, shares, share, change, notifiedOn }) => ({
      key: holder,
      cells: [
        textValue(holder),
        countValue(shares),
        percentValue(share),
        textValue(change === null ? null : inPoints(change)),
        dateValue(notifiedOn),
      ],
    })),
  }
}

/** Null where nobody is short. */
export function shortPositionTable(positions: readonly Short[]): FigureTableView | null {
  if (positions.length === 0) return null
  const together = positions.reduce((sum, { share }) => sum + share, 0)
  return {
    asAt: null,
    basis: `Who gains if the price falls; ${formatPercent(together)} of the shares together. Positions of at least 0.5% are published daily by the FCA.`,
    columns: [{ label: 'Holder' }, { label: 'Of the shares', numeric: true }, { label: 'As at', numeric: true }],
    rows: positions.map(({ holder, share, asAt }) => ({
      key: holder,
      cells: [textValue(holder), percentValue(share), dateValue(asAt)],
    })),
  }
}

function inPoints(change: number): string {
  return formatPercent(change, { sign: true }).replace('%', 'pp')
}
