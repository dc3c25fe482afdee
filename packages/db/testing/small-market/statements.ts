import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillStatements(db: Database): Promise<void> {
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
}
