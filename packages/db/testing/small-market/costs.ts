import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillCosts(db: Database): Promise<void> {
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
