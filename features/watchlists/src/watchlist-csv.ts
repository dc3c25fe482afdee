import { type WatchColumn, type WatchlistRowView, watchColumnLabels } from '@bellwether/contract'
import { toMajorNumber, toPercentNumber, toPriceNumber } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'

type Cell = Csv['rows'][number][number]

interface FileColumn {
  readonly header: string
  readonly cell: (row: WatchlistRowView) => Cell
}

const quoteColumns: readonly FileColumn[] = [
  { header: 'Name', cell: row => row.name },
  { header: 'Market code', cell: row => row.marketCode },
  { header: 'Price', cell: row => row.lastPrice && toPriceNumber(row.lastPrice) },
  { header: 'Unit', cell: row => row.lastPrice?.unit ?? null },
  { header: 'Price at', cell: row => row.at },
  { header: 'Day change %', cell: row => percentOf(row.dayChangePct) },
]

const chosenColumns: Readonly<Record<WatchColumn, readonly FileColumn[]>> = {
  type: [{ header: watchColumnLabels.type, cell: row => row.typeWords || null }],
  return1y: [{ header: `${watchColumnLabels.return1y} %`, cell: row => percentOf(row.return1y) }],
  yield: [{ header: `${watchColumnLabels.yield} %`, cell: row => percentOf(row.yield) }],
  exDate: [
    { header: watchColumnLabels.exDate, cell: row => row.nextExOn?.day ?? null },
    { header: 'Ex-date estimated', cell: row => row.nextExOn && (row.nextExOn.estimated ? 'yes' : 'no') },
  ],
  size: [
    { header: watchColumnLabels.size, cell: row => row.size && toMajorNumber(row.size) },
    { header: 'Size currency', cell: row => row.size?.currency ?? null },
  ],
  note: [{ header: watchColumnLabels.note, cell: row => row.note || null }],
}

/**
 * A list as CSV, built on the server for accounts and in the browser for guests. It has every column that the page can
 * show, whichever are chosen (RP-WATCH-8).
 */
export function watchlistCsv(list: string, rows: readonly WatchlistRowView[]): Csv {
  const inOrder = (Object.keys(watchColumnLabels) as WatchColumn[]).flatMap(column => chosenColumns[column])
  const columns = [...quoteColumns, ...inOrder]
  return {
    kind: 'csv',
    name: fileNameOf(list),
    header: columns.map(({ header }) => header),
    rows: rows.map(row => columns.map(({ cell }) => cell(row))),
  }
}

/** ASCII only, so that it is safe in file systems and headers. */
function fileNameOf(list: string): string {
  const slug = list
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || 'watchlist'
}

function percentOf(fraction: number | null): number | null {
  return fraction === null ? null : toPercentNumber(fraction)
}
