import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillRatios(db: Database): Promise<void> {
  await bulkInsert(db, 'ratio_inputs', [
    {
      security_id: ids.harrow,
      as_at,
      currency: 'GBP',
      shares_in_issue: 654_000_000,
      beta: 1.1,
      eps: 9_050,
      dps: 3_300,
      source_id,
    },
    { security_id: ids.brackwell, as_at, currency: 'GBP', shares_in_issue: 100_000_000, eps: -120, source_id },
  ])
  await bulkInsert(db, 'broker_views', [
    {
      security_id: ids.harrow,
      as_at,
      window_days: 75,
      strong_buy: 1,
      buy: 2,
      neutral: 3,
      sell: 4,
      strong_sell: 5,
      target_price: 140_000,
      source_id,
    },
  ])
  const segment = { security_id: ids.harrow, currency: 'GBP', source_id, kind: 'DIVISION' as const }
  await bulkInsert(db, 'segments', [
    { ...segment, fiscal_year: 2025, name: 'Home', revenue: 400 },
    { ...segment, fiscal_year: 2025, name: 'Fashion', revenue: 700, profit: 90 },
    { ...segment, fiscal_year: 2024, name: 'Home', revenue: 1_000 },
  ])
}
