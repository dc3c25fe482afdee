import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillFinancials(db: Database): Promise<void> {
  const statement = {
    security_id: ids.harrow,
    template: 'GENERAL' as const,
    months: 12,
    currency: 'GBP',
    basis: 'IFRS',
    audited: true,
    source_id,
  }
  await bulkInsert(db, 'statements', [
    { ...statement, period: 'ANNUAL', period_end: '2024-12-31', fiscal_year: 2024, income: { revenue: 1_000 } },
    {
      ...statement,
      period: 'ANNUAL',
      period_end: '2025-12-31',
      fiscal_year: 2025,
      income: { revenue: 1_100 },
      balance: { totalAssets: 5_000 },
    },
    {
      ...statement,
      security_id: ids.brackwell,
      period: 'INTERIM',
      period_end: as_at,
      fiscal_year: 2026,
      income: {},
      balance: { minorityInterest: 70 },
    },
    {
      ...statement,
      period: 'FORECAST',
      period_end: '2027-12-31',
      fiscal_year: 2027,
      income: { revenue: 1_300 },
      audited: false,
    },
    {
      ...statement,
      period: 'FORECAST',
      period_end: '2026-12-31',
      fiscal_year: 2026,
      income: { revenue: 1_200 },
      audited: false,
    },
  ])
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
  await bulkInsert(db, 'sector_medians', [
    { sector: 'Retailers', measure: 'priceEarnings', value: 14.2, members: 9, as_at },
    { sector: 'Software', measure: 'priceEarnings', value: 30, members: 5, as_at },
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
