import { BadInputError } from '@bellwether/web'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerApi } from './register-api.ts'

async function serve(callsPerMinute?: number) {
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
      api.get('/api/fail', async () => {
        throw new Error('secret of the database')
      })
    },
    { publicOrigin: 'http://localhost', ...(callsPerMinute === undefined ? {} : { callsPerMinute }) },
  )
  return { app, log }
}

it.each([
  ['/api/echo', 'word', "must have required property 'word'"],
  ['/api/echo?word=long', 'word', 'must NOT have more than 3 characters'],
  ['/api/echo?word=a&word=b', 'word', 'must be string'],
  ['/api/refuse', 'word', 'is rude'],
])('%s responds with 400, the field and the reason', async (path, field, reason) => {
  const { app } = await serve()
  const answer = await app.inject(path)
  expect([answer.statusCode, answer.json().error]).toMatchObject([400, { code: 'SITE_BAD_INPUT', field, reason }])
  expect(answer.headers['cache-control']).toBe('no-store')
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
  const { app } = await serve(2)
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
  expect(Object.keys(paths)).toEqual(['/api/echo', '/api/refuse', '/api/fail'])
  expect(paths['/api/echo'].get.parameters).toEqual([
    { name: 'word', in: 'query', required: true, schema: { type: 'string', maxLength: 3 } },
  ])
})
