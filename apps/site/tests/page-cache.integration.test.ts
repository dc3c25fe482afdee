import { brotliDecompressSync } from 'node:zlib'
import { createSessions } from '@bellwether/accounts'
import { type Database, markDataChanged, users } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'

const overview = '/market-research/LSE:HVL'
const publicPages = [
  '/',
  overview,
  '/market-research/sub/LSE:HVL/dividends',
  '/market-research/sub/LSE:HVL/news',
  '/investment/ideas/select',
  '/investment/ideas/favourite',
  '/developers',
  '/developers/api',
]

let db: Database
const sites: FastifyInstance[] = []
beforeEach(async () => {
  db = await openMarket()
})
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
  await db.close()
})

async function open(options: Parameters<typeof openSite>[1] = {}): Promise<FastifyInstance> {
  const site = await openSite(db, options)
  sites.push(site)
  return site
}

const rename = async (name: string) =>
  db.sql.transaction().execute(async sql => {
    const tx = { ...db, sql }
    const { id } = await sql
      .updateTable('securities')
      .set({ name })
      .where('id', '=', eb => eb.selectFrom('listings').select('security_id').where('market_code', '=', 'LSE:HVL'))
      .returning('id')
      .executeTakeFirstOrThrow()
    await markDataChanged(tx, { securityIds: [id], subject: 'a name' })
  })

const noneMade = { renderLimits: { running: 0, waiting: 0 } }

const stored = () => db.sql.selectFrom('stored_pages').selectAll().execute()

describe('pages that are kept', () => {
  it('[RP-CACHE-1] follow a change of their data, and stay as they are without one', async () => {
    const site = await open()
    const before = await site.inject(overview)
    await rename('Renamed and Sons plc')
    await expect
      .poll(async () => (await site.inject(overview)).body, { timeout: 10_000 })
      .toContain('Renamed and Sons plc')
    const after = await site.inject(overview)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    const unchanged = await site.inject({ url: overview, headers: { 'if-none-match': String(after.headers.etag) } })
    expect([unchanged.statusCode, unchanged.headers['cache-control']]).toEqual([304, 'private, no-cache'])
  })

  it('[RP-CACHE-4] are none of those of which a block failed', async () => {
    const site = await open()
    await db.sql.schema.alterTable('dividends').renameTo('dividends_away').execute()
    expect((await site.inject('/market-research/sub/LSE:HVL/dividends')).body).toContain('Could not load this')
    await db.sql.schema.alterTable('dividends_away').renameTo('dividends').execute()
    expect((await site.inject('/market-research/sub/LSE:HVL/dividends')).body).not.toContain('Could not load this')
  })

  it('[RP-CACHE-5] are found by another process of the same build', async () => {
    const site = await open()
    const made = await site.inject(overview)
    await site.inject(overview)
    await expect.poll(async () => (await stored()).length).toBe(1)
    const another = await open()
    // Without this the page could not be made.
    await db.sql.schema.alterTable('securities').renameTo('securities_away').execute()
    const found = await another.inject(overview)
    expect([found.statusCode, found.body]).toEqual([200, made.body])
  })

  it('[RP-CACHE-8] are sent from the store by a process that can make none', async () => {
    const site = await open()
    await site.inject(overview)
    await site.inject(overview)
    await expect.poll(async () => (await stored()).length).toBe(1)
    const another = await open(noneMade)
    const sent = await another.inject(overview)
    expect([sent.statusCode, sent.headers.warning]).toEqual([200, undefined])
    expect((await another.inject('/market-research/sub/LSE:HVL/dividends')).statusCode).toBe(503)
  })

  it('[RP-CACHE-9] are sent with a warning after their data have changed, where no new one can be made', async () => {
    const site = await open()
    const made = await site.inject(overview)
    await site.inject(overview)
    await expect.poll(async () => (await stored()).length).toBe(1)
    await rename('Renamed and Sons plc')
    const another = await open(noneMade)
    const sent = await another.inject(overview)
    expect([sent.statusCode, sent.headers.warning, sent.body]).toEqual([200, '110 - "Response is Stale"', made.body])
  })

  it('[RP-CACHE-6] are those of guests: nothing of a user, a token or a nonce is stored', async () => {
    const site = await open()
    const user = await users.findByEmail(db, 'investor@example.com')
    if (!user) throw new Error('the demo account is missing')
    const token = await createSessions(db).start(user.id)
    const cookie = `__Host-bw-session=${token}`
    // Twice each: the second visit is what stores a page.
    for (const url of publicPages)
      for (const headers of [{ cookie }, {}, { cookie }, {}, {}]) {
        const { statusCode, body } = await site.inject({ url, headers })
        expect([url, statusCode]).toEqual([url, 200])
        expect(body.includes(user.name)).toBe('cookie' in headers)
      }
    await expect.poll(async () => (await stored()).length).toBe(publicPages.length)
    const rows = await stored()
    for (const { brotli, ...rest } of rows) {
      const html = brotliDecompressSync(brotli).toString()
      const text = html + JSON.stringify(rest)
      for (const secret of [user.name, user.email, token, 'bw-session', 'nonce', 'csrf'])
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
    }
  })
})
