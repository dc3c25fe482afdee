import { WatchedQuotes } from '@bellwether/blocks'
import type { WatchlistWidgetRow } from '@bellwether/contract'
import { getMarketCode, price } from '@bellwether/domain'

export const rowCount = 500
export const firstPrice = 128_450

export const codes = Array.from({ length: rowCount }, (_, index) => getMarketCode(`LSE:R${index}`))

const rows: readonly WatchlistWidgetRow[] = codes.map(marketCode => ({
  marketCode,
  name: `Row ${marketCode} plc`,
  listed: true,
  typeWords: 'Share',
  lastPrice: price(firstPrice, 2, 'GBX'),
  dayChangePct: 0,
  at: '2026-11-13T16:35:00.000Z',
  zone: 'Europe/London',
  streamable: true,
  staleSince: null,
  yield: null,
  nextExOn: null,
  href: '/',
  sparkline: null,
}))

/** The table that both ways keep up to date. */
export const table = <WatchedQuotes label="Rows" rows={rows} live={{ electiveProfessional: false }} />
