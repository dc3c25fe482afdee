import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillPrices(db: Database): Promise<void> {
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
  await bulkInsert(db, 'daily_prices', [
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
  await bulkInsert(db, 'navs', [
    { security_id: ids.trust, day: '2026-11-12', basis: 'CUM_FAIR', nav: 32_000, source_id },
    { security_id: ids.trust, day: '2026-11-13', basis: 'CUM_FAIR', nav: 32_500, estimated: true, source_id },
    { security_id: ids.trust, day: '2026-11-13', basis: 'EX_PAR', nav: 31_000, source_id },
  ])
  await bulkInsert(db, 'indices', [
    { id: 1, code: 'UK100', name: 'UK 100', currency: 'GBP', source_id },
    { id: 2, code: 'YOUNG', name: 'Started today', currency: 'GBP', source_id },
    { id: 3, code: 'EMPTY', name: 'Not started', currency: 'GBP', source_id },
  ])
  await bulkInsert(db, 'index_levels', [
    ...Array.from({ length: 38 }, (_, day) => ({
      index_id: 1,
      day: `2026-0${1 + Math.floor(day / 19)}-${10 + (day % 19)}`,
      level: 800_000 + day * 100,
    })),
    { index_id: 2, day: '2026-11-13', level: 100_000 },
  ])
  await bulkInsert(db, 'index_members', [{ index_id: 1, security_id: ids.harrow, weighting: 0.0123, as_at }])
}
