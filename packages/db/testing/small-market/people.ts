import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillPeople(db: Database): Promise<void> {
  await bulkInsert(db, 'people', [
    { id: 1, name: 'Ann Abel', born: 1970, source_id },
    { id: 2, name: 'Bob Bright', source_id },
  ])
  const position = { security_id: ids.harrow, source_id, as_at }
  await bulkInsert(db, 'positions', [
    { ...position, person_id: 2, kind: 'BOARD', role: 'Director', appointed_on: '2022-01-01' },
    { ...position, person_id: 1, kind: 'BOARD', role: 'Chair', appointed_on: '2018-01-01', shares: 10_000 },
    { ...position, person_id: 1, kind: 'EXECUTIVE', role: 'Acting chief executive' },
    { ...position, person_id: 2, kind: 'EXECUTIVE', role: 'Left', left_on: '2021-01-01' },
    { ...position, security_id: ids.trust, person_id: 2, kind: 'MANAGER', role: 'Portfolio manager' },
  ])
  const deal = {
    security_id: ids.harrow,
    person_id: 1,
    role: 'Chair',
    shares: 100,
    price: 120_000,
    scale: 2,
    unit: 'GBX',
    value_minor: 12_000_000,
    currency: 'GBP',
    source_id,
  }
  await bulkInsert(db, 'director_deals', [
    { ...deal, id: 1, kind: 'BUY', traded_on: '2024-01-05', notified_on: '2024-01-06' },
    { ...deal, id: 2, kind: 'AWARD', traded_on: '2026-03-01', notified_on: '2026-03-02' },
    { ...deal, id: 3, kind: 'BUY', traded_on: '2026-04-01', notified_on: '2026-04-02', person_id: 2 },
  ])
  await bulkInsert(db, 'major_shareholders', [
    { security_id: ids.harrow, holder: 'Small Holder', shares: 1, share: 0.031, notified_on: as_at, source_id },
    {
      security_id: ids.harrow,
      holder: 'Big Holder',
      shares: 2,
      share: 0.12,
      change: 0.01,
      notified_on: as_at,
      source_id,
    },
  ])
  await bulkInsert(db, 'short_positions', [
    { security_id: ids.harrow, holder: 'Short Fund', share: 0.0061, as_at, source_id },
  ])
}
