import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillIncome(db: Database): Promise<void> {
  const dividend = { security_id: ids.harrow, scale: 2, unit: 'GBX', source_id, as_at }
  await bulkInsert(db, 'dividends', [
    { ...dividend, id: 1, kind: 'FINAL', amount: 2_000, ex_on: '2025-11-13', status: 'CONFIRMED' },
    { ...dividend, id: 2, kind: 'INTERIM', amount: 1_000, ex_on: '2025-11-14', status: 'CONFIRMED' },
    {
      ...dividend,
      id: 3,
      kind: 'FINAL',
      amount: 2_200,
      ex_on: '2026-06-04',
      pay_on: '2026-07-01',
      status: 'CONFIRMED',
    },
    { ...dividend, id: 4, kind: 'SPECIAL', amount: 9_999, ex_on: '2026-08-01', status: 'ESTIMATED' },
    { ...dividend, id: 5, kind: 'INTERIM', amount: 1_150, ex_on: '2026-12-03', status: 'ESTIMATED' },
    { ...dividend, id: 6, kind: 'INTERIM', amount: 1_100, ex_on: '2026-12-03', status: 'CONFIRMED' },
  ])
  await bulkInsert(db, 'corporate_actions', [
    {
      security_id: ids.harrow,
      kind: 'SPLIT',
      effective_on: '2020-05-01',
      ratio_new: 5,
      ratio_old: 1,
      factor: 0.2,
      description: 'Five for one',
      source_id,
    },
    {
      security_id: ids.harrow,
      kind: 'NAME_CHANGE',
      effective_on: '2019-03-01',
      description: 'From Vale Brothers plc',
      source_id,
    },
  ])
  const event = { security_id: ids.harrow, source_id, confirmed: true }
  await bulkInsert(db, 'events', [
    { ...event, kind: 'AGM', day: '2026-05-01', title: 'Annual general meeting' },
    { ...event, kind: 'TRADING_STATEMENT', day: '2026-11-13', title: 'Trading statement' },
    { ...event, kind: 'FULL_YEAR_RESULTS', day: '2027-03-01', title: 'Results', confirmed: false },
  ])
}
