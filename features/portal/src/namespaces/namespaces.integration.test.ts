import type { PublicationSummary } from '@bellwether/contract'
import {
  audit,
  configurationDrafts,
  configurations,
  type Database,
  namespaces,
  secondApprover,
  usage,
  users,
} from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { openMarket } from '@bellwether/importer/testing'
import { buildPages } from '@bellwether/platform/testing'
import { openWidgetTokens, type WidgetTokens } from '@bellwether/widget-tokens'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitePlugin } from '../../../../apps/site/src/index.ts'
import { createSessions } from '../../../accounts/src/session/sessions.ts'
import { maxRevisions } from './revision-limit.ts'

const base = '/developers/namespaces'
const summary = {
  loader: { version: '0.1.0', integrity: 'sha384-x' },
  widgets: {},
} as unknown as PublicationSummary
const origin = 'https://www.example.com'
let db: Database
let app: FastifyInstance
let tokens: WidgetTokens
let ann = ''
let bob = ''

async function logIn(email: string): Promise<string> {
  const id = (await users.create(db, { email, name: email.split('@')[0] ?? '' })) ?? 0
  return `__Host-bw-session=${await createSessions(db).start(id)}`
}

beforeAll(async () => {
  buildPages()
  db = await openMarket(12)
  app = Fastify({ pluginTimeout: 60_000 })
  tokens = await openWidgetTokens({ db, operatorKeys: null })
  const publicOrigin = 'https://bellwether.example'
  await app.register(sitePlugin, {
    db,
    publicOrigin,
    services: defaultServiceFlags,
    dev: false,
    tokens,
    published: () => summary,
  })
  ann = await logIn('ann@example.com')
  bob = await logIn('bob@example.com')
  await post('', { name: 'acme' })
})

afterAll(async () => {
  await app.close()
  await db.close()
})

const get = (path: string, cookie = ann) => app.inject({ url: `${base}${path}`, headers: { cookie } })
function post(path: string, fields: Record<string, string> | URLSearchParams, cookie = ann, headers = {}) {
  return app.inject({
    method: 'POST',
    url: `${base}${path}`,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}
const configuration = (limit: number) =>
  JSON.stringify({ components: { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL', limit } } } })
const save = (text: string, more = {}) => post('/acme/configuration', { environment: 'prod', text, ...more })

describe('a namespace', () => {
  it('needs a login, and belongs to whoever claims its name first', async () => {
    expect((await get('', '')).headers.location).toBe('/login?next=%2Fdevelopers%2Fnamespaces')
    expect((await post('', { name: 'x.y.z' }, '')).statusCode).toBe(401)
    const made = await post('', { name: 'acme.research' })
    expect([made.statusCode, made.headers.location]).toEqual([303, `${base}/acme.research`])
    expect((await get('')).body).toContain('href="/developers/namespaces/acme.research"')
    for (const name of ['acme', 'acme.shop', 'Bob', 'demo', '../x', '<b>']) {
      const refused = await post('', { name }, bob)
      expect([name, refused.statusCode]).toEqual([name, 422])
      expect(refused.body).not.toContain('<b>')
    }
  })

  it.each(['', '/history', '/access', '/usage', '/owners', '/delete'])(
    'is not found at %j by anyone but its owners',
    async page => {
      expect((await get(`/acme${page}`)).statusCode).toBe(200)
      expect((await get(`/acme${page}`, bob)).statusCode).toBe(404)
      expect((await get(`/nobodys${page}`)).statusCode).toBe(404)
      expect((await get(`/acme${page}`, '')).statusCode).toBe(303)
    },
  )

  it('rejects forms from other users and other sites', async () => {
    const { id } = await tokens.createClient({
      namespace: 'acme',
      kind: 'secret',
      label: 'Safe',
      scopes: ['widgets:read'],
      origins: [origin],
      expiresAt: null,
    })
    const forms = [
      ['/acme/configuration', { environment: 'prod', text: configuration(1) }],
      ['/acme/rollback', { environment: 'prod', revision: '1' }],
      ['/acme/draft/publish', { environment: 'prod', version: '1' }],
      ['/acme/draft/discard', { environment: 'prod', version: '1' }],
      ['/acme/owners/approval', { second: 'on' }],
      ['/acme/access', { label: 'Mine', kind: 'secret', scopes: 'widgets:read', origins: origin }],
      ['/acme/access/revoke', { id }],
      ['/acme/owners', { email: 'bob@example.com' }],
      ['/acme/owners/remove', { id: '1' }],
      ['/acme/delete', { name: 'acme' }],
    ] as const
    for (const [path, fields] of forms) {
      expect([path, (await post(path, fields, bob)).statusCode]).toEqual([path, 404])
      expect([path, (await post(path, fields, '')).statusCode]).toEqual([path, 401])
      const foreign = await post(path, fields, ann, { 'sec-fetch-site': 'cross-site' })
      expect([path, foreign.statusCode]).toEqual([path, 403])
    }
    expect(await configurations.current(db, { namespace: 'acme', environment: 'prod' })).toBeNull()
    expect(await tokens.isInForce(id)).toBe(true)
  })

  it('has owners by invitation, and always at least one', async () => {
    await post('', { name: 'shared' })
    expect((await post('/shared/owners', { email: 'nobody' })).statusCode).toBe(422)
    await post('/shared/owners', { email: 'Bob@Example.com' })
    await post('/shared/owners', { email: 'has-no-account@example.com' })
    expect((await get('/shared/owners')).body.match(/invited on/g)).toHaveLength(2)
    expect((await get('/shared', bob)).statusCode).toBe(404)
    await get('', bob)
    expect((await get('/shared', bob)).statusCode).toBe(200)
    await post('/shared/owners/remove', { email: 'has-no-account@example.com' })
    expect((await get('/shared/owners')).body).not.toContain('invited on')
    const owners = (await get('/shared/owners')).body.matchAll(/name="id" value="(\d+)"/g)
    const [first = '', second = ''] = [...owners].map(([, id = '']) => id)
    await post('/shared/owners/remove', { id: first })
    expect((await get('/shared')).statusCode).toBe(404)
    await post('/shared/owners/remove', { id: second }, bob)
    expect((await get('/shared', bob)).statusCode).toBe(200)
  })
})

describe('a namespace that its owner deletes', () => {
  it('says what will happen, requires its name, revokes its tokens, and can be restored', async () => {
    await post('', { name: 'closing' })
    await post('/closing/configuration', { environment: 'prod', text: configuration(3), public: 'yes' })
    const client = { kind: 'token', label: 'T', scopes: ['widgets:read'], origins: [origin] } as const
    const made = await tokens.createClient({
      ...client,
      namespace: 'closing',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    const headers = { authorization: `Bearer ${made.shown}`, origin }
    await tokens.check(headers, 'widgets:read')
    const page = (await get('/closing/delete')).body
    expect(page).toContain('Its secret or token stops working')
    expect(page).toContain('https://bellwether.example/cdn/configurations/closing/config.json')
    for (const name of ['', 'acme', 'Closing']) {
      const refused = await post('/closing/delete', { name })
      expect([refused.statusCode, refused.body.includes('was not deleted')]).toEqual([422, true])
    }
    const done = await post('/closing/delete', { name: ' closing ' })
    expect([done.statusCode, done.headers.location]).toEqual([303, `${base}?deleted=closing`])
    expect((await get('/closing')).statusCode).toBe(404)
    await expect(tokens.check(headers, 'widgets:read')).rejects.toMatchObject({ code: 'TOKEN_REVOKED' })
    const list = (await get('?deleted=closing')).body
    expect(list).toContain('closing was deleted')
    expect((await get('?deleted=acme')).body).not.toContain('was deleted')
    expect((await post('', { name: 'closing' }, bob)).statusCode).toBe(422)
    expect((await post('', { name: 'closing' })).statusCode).toBe(303)
    expect((await get('/closing')).body).toContain('&quot;limit&quot;: 3')
    await expect(tokens.check(headers, 'widgets:read')).rejects.toMatchObject({ code: 'TOKEN_REVOKED' })
  })
})

describe('its configuration', () => {
  it('is saved as revisions, rejected with the path of the error, and rolled back', async () => {
    const first = await save(configuration(3), { public: 'yes', note: 'First' })
    expect(first.headers.location).toBe(`${base}/acme?environment=prod&saved=1`)
    expect((await get('/acme?environment=prod&saved=1')).body).toContain('Published as revision 1')
    const wrong = await save('{"components":{"news":{"version":"1"}}}', { note: 'Broken' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('<code>/components/news</code>')
    expect(wrong.body).toContain('&quot;version&quot;:&quot;1&quot;')
    expect(wrong.body).toContain('value="Broken"')
    await save(configuration(3000))
    expect((await get('/acme')).body).toContain('/components/news/settings/limit')
    const history = (await get('/acme/history')).body
    expect(history).toContain('Removed: <')
    expect(history).toMatch(/First<\/td>.*Public/)
    expect((await get('/acme/history?revision=9')).statusCode).toBe(404)
    expect((await post('/acme/rollback', { environment: 'prod', revision: '9' })).statusCode).toBe(404)
    const back = await post('/acme/rollback', { environment: 'prod', revision: '1' })
    expect(back.headers.location).toBe(`${base}/acme/history?environment=prod&revision=3`)
    expect(await configurations.current(db, { namespace: 'acme', environment: 'prod' })).toEqual({
      revision: 3,
      body: configuration(3),
      isPublic: true,
    })
    expect((await get('/acme/history')).body).toMatch(/>ann<\/td><td>Rolled back to revision 1/)
    expect((await get('/acme?environment=qa')).body).toContain('No configuration yet')
  })
})

describe('a draft', () => {
  const key = { namespace: 'team', environment: 'uat' }
  const draftOf = async () => String((await configurationDrafts.find(db, key))?.version ?? '')
  const keep = async (text: string, cookie = ann, draft?: string) =>
    post(
      '/team/configuration',
      { environment: 'uat', action: 'draft', draft: draft ?? (await draftOf()), text },
      cookie,
    )
  const act = (what: 'publish' | 'discard', version: string, cookie = ann) =>
    post(`/team/draft/${what}`, { environment: 'uat', version }, cookie)
  const view = (cookie = ann) => get('/team?environment=uat', cookie)
  const approval = (second: string, cookie = ann) => post('/team/owners/approval', { second }, cookie)
  const told = async () =>
    (await audit.list(db, { action: null, before: null, limit: 500 }))
      .filter(({ subject }) => subject === 'namespace team')
      .map(({ action }) => action)

  it('[LD-DRAFT-1] [LD-DRAFT-2] is checked, compared and previewed, and changes nothing until it is published', async () => {
    await post('', { name: 'team' })
    expect((await keep('{ "components": ')).headers.location).toBe(`${base}/team?environment=uat&draft=saved`)
    expect((await view()).body).toContain('It cannot be published with these problems')
    expect((await act('publish', await draftOf())).statusCode).toBe(303)
    await keep(configuration(7))
    const page = (await view()).body
    expect(page).toContain('Checked: no problems.')
    expect(page).toContain('By ann, ')
    const address = /src="\/developers\/namespaces([^"]*draft\/preview[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    const preview = await get(address ?? '')
    expect(preview.headers['content-security-policy']).toContain('sandbox')
    expect(preview.body).toContain('limit: 7')
    expect((await get(address ?? '', bob)).statusCode).toBe(404)
    expect(await configurations.current(db, key)).toBeNull()
    expect((await act('publish', await draftOf())).headers.location).toBe(`${base}/team?environment=uat&saved=1`)
    expect(await configurations.current(db, key)).toMatchObject({ revision: 1, body: configuration(7) })
    expect(await draftOf()).toBe('')
  })

  it('[LD-DRAFT-3] that somebody else has changed meanwhile is not overwritten, published or discarded', async () => {
    await post('/team/owners', { email: 'bob@example.com' })
    await get('', bob)
    await keep(configuration(2))
    const old = await draftOf()
    await keep(configuration(4), bob)
    const refused = await keep(configuration(9), ann, old)
    expect([refused.statusCode, refused.body.includes('somebody has changed')]).toEqual([422, true])
    for (const what of ['publish', 'discard'] as const) {
      const answer = await act(what, old)
      expect([answer.statusCode, answer.body.includes('SITE_DRAFT_CHANGED')]).toEqual([409, true])
    }
    expect(await configurationDrafts.find(db, key)).toMatchObject({
      text: configuration(4),
      authorNames: ['ann', 'bob'],
    })
    expect((await act('discard', await draftOf())).statusCode).toBe(303)
    expect((await keep('x'.repeat(200_001))).statusCode).toBe(422)
  })

  it('[LD-DRAFT-4] is published by an owner who has not changed it, where a second approver is needed', async () => {
    expect((await post('/acme/owners/approval', { second: 'on' })).statusCode).toBe(422)
    await approval('on')
    const direct = await post('/team/configuration', { environment: 'uat', text: configuration(5) })
    expect([direct.statusCode, direct.body.includes('SITE_SECOND_APPROVER')]).toEqual([409, true])
    await keep(configuration(5))
    expect((await view()).body).toContain('another owner must publish it')
    expect((await act('publish', await draftOf())).body).toContain('SITE_SECOND_APPROVER')
    expect((await view(bob)).body).toContain('Publish draft')
    expect((await act('publish', await draftOf(), bob)).statusCode).toBe(303)
    const history = (await get('/team/history?environment=uat')).body
    expect(history).toContain('ann, approved by bob')
    expect(history).toContain('Roll back<')
    expect((await post('/team/rollback', { environment: 'uat', revision: '1' })).statusCode).toBe(303)
  })

  it('[LD-DRAFT-5] two owners stay, and both agree to end it', async () => {
    const { id = 0 } = (await namespaces.owners(db, 'team')).find(({ name }) => name === 'bob') ?? {}
    await post('/team/owners/remove', { id: String(id) })
    expect(await namespaces.owners(db, 'team')).toHaveLength(2)
    for (const cookie of [ann, ann, bob]) {
      await approval('off', cookie)
      expect((await secondApprover.find(db, 'team')).on).toBe(cookie === ann)
    }
    expect(await told()).toEqual(
      expect.arrayContaining(['DRAFT_BEGUN', 'DRAFT_DISCARDED', 'APPROVAL_CHANGED', 'CONFIGURATION_SAVED']),
    )
  })
})

describe('its secrets and tokens', () => {
  const make = (more: Record<string, string> = {}) =>
    post(
      '/acme/access',
      new URLSearchParams([
        ...Object.entries({ label: 'Web', kind: 'secret', origins: origin, days: '', ...more }),
        ['scopes', 'config:read'],
        ['scopes', 'widgets:read'],
      ]),
    )
  const shownIn = (body: string) => /id="shown-once">([^<]+)</.exec(body)?.[1] ?? ''

  it('are shown once, work, and can be revoked', async () => {
    const made = await make()
    expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'private, no-store'])
    const secret = shownIn(made.body)
    expect(secret).toMatch(/^bws_[\w-]{43}$/)
    expect((await get('/acme/access')).body).not.toContain(secret)
    const { token, client } = await tokens.exchange(`Bearer ${secret}`)
    const headers = { authorization: `Bearer ${token}`, origin }
    expect(await tokens.check(headers, 'widgets:read')).toMatchObject({ namespaces: ['acme'], origins: [origin] })
    await post('/acme/access/revoke', { id: client.id })
    await expect(tokens.check(headers, 'widgets:read')).rejects.toMatchObject({ code: 'TOKEN_REVOKED' })
    expect((await get('/acme/access?revoked')).body).toContain('Revoked')
  })

  it('show an error for each invalid field', async () => {
    const refused = await make({ kind: 'token', label: '', origins: 'www.example.com' })
    expect(refused.statusCode).toBe(422)
    for (const text of ['Enter a name', 'www.example.com is not a valid origin', 'tokens must expire'])
      expect(refused.body).toContain(text)
    expect(shownIn(refused.body)).toBe('')
  })
})

it('its usage covers only its own pages', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const count = { day, application: '', component: 'news-list', version: '1.0.0', count: 1234 }
  await usage.add(db, [
    { ...count, namespace: 'acme', outcome: 'PAINTED' },
    { ...count, namespace: 'acme', outcome: 'API_REFUSED', count: 5 },
    { ...count, namespace: 'other', component: 'quote-header', outcome: 'PAINTED' },
  ])
  const { body } = await get('/acme/usage?days=7')
  expect(body).toContain('>1,234<')
  expect(body).toContain('API_REFUSED')
  expect(body).not.toContain('quote-header</th>')
  expect(body).toContain('Based on browser beacons; not for billing.')
  expect((await get('/acme/usage?days=0')).statusCode).toBe(400)
})

it('refuses a revision beyond the maximum with a code, whether saved or rolled back to', async () => {
  await post('', { name: 'acme.full' })
  const key = { namespace: 'acme.full', environment: 'qa' }
  const revisions = Array.from({ length: maxRevisions - 1 }, (_, index) => index + 1)
  await db.sql
    .insertInto('component_configurations')
    .values(revisions.map(revision => ({ ...key, revision, body: '{}', public: false, note: '' })))
    .execute()
  const put = () => post('/acme.full/configuration', { environment: 'prod', text: configuration(3) })
  expect((await put()).statusCode).toBe(303)
  for (const refused of [await put(), await post('/acme.full/rollback', { environment: 'qa', revision: '1' })])
    expect([refused.statusCode, refused.body.includes('SITE_TOO_MANY_REVISIONS')]).toEqual([409, true])
  expect(await configurations.history(db, key.namespace)).toHaveLength(maxRevisions)
  expect((await get('/acme.full/history')).body).toContain('up to 1,000 revisions')
})
