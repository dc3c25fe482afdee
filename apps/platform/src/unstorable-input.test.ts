import fastify from 'fastify'
import { expect, it } from 'vitest'
import { findUnstorable, refuseUnstorableInput } from './unstorable-input.ts'

function serve() {
  const app = fastify()
  refuseUnstorableInput(app)
  app.post('/echo/:word', async request => request.body)
  app.get('/echo/:word', async request => request.query)
  return app
}

it.each(['/echo/a%00b', '/echo/a?word=%00', '/echo/a?%00=1'])('refuses %s', async url => {
  const answer = await serve().inject(url)
  expect([answer.statusCode, answer.json().error]).toMatchObject([
    400,
    { code: 'PLATFORM_UNSTORABLE_INPUT', field: 'url', reason: 'contains a NUL character' },
  ])
})

it.each([
  '{"a":"\\u0000"}',
  '{"a\\u0000":1}',
  '["a",{"b":["\\u0000"]}]',
  '{"variables":{"limit":1e999}}',
  '[-1e999]',
  '9007199254740993',
])('refuses the body %s', async payload => {
  const answer = await serve().inject({
    method: 'POST',
    url: '/echo/a',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'PLATFORM_UNSTORABLE_INPUT'])
})

it('lets through what only looks unusual', async () => {
  const app = serve()
  const payload = { text: '%00 Infinity NaN \u0001 \ud800', number: -0.5, nothing: null, list: [true] }
  expect((await app.inject({ method: 'POST', url: '/echo/a', payload })).json()).toEqual(payload)
  expect((await app.inject('/echo/a?search=Infinity&text=%2500')).json()).toEqual({ search: 'Infinity', text: '%00' })
})

it('looks into a body nested a hundred thousand times', () => {
  const depth = 100_000
  expect(findUnstorable(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))).toBe(
    'contains a NUL character',
  )
})
