import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { ids, source_id } from './ids.ts'

export async function fillQuotes(db: Database): Promise<void> {
  const at = '2026-11-13T16:35:00Z'
  await bulkInsert(db, 'quotes', [
    {
      listing_id: ids.harrowLondon,
      state: 'CLOSE',
      at,
      last: 128_450,
      bid: 128_400,
      ask: 128_500,
      previous_close: 126_600,
      day_change: 1_850,
      day_change_pct: 0.01461295,
      volume: 1_200_345,
      source_id,
    },
    {
      listing_id: ids.harrowFrankfurt,
      state: 'CLOSE',
      at,
      last: 1_500,
      day_change: 150,
      day_change_pct: 0.1,
      source_id,
    },
    {
      listing_id: ids.brackwellLondon,
      state: 'CLOSE',
      at,
      last: 42_000,
      day_change: -840,
      day_change_pct: -0.01960784,
      source_id,
    },
    {
      listing_id: ids.corsinNewYork,
      state: 'SUSPENDED',
      at,
      last: 9_900,
      day_change: 900,
      day_change_pct: 0.1,
      source_id,
    },
    {
      listing_id: ids.trustLondon,
      state: 'CLOSE',
      at,
      last: 30_000,
      day_change: 300,
      day_change_pct: 0.01010101,
      source_id,
    },
    { listing_id: ids.fundLine, state: 'CLOSE', at, last: 25_000, day_change: 0, day_change_pct: 0, source_id },
  ])
}
