import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, exchangeRates } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildPages } from '@bellwether/platform/testing'
import { createPostgresDatabase } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataImports } from '../../../../apps/platform/src/data-imports.ts'
import { sitePlugin } from '../../../../apps/site/src/index.ts'

let db: Database
let app: FastifyInstance
let folder: string

beforeAll(async () => {
  buildPages()
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  db = await createPostgresDatabase()
  app = Fastify({ pluginTimeout: 60_000 })
  await app.register(sitePlugin, {
    ...{ db, publicOrigin: 'https://bellwether.example', services: defaultServiceFlags, dev: false },
    operatorPassword: 'open the gate',
    imports: dataImports(db, { importDir: folder }),
  })
})
afterAll(async () => {
  await app.close()
  await db.close()
  await rm(folder, { recursive: true })
})

const authorization = `Basic ${btoa('operator:open the gate')}`
const look = (url: string) => app.inject({ url, headers: { authorization } })
const page = '/operations/data'

function post(url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      ...{ authorization, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      ...headers,
    },
  })
}

async function upload(
  content: string,
  fields: Readonly<Record<string, string>> = {},
  name = 'rates.csv',
  headers = {},
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([content]), name)
  const encoded = new Response(form)
  return app.inject({
    method: 'POST',
    url: `${page}/uploads`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      ...{ authorization, 'sec-fetch-site': 'same-origin' },
      'content-type': encoded.headers.get('content-type') ?? '',
      ...headers,
    },
  })
}

/** The page of an upload, once nothing is done with it any more. */
async function settled(url: string): Promise<string> {
  await expect.poll(async () => (await look(url)).headers.refresh, { timeout: 20_000 }).toBeUndefined()
  return (await look(url)).body
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const rates = (usd: string) =>
  `Date,USD,JPY,CHF,SEK,NOK,GBP\n${daysAgo(0)},${usd},170,0.94,11,11.5,0.88\n${daysAgo(1)},x,1,1,1,1,1\n`

describe('data without any import', () => {
  it('[IM-OPS-1] says how to begin', async () => {
    const { body } = await look(page)
    for (const text of ['No source yet', 'No import yet.', 'Nothing found.', 'No data']) expect(body).toContain(text)
  })
})

describe('an upload', () => {
  it('[IM-OPS-3] is checked first and stored on the second click, and can be undone', async () => {
    const sent = await upload(rates('1.1'), { source: 'ACME' })
    expect(sent.statusCode).toBe(303)
    const url = String(sent.headers.location)
    const checked = await settled(url)
    for (const text of ['Nothing is stored yet', 'ecb-rates', 'IMPORT_NOT_A_NUMBER', '>Import<']) {
      expect(checked).toContain(text)
    }
    expect(await exchangeRates.all(db)).toEqual([])

    expect((await post(`${url}/import`, {})).statusCode).toBe(303)
    expect(await settled(url)).toContain('The import is finished.')
    expect(await exchangeRates.find(db, 'USD')).toMatchObject({ sterling: 0.8 })
    expect((await post(`${url}/import`, {})).statusCode).toBe(409)

    const { body } = await look(page)
    for (const text of ['ACME', 'Upload, operator', 'rates.csv', 'Undo run', 'On time']) expect(body).toContain(text)
    const csv = /\/operations\/data\/runs\/\d+\/rejects\.csv/.exec(body)?.[0] ?? ''
    expect((await look(csv)).body).toContain('IMPORT_NOT_A_NUMBER')
    const json = await look(csv.replace('.csv', '.json'))
    expect(json.json()).toMatchObject({ file: 'rates.csv', rejects: [{ code: 'IMPORT_NOT_A_NUMBER' }] })

    const undone = await post(`${page}/undo`, { source: 'ACME' })
    expect(undone.headers.location).toMatch(/^\/operations\/data\?undone=\d+$/)
    expect((await look(String(undone.headers.location))).body).toContain('is undone')
    expect(await exchangeRates.all(db)).toEqual([])
    const again = await post(`${page}/undo`, { source: 'ACME' })
    expect(again.statusCode).toBe(409)
    expect(again.body).toContain('IMPORTER_NOTHING_TO_UNDO')
  })

  it('[IM-OPS-1] that nobody recognises cannot be stored, and can be discarded', async () => {
    const url = String((await upload('apples,pears\n1,2\n', {}, '../<b>.csv')).headers.location)
    const body = await settled(url)
    expect(body).toContain('IMPORT_UNKNOWN_FORMAT')
    expect(body).not.toContain('>Import<')
    expect(body).not.toContain('<b>')
    expect((await post(`${url}/import`, {})).statusCode).toBe(409)
    expect((await post(`${url}/discard`, {})).headers.location).toBe(page)
    expect((await look(url)).statusCode).toBe(404)
  })

  it('[IM-OPS-3] has failed when the process that read it has died', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const place = join(folder, '.uploads', id)
    await mkdir(place, { recursive: true })
    const options = { format: null, symbol: null, source: null }
    const left = { file: 'rates.csv', bytes: 9, options, state: 'WORKING', error: null, reports: [] }
    await writeFile(join(place, 'state.json'), JSON.stringify(left))
    expect((await look(`${page}/uploads/${id}`)).headers.refresh).toBe('2')
    const earlier = new Date(Date.now() - 61_000)
    await utimes(join(place, 'state.json'), earlier, earlier)
    const after = await look(`${page}/uploads/${id}`)
    expect(after.headers.refresh).toBeUndefined()
    expect(after.body).toContain('OPERATIONS_UPLOAD_INTERRUPTED')
    expect((await post(`${page}/uploads/${id}/import`, {})).statusCode).toBe(409)
  })

  it.each([
    [{ symbol: 'nothing' }, 'OPERATIONS_UPLOAD_INVALID'],
    [{ source: 'small' }, 'OPERATIONS_UPLOAD_INVALID'],
    [{ format: 'firsd' }, 'OPERATIONS_UPLOAD_INVALID'],
  ])('with %j is refused', async (fields, code) => {
    const answer = await upload(rates('1.1'), fields, 'rates.csv', { accept: 'application/json' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(code)
  })

  it('[IM-OPS-3] of more than 32 MB is refused', async () => {
    expect((await upload('x'.repeat(33 * 1024 * 1024))).statusCode).toBe(413)
  })

  it('[IM-OPS-4] is for operators only, and never for a page of another site', async () => {
    expect((await upload(rates('1.1'), {}, 'rates.csv', { authorization: '' })).statusCode).toBe(401)
    expect((await upload(rates('1.1'), {}, 'rates.csv', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post(`${page}/undo`, { source: 'ACME' }, { authorization: '' })).statusCode).toBe(401)
    expect((await post(`${page}/undo`, { source: 'ACME' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})
