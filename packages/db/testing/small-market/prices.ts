import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { writeDays } from '../../src/series/write-days.ts'
import { ids, source_id } from './ids.ts'

export async function fillPrices(db: Database): Promise<void> {
  await writeDays(db, 'daily_prices', [
    { listing_id: ids.harrowLondon, day: '2025-11-12', close: 100_000, source_id },
    { listing_id: ids.harrowLondon, day: '2026-11-11', close: 125_000, source_id },
    {
      listing_id: ids.harrowLondon,
      day: '2026-11-12',
      open: 125_100,
      high: 127_000,
      low: 125_000,
      close: 126_600,
      volume: 900,
      source_id,
    },
    { listing_id: ids.harrowLondon, day: '2026-11-13', close: 128_450, source_id },
    { listing_id: ids.brackwellLondon, day: '2025-11-13', close: 40_000, source_id },
  ])
  const bar = { open: 1, high: 3, low: 1, close: 2, volume: 10, source_id, listing_id: ids.harrowLondon }
  await bulkInsert(db, 'intraday_prices', [
    { ...bar, at: '2026-11-12T08:00:00Z' },
    { ...bar, at: '2026-11-13T08:00:00Z' },
    { ...bar, at: new Date('2026-11-13T08:05:00Z') },
  ])
  const trade = { listing_id: ids.harrowLondon, price: 128_450, shares: 100, kind: 'AUTOMATIC' as const, source_id }
  await bulkInsert(db, 'trades', [
    { ...trade, at: '2026-11-13T16:29:00Z', sequence: 0, price: 128_400 },
    { ...trade, at: '2026-11-13T16:35:00Z', sequence: 1, shares: 9_000, kind: 'AUCTION' },
    { ...trade, at: '2026-11-13T16:29:00Z', sequence: 2 },
  ])
  await writeDays(db, 'navs', [
    { security_id: ids.trust, day: '2026-11-12', basis: 'CUM_FAIR', nav: 32_000, source_id },
    { security_id: ids.trust, day: '2026-11-13', basis: 'CUM_FAIR', nav: 32_500, estimated: true, source_id },
    { security_id: ids.trust, day: '2026-11-13', basis: 'EX_PAR', nav: 31_000, source_id },
  ])
}
