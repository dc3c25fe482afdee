import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase } from '@bellwether/db'
import { buildUniverse } from '@bellwether/importer'
import { getUniverseTemplate } from '@bellwether/importer/testing'
import {
  buildPages,
  createDealer,
  type Dealer,
  dealAgain,
  dealUntilKilled,
  readBooks,
  startReady,
} from '@bellwether/platform/testing'
import { createEmptyPostgresDatabase } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'

/** Killed twice during orders, restarted, and every ticket sent again. */
async function checkKills(dataDir: string, env: Record<string, string>, dealer: Dealer, open: () => Promise<Database>) {
  const acknowledged = new Map<string, string>()
  const tickets: string[] = []
  for (const answersBefore of [1, 5]) {
    const round = Array.from({ length: 10 }, () => randomUUID())
    tickets.push(...round)
    const answered = await dealUntilKilled(await startReady(dataDir, env), dealer, round, answersBefore)
    for (const [ticket, address] of answered) acknowledged.set(ticket, address)
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(6)
  expect([...acknowledged.values()].filter(address => !/^\/platform\/orders\/\d+$/.test(address))).toEqual([])

  const again = await dealAgain(await startReady(dataDir, env), dealer, tickets)
  for (const [ticket, address] of acknowledged) expect(again.get(ticket)).toBe(address)
  expect(new Set(again.values()).size).toBe(tickets.length)

  const db = await open()
  const { stored, expected } = await readBooks(db, dealer, tickets.length).finally(() => db.close())
  expect(stored).toEqual(expected)
}

describe('[RP-ORDER-1] a platform killed between order and answer stores each order once and loses none that it answered', () => {
  it('on the embedded database', async () => {
    buildPages()
    const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-killed-'))
    try {
      cpSync(await getUniverseTemplate(60), dataDir, { recursive: true })
      const db = await openDatabase({ dataDir })
      const dealer = await createDealer(db).finally(() => db.close())
      await checkKills(dataDir, {}, dealer, () => openDatabase({ dataDir }))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it('on PostgreSQL', async () => {
    buildPages()
    const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-killed-'))
    try {
      const url = await createEmptyPostgresDatabase()
      const db = await openDatabase({ url })
      await migrate(db)
      await buildUniverse(db, { securities: 10, seed: 1 })
      const dealer = await createDealer(db).finally(() => db.close())
      await checkKills(dataDir, { DATABASE_URL: url }, dealer, () => openDatabase({ url }))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
