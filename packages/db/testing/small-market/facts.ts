import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillFacts(db: Database): Promise<void> {
  await bulkInsert(db, 'fund_facts', [
    {
      security_id: ids.fund,
      as_at,
      currency: 'GBP',
      legal_structure: 'OEIC',
      ucits: true,
      domicile: 'GB',
      objective: 'Growth.',
      income_class: 'ACC',
      launched_on: '2010-01-04',
      fund_size: 90_000_000_000,
      yield: 0.0125,
      source_id,
    },
  ])
  await bulkInsert(db, 'trust_facts', [
    {
      security_id: ids.trust,
      as_at,
      currency: 'GBP',
      objective: 'Growth.',
      aic_sector: 'Global',
      launched_on: '1890-02-03',
      total_assets: 60,
      net_assets: 50,
      borrowings: 10,
      cash: 1,
      shares_in_issue: 5,
      ongoing_charge: 0.0052,
      performance_fee: false,
      nav_frequency: 'DAILY',
      details: { tiers: [{ upTo: 1, rate: 0.005 }] },
      source_id,
    },
  ])
  await bulkInsert(db, 'gilt_facts', [
    {
      security_id: ids.gilt,
      as_at,
      kind: 'CONVENTIONAL',
      coupon: 0.0425,
      coupon_months: [3, 9],
      coupon_day: 7,
      issued_on: '2024-01-10',
      matures_on: '2034-09-07',
      amount_in_issue: 3_000_000_000_000,
      minimum_nominal: 100,
      source_id,
    },
  ])
  await bulkInsert(db, 'company_facts', [
    {
      security_id: ids.harrow,
      as_at,
      registered_name: 'Harrow & Vale plc',
      incorporated_in: 'England and Wales',
      year_end_month: 12,
      statement_template: 'GENERAL',
      source_id,
    },
  ])
}
