import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { allowToken } from './token-preflight.ts'

it('allows a token on the given path and on no other', async () => {
  const app = Fastify()
  allowToken(app, '/prices/:code')
  const preflight = await app.inject({ method: 'OPTIONS', url: '/prices/LSE:HVL' })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'authorization',
    'access-control-max-age': '7200',
  })
  expect((await app.inject({ method: 'OPTIONS', url: '/account' })).statusCode).toBe(404)
  await app.close()
})
