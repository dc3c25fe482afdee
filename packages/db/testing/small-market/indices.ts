import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { writeDays } from '../../src/series/write-days.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillIndices(db: Database): Promise<void> {
  await bulkInsert(db, 'indices', [
    { id: 1, code: 'UK100', name: 'UK 100', currency: 'GBP', source_id },
    { id: 2, code: 'YOUNG', name: 'Started today', currency: 'GBP', source_id },
    { id: 3, code: 'EMPTY', name: 'Not started', currency: 'GBP', source_id },
  ])
  await writeDays(db, 'index_levels', [
    ...Array.from({ length: 38 }, (_, day) => ({
      index_id: 1,
      day: `2026-0${1 + Math.floor(day / 19)}-${10 + (day % 19)}`,
      level: 800_000 + day * 100,
      source_id,
    })),
    { index_id: 2, day: '2026-11-13', level: 100_000, source_id },
  ])
  await bulkInsert(db, 'index_members', [{ index_id: 1, security_id: ids.harrow, weighting: 0.0123, as_at, source_id }])
}
