import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase, paperAccounts, paperOrders, users } from '@bellwether/db'
import { buildUniverse } from '@bellwether/importer'
import { getUniverseTemplate } from '@bellwether/importer/testing'
import { buildPages, type PlatformProcess, spawnPlatform } from '@bellwether/platform/testing'
import { createEmptyPostgresDatabase, findFreePort } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { createSessions } from '../../../features/accounts/src/session/sessions.ts'

const cash = 1_000_000_00
const perOrder = 10

interface Dealer {
  readonly userId: number
  readonly accountId: number
  readonly cookie: string
}

/** On a database that has a market. */
async function prepare(db: Database): Promise<Dealer> {
  const userId = await users.create(db, { email: 'dealer@example.com', name: 'A Dealer' })
  if (userId === null) throw new Error('taken')
  const accountId = await paperAccounts.open(db, { userId, wrapper: 'DEALING', cash, at: new Date() })
  return { userId, accountId: accountId ?? 0, cookie: `__Host-bw-session=${await createSessions(db).start(userId)}` }
}

async function start(dataDir: string, env: Record<string, string>): Promise<PlatformProcess> {
  const platform = spawnPlatform({ port: await findFreePort(), dataDir, env })
  if (!(await platform.isReady())) throw new Error(platform.stderr())
  return platform
}

/** What the confirm button of a review sends, except for its ticket. */
async function reviewed({ origin }: PlatformProcess, { cookie }: Dealer): Promise<URLSearchParams> {
  const query = `marketCode=LSE:HVL&instruction=B&quantity=${perOrder}&step=review`
  const html = await (await fetch(`${origin}/platform/trade?${query}`, { headers: { cookie } })).text()
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value]))
}

/** Where the order is; null when no answer came. */
async function confirm({ origin }: PlatformProcess, { cookie }: Dealer, fields: URLSearchParams, ticket: string) {
  const body = new URLSearchParams(fields)
  body.set('ticket', ticket)
  body.set('again', 'yes')
  try {
    const answer = await fetch(`${origin}/platform/trade`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { cookie },
    })
    return answer.status === 303 ? answer.headers.get('location') : `status ${answer.status}`
  } catch {
    return null
  }
}

/** Sends orders all at once and kills the process with the n-th answer; the tickets that were answered, with their addresses. */
async function dealUntilKilled(
  platform: PlatformProcess,
  dealer: Dealer,
  tickets: readonly string[],
  answersBefore: number,
) {
  const fields = await reviewed(platform, dealer)
  const answered = new Map<string, string>()
  await Promise.all(
    tickets.map(async ticket => {
      const address = await confirm(platform, dealer, fields, ticket)
      if (address === null) return
      answered.set(ticket, address)
      if (answered.size === answersBefore) platform.kill('SIGKILL')
    }),
  )
  await platform.ended
  return answered
}

/** Killed twice during orders, restarted, and every ticket sent again. */
async function checkKills(dataDir: string, env: Record<string, string>, dealer: Dealer, open: () => Promise<Database>) {
  const acknowledged = new Map<string, string>()
  const tickets: string[] = []
  for (const answersBefore of [1, 5]) {
    const round = Array.from({ length: 10 }, () => randomUUID())
    tickets.push(...round)
    const answered = await dealUntilKilled(await start(dataDir, env), dealer, round, answersBefore)
    for (const [ticket, address] of answered) acknowledged.set(ticket, address)
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(6)
  expect([...acknowledged.values()].filter(address => !/^\/platform\/orders\/\d+$/.test(address))).toEqual([])

  const platform = await start(dataDir, env)
  const fields = await reviewed(platform, dealer)
  const retried = new Map<string, string | null>()
  for (const ticket of tickets) retried.set(ticket, await confirm(platform, dealer, fields, ticket))
  platform.kill('SIGTERM')
  await platform.ended
  for (const [ticket, address] of acknowledged) expect(retried.get(ticket)).toBe(address)
  expect(new Set(retried.values()).size).toBe(tickets.length)

  const db = await open()
  try {
    const orders = await paperOrders.ofUser(db, dealer.userId, { limit: 100, offset: 0 })
    expect(orders).toHaveLength(tickets.length)
    const spent = orders.reduce((sum, { settlement }) => sum + (settlement ?? 0), 0)
    expect((await paperAccounts.find(db, dealer.accountId))?.cash).toBe(cash - spent)
    const positions = await paperAccounts.positionsOf(db, dealer.userId)
    expect(positions).toMatchObject([{ marketCode: 'LSE:HVL', quantity: tickets.length * perOrder, cost: spent }])
  } finally {
    await db.close()
  }
}

describe('[RP-ORDER-1] a platform killed between order and answer stores each order once and loses none that it answered', () => {
  it('on the embedded database', async () => {
    buildPages()
    const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-killed-'))
    try {
      cpSync(await getUniverseTemplate(60), dataDir, { recursive: true })
      const db = await openDatabase({ dataDir })
      const dealer = await prepare(db).finally(() => db.close())
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
      const dealer = await prepare(db).finally(() => db.close())
      await checkKills(dataDir, { DATABASE_URL: url }, dealer, () => openDatabase({ url }))
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
