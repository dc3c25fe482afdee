import type { AddressInfo } from 'node:net'
import { signalOf } from '@bellwether/web'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { widgetBatchRoute } from './widget-batch-route.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Views with an answer of their own, held back until it is given. */
async function start(views: Readonly<Record<string, RouteHandlerMethod>>): Promise<string> {
  app = Fastify()
  await app.register(compress, { encodings: ['br', 'gzip'] })
  widgetBatchRoute(app)
  for (const [widget, answer] of Object.entries(views)) app.get(`/api/widgets/${widget}/:code`, answer)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/widgets`
}

const toQuery = (...asks: readonly string[]) => new URLSearchParams(asks.map(ask => ['ask', ask]))

it.each(['br', 'gzip', 'identity'])(
  '[LD-STEP-19] sends a view while another is still being made (%s)',
  async encoding => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const url = await start({ slow: () => promise, quick: async () => ({ data: 'at once' }) })
    const asks = toQuery('api/widgets/slow/LSE%3AA', 'api/widgets/quick/LSE%3AB')
    const answer = await fetch(`${url}?${asks}`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(
      '{"ask":"api/widgets/quick/LSE%3AB","path":"api/widgets/quick/LSE%3AB","status":200,"answer":{"data":"at once"}}\n',
    )
    resolve({ data: 'in the end' })
    expect((await reader?.read())?.value).toBe(
      '{"ask":"api/widgets/slow/LSE%3AA","path":"api/widgets/slow/LSE%3AA","status":200,"answer":{"data":"in the end"}}\n',
    )
    expect(await reader?.read()).toMatchObject({ done: true })
  },
)

it('[LD-STEP-21] gives up the views that are not ready when the client leaves', async () => {
  const leaving = new AbortController()
  const givenUp = vi.fn()
  const url = await start({
    quick: async () => ({ data: 'at once' }),
    slow: (request, reply) =>
      new Promise((_, reject) => {
        signalOf(request, reply).addEventListener('abort', () => {
          givenUp()
          reject(new Error('The client has left.'))
        })
      }),
  })
  const asks = toQuery('api/widgets/quick/LSE%3AA', 'api/widgets/slow/LSE%3AB', 'api/widgets/slow/LSE%3AC')
  const answer = await fetch(`${url}?${asks}`, { signal: leaving.signal })
  await answer.body?.getReader().read()
  expect(givenUp).not.toHaveBeenCalled()
  leaving.abort()
  await expect.poll(() => givenUp.mock.calls.length).toBe(2)
})
