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
  const cost = { security_id: ids.fund, as_at, currency: 'GBP', source_id }
  await bulkInsert(db, 'costs', [
    { ...cost, kind: 'EX_ANTE', ongoing: 0.0078, transaction: 0.0011, confirmed_zero: ['entry', 'exit'] },
    { ...cost, kind: 'EX_POST', ongoing: 0.0079 },
  ])
  const rule = { source_id, rule: { amount: 150 } }
  await bulkInsert(db, 'charge_rules', [
    { ...rule, code: 'PTM', valid_from: '2010-01-01', valid_to: '2024-12-01', rule: { amount: 100 } },
    { ...rule, code: 'PTM', valid_from: '2024-12-02' },
    { ...rule, code: 'CUSTODY', valid_from: '2024-01-01' },
    { ...rule, code: 'CUSTODY', wrapper: 'ISA', valid_from: '2024-01-01' },
  ])
  await bulkInsert(db, 'target_markets', [
    {
      security_id: ids.fund,
      as_at,
      template_version: 'V4.3',
      producer: 'Kestrel',
      answers: { '01010': 'Y', '05080': 'M' },
      source_id,
    },
  ])
}
