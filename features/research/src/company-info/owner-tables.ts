import type { FigureTableView } from '@bellwether/contract'
import type { people } from '@bellwether/db'
import { formatPercent, shownTotal, toPercentNumber } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { countValue, dateValue, percentValue, textValue } from '@bellwether/web/view'

type Holder = Awaited<ReturnType<typeof people.majorShareholders>>[number]
type Short = Awaited<ReturnType<typeof people.shortPositions>>[number]

/** Null where none are disclosed. */
export function shareholderTable(holders: readonly Holder[]): FigureTableView | null {
  if (holders.length === 0) return null
  return {
    asAt: null,
    basis:
      'Holders of more than 3% of the votes must notify the company (form TR-1). Each row is as at its own notification; the change is in percentage points since the previous one.',
    columns: [
      { label: 'Holder' },
      { label: 'Shares', numeric: true },
      { label: 'Voting rights', numeric: true },
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

/** With the change as a number of percentage points, which the page prints with its unit. */
export function shareholdersCsv(name: string, holders: readonly Holder[]): Csv | null {
  if (holders.length === 0) return null
  return {
    kind: 'csv',
    name,
    header: ['Holder', 'Shares', 'Voting rights', 'Change (percentage points)', 'Notified'],
    rows: holders.map(({ holder, shares, share, change, notifiedOn }) => [
      holder,
      shares,
      share,
      change === null ? null : toPercentNumber(change),
      notifiedOn,
    ]),
  }
}

/** Null where nobody is short. */
export function shortPositionTable(positions: readonly Short[]): FigureTableView | null {
  if (positions.length === 0) return null
  const together = shownTotal(positions.map(({ share }) => share))
  return {
    asAt: null,
    basis: `Net short positions total ${formatPercent(together)} of the shares. The FCA publishes positions of 0.5% or more daily.`,
    columns: [{ label: 'Holder' }, { label: '% of shares', numeric: true }, { label: 'As at', numeric: true }],
    rows: positions.map(({ holder, share, asAt }) => ({
      key: holder,
      cells: [textValue(holder), percentValue(share), dateValue(asAt)],
    })),
  }
}

function inPoints(change: number): string {
  return formatPercent(change, { sign: true }).replace('%', 'pp')
}
