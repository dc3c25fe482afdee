import type { StatusAnswer } from '@bellwether/contract'
import { audit, type Database, feedSources, usage, users } from '@bellwether/db'
import { defaultServiceFlags, toIsoDate } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePlugin } from '../../../apps/site/src/index.ts'

let db: Database
let app: FastifyInstance
const options = () => ({
  db,
  publicOrigin: 'https://bellwether.example',
  services: defaultServiceFlags,
  dev: false,
})

beforeAll(async () => {
  buildPages()
  db = await openMarket()
  app = Fastify({ pluginTimeout: 60_000 })
  await app.register(sitePlugin, { ...options(), operatorPassword: 'open the gate' })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

const look = (url: string, password = 'open the gate') =>
  app.inject({ url, headers: { authorization: `Basic ${btoa(`operator:${password}`)}` } })

describe('/operations', () => {
  it.each([
    '/operations',
    '/operations/usage',
    '/operations/feeds',
    '/operations/data',
    '/operations/audit',
    '/operations/audit?format=csv',
  ])('%s is for operators only, and never cached', async url => {
    expect((await app.inject(url)).statusCode).toBe(401)
    const refused = await look(url, 'wrong')
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['www-authenticate']).toContain('Basic realm="Operations"')
    const shown = await look(url)
    expect(shown.statusCode).toBeLessThan(400)
    expect(shown.headers['cache-control']).toBe('private, no-store')
  })

  it('does not exist without a password', async () => {
    const bare = Fastify({ pluginTimeout: 60_000 })
    await bare.register(sitePlugin, options())
    expect((await bare.inject('/operations/audit')).statusCode).toBe(404)
    await bare.close()
  })
})

describe('/status', () => {
  it('[RP-STATUS-1] is for everybody, for people and for monitors', async () => {
    const page = await app.inject('/status')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Recent incidents')
    const told = await app.inject('/status.json')
    expect(told.headers['access-control-allow-origin']).toBe('*')
    const { state, components } = told.json<StatusAnswer>()
    expect(state).toBe('operational')
    const byId = Object.fromEntries(components.map(component => [component.id, component.state]))
    expect(byId).toMatchObject({ pages: 'operational', database: 'operational' })
    // A site by itself: no gateway, recorder or CDN in this process.
    expect(byId).toMatchObject({ gateway: 'absent', recorder: 'absent', cdn: 'absent' })
  })

  it('[RP-STATUS-4] tells nothing of the inside', async () => {
    const { body } = await app.inject('/status.json')
    expect(body).not.toMatch(/localhost|127\.0|postgres|pglite|nats|kysely|node|select |\/tmp/i)
  })
})

describe('widget usage', () => {
  it('[LD-TRACK-5] shows counts and the host pages’ attributes, escaped', async () => {
    const common = { day: toIsoDate(new Date()), application: '<b>shop</b>', namespace: 'acme' }
    await usage.add(db, [{ ...common, component: 'news-list', version: '1.0.0', outcome: 'PAINTED', count: 1234 }])
    await usage.addAttributes(db, [{ ...common, name: 'site', value: 'main & <i>', count: 7 }])
    const { body } = await look('/operations/usage?days=1')
    expect(body).toContain('&lt;b&gt;shop&lt;/b&gt;')
    expect(body).toContain('main &amp; &lt;i&gt;')
    expect(body).toContain('1234')
    expect(body).not.toContain('<b>shop')
  })
})

describe('price feeds', () => {
  it('says how to name sources while there is none', async () => {
    const { body } = await look('/operations/feeds')
    expect(body).toContain('MARKET_DATA_FILE names the sources')
    expect(body).toContain('No ticks have been quarantined.')
  })

  it('[RP-FEED-9] shows each source with its state and counts, and the ticks that were not believed, escaped', async () => {
    const source = {
      ...{ name: 'london', kind: 'websocket', address: 'wss://prices.example.com/v1', state: 'WAITING' },
      ...{
        interruptions: 3,
        lastFailure: 'ECONNREFUSED',
        unknownCodes: ['NOPE'],
        lastTickAt: new Date('2026-11-13T10:00:00Z'),
      },
      counts: { accepted: 12_345, quarantined: 1 },
    }
    await feedSources.report(db, 'host 1', [source, { ...source, name: 'paris', state: 'CONNECTED', lastTickAt: null }])
    await feedSources.quarantine(db, [
      {
        ...{ source: 'london', marketCode: 'LSE:HVL', reason: 'SCALE', detail: 'about 100 times off' },
        ...{ written: '<b>{"last":12}</b>', time: 0, receivedAt: new Date('2026-11-13T10:00:01Z') },
      },
    ])
    const { body } = await look('/operations/feeds')
    for (const text of [
      ...['Not connected, will try again (ECONNREFUSED)', 'WebSocket, wss://prices.example.com/v1', '12,345', 'NOPE'],
      ...['100 times off: about 100 times off', 'LSE:HVL', '&lt;b&gt;{&quot;last&quot;:12}', 'None yet'],
    ])
      expect(body).toContain(text)
    expect(body).not.toContain('<b>{')
    await feedSources.report(db, 'host 1', [])
    expect((await look('/operations/feeds')).body).not.toContain('will try again')
  })
})

describe('the audit log', () => {
  const post = (url: string, fields: Record<string, string>, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
    })

  it('records a login, a failed one and a logout, without the address or the password', async () => {
    const email = 'investor@example.com'
    const user = await users.findByEmail(db, email)
    expect((await post('/login', { email, password: 'not it at all' })).statusCode).toBe(422)
    const entered = await post('/login', { email, password: 'bellwether-demo' })
    expect(entered.statusCode).toBe(303)
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await post('/logout', {}, cookie)).statusCode).toBe(303)

    const events = await audit.list(db, { action: null, before: null, limit: 3 })
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['LOGOUT', `user ${user?.id}`],
      ['LOGIN', `user ${user?.id}`],
      ['LOGIN_FAILED', 'guest'],
    ])
    expect(events[1]?.subject).toBe(events[2]?.subject)
    expect(JSON.stringify(events)).not.toMatch(/investor@|not it at all|bellwether-demo/)
  })

  it('is shown latest first, by action, page by page, and as a file', async () => {
    for (let count = 0; count < 60; count += 1)
      await audit.append(db, { action: 'TOKEN_ISSUED', actor: 'client abc', subject: `namespace n${count}` })
    const first = (await look('/operations/audit?action=TOKEN_ISSUED')).body
    expect(first).toContain('namespace n59')
    expect(first).not.toContain('namespace n5<')
    expect(first).not.toContain('Logged out</td>')
    const older = /href="(\/operations\/audit\?action=TOKEN_ISSUED&amp;before=\d+)"/.exec(first)?.[1] ?? ''
    const second = (await look(older.replaceAll('&amp;', '&'))).body
    expect(second).toContain('namespace n5<')
    expect(second).not.toContain('>Older<')
    const csv = await look('/operations/audit?format=csv&action=TOKEN_ISSUED')
    expect(csv.headers['content-disposition']).toContain('audit-log.csv')
    expect(csv.body.trim().split('\r\n')).toHaveLength(61)
    const head = await audit.head(db)
    expect(first).toContain(`${head.number}:${head.hash}`)
  })
})
