import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { isUnavailable } from '../errors.ts'
import type { Account } from './account.ts'
import { toRenderedPage } from './page-response.ts'
import { createPageSender } from './page-sender.ts'

class DatabaseAway extends Error {
  readonly code = 'DB_UNAVAILABLE'
  readonly statusCode = 503
  readonly retryAfterSeconds = 2
}

function serve({ onReading = () => {}, onDrawing = () => {} } = {}) {
  let time = 1
  let visits = 0
  let isAway = false
  const pages = createPageSender(
    {
      render: async () => {
        onDrawing()
        return `<p>visit ${visits}</p>`
      },
    },
    {
      dev: false,
      publicOrigin: 'http://localhost',
      listsOf: async () => [],
      now: () => time,
      log: { warn: () => {} },
      assertAvailable: () => {
        if (isAway) throw new DatabaseAway()
      },
    },
  )
  const app = Fastify()
  app.decorateRequest('account', null)
  app.get('/page', async (request, reply) => {
    await pages.sendCached(request, reply, async () => {
      visits += 1
      onReading()
      return { path: '/page', page: { kind: 'page', view: {} }, renewAfterMs: 60_000 }
    })
    return reply
  })
  app.setErrorHandler(async (error, request, reply) => {
    if (isUnavailable(error) && (await pages.sendStale(request, reply, 'memory'))) return reply
    return reply.code(isUnavailable(error) ? error.statusCode : 500).send()
  })
  const get = async (url: string) => {
    const { statusCode, body, headers } = await app.inject(url)
    return [statusCode, body, headers.warning !== undefined]
  }
  return {
    get,
    pass: (ms: number) => {
      time += ms
    },
    setAway: (given: boolean) => {
      isAway = given
    },
  }
}

it('serves an old page while the database is away, and a new one afterwards', async () => {
  const { get, pass, setAway } = serve()
  expect(await get('/page')).toEqual([200, '<p>visit 1</p>', false])
  setAway(true)
  expect(await get('/page')).toEqual([200, '<p>visit 1</p>', false])
  pass(121_000)
  expect(await get('/page')).toEqual([200, '<p>visit 1</p>', true])
  pass(3_600_000)
  expect(await get('/page')).toEqual([200, '<p>visit 1</p>', true])
  setAway(false)
  expect(await get('/page')).toEqual([200, '<p>visit 4</p>', false])
})

it('has no old page to serve where nobody has asked for it before, and keeps none of half a page', async () => {
  const { get, setAway } = serve()
  setAway(true)
  expect(await get('/page')).toEqual([503, '', false])
  expect(await get('/page')).toEqual([503, '', false])
  setAway(false)
  expect(await get('/page')).toEqual([200, '<p>visit 3</p>', false])
})

it('[RP-LOAD-5] lets whatever else is due have its turn between reading a page and drawing it', async () => {
  const order: string[] = []
  const { get } = serve({
    onReading: () => {
      order.push('read')
      setImmediate(() => order.push('others'))
    },
    onDrawing: () => order.push('drawn'),
  })
  await get('/page')
  expect(order).toEqual(['read', 'others', 'drawn'])
})

it('[RP-LOAD-6] asks the page maker for new pages of securities, of guests alone, and makes what it does not', async () => {
  const asked: string[] = []
  const pages = createPageSender(
    { render: async () => '<p>here</p>' },
    {
      ...{ dev: false, publicOrigin: 'http://localhost', listsOf: async () => [], log: { warn: () => {} } },
      pageMaker: {
        async make(url) {
          asked.push(url)
          if (url !== '/many/made') return null
          const page = await toRenderedPage('<p>there</p>')
          return { page, securityId: null, renewAfterMs: null, isWhole: true, version: 0, day: '' }
        },
        toSmaller: async () => null,
      },
    },
  )
  const app = Fastify()
  app.decorateRequest('account', null)
  app.addHook('onRequest', async request => {
    if (request.headers.login) request.account = { id: 1 } as Account
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    await pages.sendCached(request, reply, async () => ({ path: request.url, page: { kind: 'page', view: {} } }))
    return reply
  }
  app.get('/few', answer)
  app.get('/many/:name', { config: { manyPages: true } }, answer)
  const body = async (url: string, headers = {}) => (await app.inject({ url, headers })).body
  expect(await body('/few')).toBe('<p>here</p>')
  expect(await body('/many/made', { login: 'yes' })).toBe('<p>here</p>')
  expect(asked).toEqual([])
  expect([await body('/many/made?unread=1'), await body('/many/made')]).toEqual(['<p>there</p>', '<p>there</p>'])
  expect(await body('/many/other')).toBe('<p>here</p>')
  expect(asked).toEqual(['/many/made', '/many/other'])
})
