import type { WatchedView } from '@bellwether/contract'
import { toPercentNumber, toPriceNumber } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'

/** A list as CSV, built on the server for accounts and in the browser for guests. */
export function watchlistCsv(list: string, rows: readonly (WatchedView & { readonly note: string })[]): Csv {
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
      percentOf(row.dayChangePct),
      percentOf(row.yield),
      row.nextExOn?.day ?? null,
      row.nextExOn ? (row.nextExOn.estimated ? 'yes' : 'no') : null,
      row.note || null,
    ]),
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
