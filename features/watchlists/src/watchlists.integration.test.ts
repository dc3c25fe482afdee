import { type Database, users } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite } from '../../../apps/site/testing/open-site.ts'
import { createSessions } from '../../accounts/src/session/sessions.ts'

let db: Database
let app: FastifyInstance
let cookie = ''
let people = 0

beforeAll(async () => {
  db = await openMarket()
  app = await openSite(db)
})

afterAll(async () => {
  await app.close()
  await db.close()
})

beforeEach(async () => {
  people += 1
  const id = (await users.create(db, { email: `watcher${people}@example.com`, name: 'A Person' })) ?? 0
  cookie = `__Host-bw-session=${await createSessions(db).start(id)}`
})

const get = (url: string, by = cookie) => app.inject({ url, headers: { cookie: by } })
const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, by = cookie) =>
  app.inject({ method, url, headers: { cookie: by }, ...(payload ? { payload } : {}) })
const form = (fields: Record<string, string>, by = cookie, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/platform/watchlists',
    headers: { cookie: by, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const listsOf = async () =>
  (await get('/api/watchlists')).json().data.lists as { name: string; items: { marketCode: string; note: string }[] }[]

describe('adding on the page', () => {
  it('[RP-WATCH-6] finds by name or code, and has a button that adds what is found', async () => {
    await form({ do: 'create', name: 'Income' })
    const one = await get('/platform/watchlists?list=Income&find=harrow')
    expect(one.body).toMatch(/Harrow &amp; Vale plc<\/a>.*?name="marketCode" value="LSE:HVL".*?value="add"/)
    expect((await form({ do: 'add', list: 'Income', marketCode: 'LSE:HVL' })).statusCode).toBe(303)
    expect((await get('/platform/watchlists?list=Income&find=HVL')).body).toContain('On this list')
    const several = (await get('/platform/watchlists?list=Income&find=plc')).body
    expect(several.match(/value="add"/g)?.length).toBeGreaterThan(1)
    expect((await get('/platform/watchlists?find=zzzzqqq')).body).toContain('No match for “zzzzqqq”')
  })

  it('[RP-WATCH-6] [RP-WATCH-7] does the same for the lists that a guest’s browser sends', async () => {
    const shown = await call(
      'POST',
      '/platform/watchlists/shown',
      {
        lists: [{ name: 'Mine', items: [{ marketCode: 'LSE:NWT' }] }],
        list: 'Mine',
        find: 'harrow',
        columns: ['size'],
      },
      '',
    )
    const { data } = shown.json()
    expect(data).toMatchObject({
      storedIn: 'browser',
      columns: ['size'],
      find: { typed: 'harrow', found: [{ marketCode: 'LSE:HVL', watched: false }] },
      shown: { name: 'Mine', rows: { state: 'ready', view: [{ marketCode: 'LSE:NWT' }] } },
    })
  })

  it('[RP-WATCH-6] makes the first list where there is none', async () => {
    const { body } = await get('/platform/watchlists?find=harrow')
    expect(body).toMatch(/name="marketCode" value="LSE:HVL"\/><button[^>]*value="star"/)
  })
})

describe('watchlist forms', () => {
  it('star, annotate, reorder, rename and remove, each redirecting to the page that shows the change', async () => {
    const starred = await form({ do: 'star', marketCode: 'LSE:HVL', next: '/market-research/LSE:HVL' })
    expect([starred.statusCode, starred.headers.location]).toEqual([303, '/market-research/LSE:HVL'])
    expect((await get('/market-research/LSE:HVL')).body).toMatch(/data-bw-star="LSE:HVL".*?aria-pressed="true"/)
    expect((await get('/market-research/LSE:HVL', '')).body).toMatch(/data-bw-star="LSE:HVL".*?aria-pressed="false"/)
    await form({ do: 'add', list: 'My watchlist', marketCode: 'LSE:NWT' })
    await form({ do: 'up', list: 'My watchlist', marketCode: 'LSE:NWT' })
    await form({ do: 'note', list: 'My watchlist', marketCode: 'LSE:HVL', note: '<script>1</script>' })
    expect((await form({ do: 'rename', list: 'My watchlist', name: 'Mine & yours' })).headers.location).toBe(
      '/platform/watchlists?list=Mine%20%26%20yours',
    )
    const { body } = await get('/platform/watchlists')
    expect(body.indexOf('Northwall')).toBeLessThan(body.indexOf('Harrow'))
    expect(body).toContain('value="&lt;script&gt;1&lt;/script&gt;"')
    const csv = await get('/platform/watchlists?list=Mine%20%26%20yours&format=csv')
    expect(csv.headers['content-disposition']).toBe('attachment; filename="mine-yours.csv"')
    expect(csv.body).toMatch(/LSE:HVL,.*,Share,-?[\d.]+,.*,[\d.]+,GBP,<script>/)
    await form({ do: 'remove', list: 'Mine & yours', marketCode: 'LSE:NWT' })
    expect(await listsOf()).toMatchObject([{ name: 'Mine & yours', items: [{ marketCode: 'LSE:HVL' }] }])
  })

  it('add a security to one of several lists and remove it', async () => {
    const page = '/market-research/LSE:HVL'
    const choice = async () =>
      Array.from((await get(page)).body.matchAll(/value="([^"]+)" aria-pressed="\w+" name="(add|remove)"/g), found => [
        found[2],
        found[1],
      ])
    await form({ do: 'create', name: 'Income' })
    expect(await choice()).toEqual([])
    await form({ do: 'create', name: 'Growth' })
    expect(await choice()).toEqual([
      ['add', 'Income'],
      ['add', 'Growth'],
    ])
    const added = await form({ marketCode: 'LSE:HVL', next: page, add: 'Growth' })
    expect([added.statusCode, added.headers.location]).toEqual([303, page])
    expect(await choice()).toEqual([
      ['add', 'Income'],
      ['remove', 'Growth'],
    ])
    await form({ marketCode: 'LSE:HVL', next: page, remove: 'Growth' })
    expect((await listsOf()).map(({ items }) => items)).toEqual([[], []])
    expect((await form({ marketCode: 'LSE:HVL', add: 'Nowhere' })).statusCode).toBe(404)
  })

  it('show why a change was refused', async () => {
    await form({ do: 'create', name: 'Income' })
    const again = await form({ do: 'create', name: 'INCOME' })
    expect([again.statusCode, again.body.includes('There is a watchlist named “INCOME” already')]).toEqual([422, true])
    expect((await form({ do: 'star', marketCode: 'LSE:NOPE' })).statusCode).toBe(404)
    expect((await form({ do: 'nonsense' })).statusCode).toBe(303)
  })

  it('are refused to guests, with what to do, and to other sites', async () => {
    const guest = await form({ do: 'star', marketCode: 'LSE:HVL' }, '')
    expect([guest.statusCode, guest.body.includes('log in, or enable JavaScript')]).toEqual([401, true])
    const attack = await form({ do: 'create', name: 'Theirs' }, cookie, { 'sec-fetch-site': 'cross-site' })
    expect(attack.statusCode).toBe(403)
    const away = await form({ do: 'star', marketCode: 'LSE:HVL', next: '//evil.example' })
    expect(away.headers.location).toBe('/platform/watchlists')
    expect((await listsOf()).map(({ name }) => name)).toEqual(['My watchlist'])
  })
})

describe('the watchlists API', () => {
  it('creates, changes and deletes lists and their items', async () => {
    await call('POST', '/api/watchlists', { name: 'A' })
    await call('PATCH', '/api/watchlists?list=A', { name: 'B' })
    await call('POST', '/api/watchlists/items', { list: 'B', marketCode: 'lse:hvl' })
    await call('POST', '/api/watchlists/items', { list: 'B', marketCode: 'LSE:NWT' })
    await call('PATCH', '/api/watchlists/items?list=B&marketCode=LSE:NWT', { by: -1 })
    const noted = await call('PATCH', '/api/watchlists/items?list=B&marketCode=LSE:HVL', { note: 'hold' })
    expect(noted.json().data.lists).toMatchObject([
      { name: 'B', items: [{ marketCode: 'LSE:NWT' }, { marketCode: 'LSE:HVL', note: 'hold' }] },
    ])
    const removed = await call('DELETE', '/api/watchlists/items?marketCode=LSE:HVL')
    expect(removed.json().data.removed).toMatchObject([{ name: 'B', items: [{ marketCode: 'LSE:HVL', note: 'hold' }] }])
    await call('POST', '/api/watchlists/merge', { lists: removed.json().data.removed })
    expect((await listsOf())[0]?.items.map(({ note }) => note)).toEqual(['', 'hold'])
    expect((await call('DELETE', '/api/watchlists?list=b')).json().data.lists).toEqual([])
  })

  it('merges lists from a browser idempotently and skips invalid ones', async () => {
    await form({ do: 'star', marketCode: 'LSE:HVL' })
    const lists = [
      {
        name: 'my WATCHLIST',
        items: [{ marketCode: 'LSE:HVL', note: 'mine', notedAt: 5 }, { marketCode: 'LSE:GONE' }],
      },
      { name: 'Trusts', items: [{ marketCode: 'LSE:NWT', note: '', notedAt: 1e300 }] },
      null,
      { name: '..', items: 'x' },
    ]
    const once = await call('POST', '/api/watchlists/merge', { lists })
    const twice = await call('POST', '/api/watchlists/merge', { lists })
    expect(once.json().data.lists).toMatchObject([
      { name: 'My watchlist', items: [{ marketCode: 'LSE:HVL', note: 'mine' }, { marketCode: 'LSE:GONE' }] },
      { name: 'Trusts', items: [{ marketCode: 'LSE:NWT' }] },
    ])
    expect(twice.json().data.lists.map((list: { items: object[] }) => list.items.length)).toEqual([2, 1])
    expect((await get('/platform/watchlists')).body).toContain('No longer available')
  })

  it.each([
    ['POST', '/api/watchlists', { name: '!' }, 422, 'DOMAIN_WATCHLIST_NAME'],
    ['POST', '/api/watchlists', {}, 400, 'SITE_BAD_INPUT'],
    ['POST', '/api/watchlists/items', { marketCode: 'nonsense' }, 400, 'SITE_BAD_INPUT'],
    ['POST', '/api/watchlists/items', { marketCode: 'LSE:NOPE' }, 404, 'SITE_UNKNOWN_SECURITY'],
    ['POST', '/api/watchlists/items', { list: 'None', marketCode: 'LSE:HVL' }, 404, 'DOMAIN_WATCHLIST_UNKNOWN'],
    ['PATCH', '/api/watchlists/items?list=A&marketCode=LSE:HVL', { by: 7 }, 400, 'SITE_BAD_INPUT'],
    ['POST', '/api/watchlists/merge', { lists: [...Array(21)].map(() => ({})) }, 400, 'SITE_BAD_INPUT'],
  ] as const)('%s %s with %o responds with %i %s', async (method, url, payload, status, code) => {
    const answer = await call(method, url, payload)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  it('refuses more lists than the limit, and guests', async () => {
    for (let index = 0; index < 20; index += 1) await call('POST', '/api/watchlists', { name: `List ${index}` })
    const more = await call('POST', '/api/watchlists', { name: 'One more' })
    expect([more.statusCode, more.json().error.code]).toEqual([409, 'DOMAIN_WATCHLIST_LIMIT'])
    for (const answer of [
      await get('/api/watchlists', ''),
      await call('POST', '/api/watchlists', { name: 'A' }, ''),
      await call('DELETE', '/api/watchlists?list=A', undefined, ''),
      await call('POST', '/api/watchlists/merge', { lists: [] }, ''),
    ])
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'SITE_NOT_LOGGED_IN'])
  })
})

describe('guest watchlists', () => {
  it('[RP-WATCH-5] are shown from what the browser sends, hostile or not, and not stored', async () => {
    const show = (payload: object) => call('POST', '/platform/watchlists/shown', payload, '')
    const shown = await show({ lists: [{ name: '<b>', items: [{ marketCode: 'LSE:HVL' }, { marketCode: '"><' }] }] })
    expect(shown.headers['cache-control']).toMatch(/^private/)
    const { rows } = shown.json().data.shown
    expect(rows.view.map(({ name }: { name: string }) => name)).toEqual(['Harrow & Vale plc'])
    for (const payload of [{}, [], { lists: 7, list: {} }, { lists: [{ name: 'A', items: [[]] }] }])
      expect((await show(payload)).statusCode).toBe(200)
    expect((await get('/platform/watchlists', '')).body).toContain('JavaScript is needed to save watchlists')
  })

  it('get rows for the requested codes', async () => {
    const { data } = (await get('/api/watchlists/rows?codes=LSE:HVL,LSE:NOPE', '')).json()
    expect(data).toMatchObject([
      { marketCode: 'LSE:HVL', listed: true, lastPrice: { unit: 'GBX' } },
      { marketCode: 'LSE:NOPE', listed: false },
    ])
    expect((await get('/api/watchlists/rows?codes=x', '')).statusCode).toBe(400)
  })
})

it('[RP-IDEAS-3] count towards the ideas once five people watch the same security', async () => {
  const shown = async () => (await get('/investment/ideas/favourite')).body.split('id="most-watched"')[1] ?? ''
  const star = async () => {
    const id = (await users.create(db, { email: `fan${Math.random()}@example.com`, name: 'A Fan' })) ?? 0
    await form({ do: 'star', marketCode: 'LSE:TG34' }, `__Host-bw-session=${await createSessions(db).start(id)}`)
  }
  for (let person = 0; person < 4; person += 1) await star()
  expect(await shown()).not.toContain('/market-research/LSE:TG34')
  await star()
  expect(await shown()).toContain('/market-research/LSE:TG34')
})
