import { dataOf, responseOf, strictObject } from '@bellwether/contract/schemas'
import { BadInputError } from '@bellwether/web'
import Fastify from 'fastify'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { registerApi } from './register-api.ts'

async function serve(options: { readonly callsPerMinute?: number; readonly checkResponses?: boolean } = {}) {
  const log: string[] = []
  const app = Fastify({
    genReqId: () => 'request-1',
    logger: { stream: { write: line => void log.push(line) }, level: 'error' },
  })
  await registerApi(
    app,
    api => {
      const querystring = { type: 'object', required: ['word'], properties: { word: { type: 'string', maxLength: 3 } } }
      api.get('/api/echo', { schema: { querystring } }, async () => ({ data: 'ok' }))
      api.get('/api/refuse', async () => {
        throw new BadInputError('word', 'is rude')
      })
      const response = responseOf(dataOf(strictObject({ price: Type.Number() })))
      api.get('/api/quote', { schema: { response } }, async () => ({ data: { price: 1, note: 'x' } }))
      const body = { type: 'object', properties: { name: { type: 'string' } } }
      api.post('/api/lists', { schema: { body } }, async () => ({ data: 'ok' }))
      api.get('/api/fail', async () => {
        throw new Error('secret of the database')
      })
    },
    { publicOrigin: 'http://localhost', ...options },
  )
  return { app, log }
}

it.each([
  ['/api/echo', 'word', "must have required property 'word'"],
  ['/api/echo?word=long', 'word', 'must NOT have more than 3 characters'],
  ['/api/echo?word=a&word=b', 'word', 'must be string'],
  ['/api/echo?word=a&wrod=b', 'wrod', 'is not known. Did you mean word? Known are word'],
  ['/api/echo?word=a&toString=b', 'toString', 'is not known; known are word'],
  ['/api/quote?v=1', 'v', 'is not known: this endpoint takes no parameters'],
  ['/api/refuse', 'word', 'is rude'],
])('%s responds with 400, the field and the reason', async (path, field, reason) => {
  const { app } = await serve()
  const answer = await app.inject(path)
  expect([answer.statusCode, answer.json().error]).toMatchObject([400, { code: 'SITE_BAD_INPUT', field, reason }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

it('refuses a body field that it does not know', async () => {
  const { app } = await serve()
  const answer = await app.inject({ method: 'POST', url: '/api/lists', payload: { nmae: 'x' } })
  expect(answer.json().error).toMatchObject({ code: 'SITE_BAD_INPUT', field: 'nmae' })
})

it('fails with the field when a response does not fit its schema, in tests', async () => {
  const { app } = await serve()
  const answer = await app.inject('/api/quote')
  expect([answer.statusCode, answer.json().error]).toEqual([
    500,
    {
      code: 'CONTRACT_MISMATCH',
      message: 'GET /api/quote does not fit its schema: data.note is not in the schema.',
    },
  ])
})

it('sends only what the schema names where responses are not checked', async () => {
  const { app } = await serve({ checkResponses: false })
  expect((await app.inject('/api/quote')).json()).toEqual({ data: { price: 1 } })
})

it('reveals only the request id of an internal error', async () => {
  const { app, log } = await serve()
  const answer = await app.inject('/api/fail')
  expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'SITE_CALL_FAILED'])
  expect(answer.body).toContain('request-1')
  expect(answer.body).not.toContain('secret')
  expect(log.join('')).toContain('secret of the database')
})

it('counts the requests of an address down, then responds with 429', async () => {
  const { app } = await serve({ callsPerMinute: 2 })
  const ask = (remoteAddress: string) => app.inject({ url: '/api/echo?word=a', remoteAddress })
  const first = await ask('2001:db8::1')
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
  // The same subscriber: the last 64 bits are the device's to choose.
  await ask('2001:db8::2')
  const third = await ask('2001:db8::3')
  expect([third.statusCode, third.json().error.code]).toEqual([429, 'SITE_TOO_MANY_CALLS'])
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('2001:db8:0:1::1')).statusCode).toBe(200)
})

it('describes its endpoints from their schemas', async () => {
  const { app } = await serve()
  const { paths, servers } = (await app.inject('/api/openapi.json')).json()
  expect(servers).toEqual([{ url: 'http://localhost' }])
  expect(Object.keys(paths)).toEqual(['/api/echo', '/api/refuse', '/api/quote', '/api/lists', '/api/fail'])
  expect(paths['/api/echo'].get.parameters).toEqual([
    { name: 'word', in: 'query', required: true, schema: { type: 'string', maxLength: 3 } },
  ])
})
