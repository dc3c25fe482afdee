import type { WatchlistRowView } from '@bellwether/contract'
import { toPriceNumber } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'

/** A list as a file; made on the server for an account, in the browser for a guest. */
export function watchlistCsv(list: string, rows: readonly WatchlistRowView[]): Csv {
  return {
    kind: 'csv',
    name: fileNameOf(list),
    header: [
      'Name',
      'Market code',
      'Price',
      'Unit',
      'Price at',
      'Day change %',
      'Yield %',
      'Next ex-date',
      'Ex-date estimated',
      'Note',
    ],
    rows: rows.map(row => [
      row.name,
      row.marketCode,
      row.lastPrice && toPriceNumber(row.lastPrice),
      row.lastPrice?.unit ?? null,
      row.at,
      toPercent(row.dayChangePct),
      toPercent(row.yield),
      row.nextExOn?.day ?? null,
      row.nextExOn ? (row.nextExOn.estimated ? 'yes' : 'no') : null,
      row.note || null,
    ]),
  }
}

/** What every file system and header takes; a name of other letters becomes plain. */
function fileNameOf(list: string): string {
  const plain = list
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain || 'watchlist'
}

function toPercent(fraction: number | null): number | null {
  return fraction === null ? null : Number((fraction * 100).toFixed(2))
}
