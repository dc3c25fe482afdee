import { noProxy } from '@bellwether/client-network'
import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import type { SiteOptions } from '@bellwether/site'
import fastify, { type FastifyInstance, type FastifyPluginCallback } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { registerHealth } from './health.ts'
import { Lifecycle } from './lifecycle.ts'
import { createLogger } from './logger.ts'
import { createServer, type ServerOptions } from './server.ts'

const site: FastifyPluginCallback<SiteOptions> = (app, _options, done) => {
  app.get('/market-research/:marketCode', async () => 'a page')
  app.get('/ip', async request => request.ip)
  app.post('/echo', async () => 'ok')
  done()
}

const opened: FastifyInstance[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

async function createCase(options: Partial<ServerOptions> & { readonly ping?: () => Promise<void> } = {}) {
  const lifecycle = new Lifecycle()
  lifecycle.ready()
  const log: string[] = []
  const db = { ping: options.ping ?? (async () => {}) } as Database
  const app = await createServer({
    db,
    logger: createLogger('info', { write: line => log.push(line) }),
    lifecycle,
    publicOrigin: 'http://localhost:3000',
    services: defaultServiceFlags,
    dev: false,
    trustedProxy: noProxy,
    demo: null,
    site,
    ...options,
  })
  opened.push(app)
  return { app, lifecycle, log: () => log.join('') }
}

describe('/healthz and /readyz', () => {
  it('answer 200 when ready', async () => {
    const { app } = await createCase()
    const health = await app.inject('/healthz')
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
    expect(health.headers['cache-control']).toBe('no-store')
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  })

  it('answer 503 with the reason while starting', async () => {
    const lifecycle = new Lifecycle()
    lifecycle.starting('creating the simulated market 42 %')
    const { app } = await createCase({ lifecycle })
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(503)
      expect(answer.json().reason).toBe('creating the simulated market 42 %')
    }
  })

  it('say alive but not ready while draining', async () => {
    const { app, lifecycle } = await createCase()
    lifecycle.draining()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'draining', reason: 'shutting down' }])
  })

  it('answer 503 without details when the database cannot be reached', async () => {
    const { app } = await createCase({ ping: () => Promise.reject(new Error('password hush refused')) })
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { status: 'unavailable', reason: 'the database cannot be reached' },
      ])
    }
  })

  it('time out when the database does not respond', async () => {
    const app = fastify()
    opened.push(app)
    const lifecycle = new Lifecycle()
    lifecycle.ready()
    registerHealth(app, { lifecycle, ping: () => new Promise(() => {}), pingLimitMs: 5 })
    const answer = await app.inject('/healthz')
    expect([answer.statusCode, answer.json().reason]).toEqual([503, 'the database does not answer'])
  })
})

describe('/metrics', () => {
  it('covers the process and each route by its pattern', async () => {
    const { app } = await createCase()
    await app.inject('/market-research/LSE:HVL')
    await app.inject('/market-research/LSE:NWT')
    await app.inject('/no/such/page')
    const { headers, body } = await app.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(body).toContain('process_cpu_seconds_total')
    expect(body).toContain(
      'http_request_duration_seconds_count{route="/market-research/:marketCode",method="GET",status="200"} 2',
    )
    expect(body).toContain('http_request_duration_seconds_count{route="unmatched",method="GET",status="404"} 1')
    expect(body).not.toContain('LSE:HVL')
  })
})

describe('the log', () => {
  it('has one line per request, without secrets', async () => {
    const { app, log } = await createCase()
    await app.inject({
      url: '/market-research/LSE:HVL?sessionId=secret-in-query',
      headers: {
        authorization: 'Bearer secret-in-header',
        cookie: 'session=secret-in-cookie',
        'x-request-id': 'edge-0001',
      },
    })
    expect(log().trim().split('\n')).toHaveLength(1)
    expect(log()).not.toContain('secret')
    expect(JSON.parse(log())).toMatchObject({
      level: 'info',
      msg: 'request',
      requestId: 'edge-0001',
      method: 'GET',
      url: '/market-research/LSE:HVL?sessionId=[redacted]',
      status: 200,
    })
  })

  it('keeps the query of an unknown path secret too', async () => {
    const { app, log } = await createCase()
    await app.inject('/nothing?token=secret')
    expect(log()).toContain('/nothing?token=[redacted]')
    expect(log()).not.toContain('secret')
  })

  it('[RP-LOAD-9] has no line for what the process asks of itself before it is ready', async () => {
    const lifecycle = new Lifecycle()
    const { app, log } = await createCase({ lifecycle })
    await app.inject('/market-research/LSE:HVL')
    expect(log()).toBe('')
    lifecycle.ready()
    await app.inject('/market-research/LSE:HVL')
    expect(log().trim().split('\n')).toHaveLength(1)
  })

  it('is not filled by health checks', async () => {
    const { app, log } = await createCase()
    for (const url of ['/healthz', '/readyz', '/metrics']) await app.inject(url)
    expect(log()).toBe('')
  })
})

it('passes an undecodable address to the site', async () => {
  const { app } = await createCase()
  const answer = await app.inject('/market-research/%E0%A4%A')
  expect([answer.statusCode, answer.body]).toEqual([200, 'a page'])
})

it('refuses a body above 256 KiB', async () => {
  const { app } = await createCase()
  const answer = await app.inject({ method: 'POST', url: '/echo', payload: { text: 'x'.repeat(256 * 1024) } })
  expect(answer.statusCode).toBe(413)
})

it('repeats the request id in the response', async () => {
  const { app } = await createCase()
  const headers = { 'x-request-id': 'edge-0002' }
  expect((await app.inject({ url: '/no/such/page', headers })).headers['x-request-id']).toBe('edge-0002')
})

describe('X-Forwarded-For', () => {
  const request = { url: '/ip', headers: { 'x-forwarded-for': '203.0.113.9' } }

  it('is ignored unless a proxy is trusted', async () => {
    const { app } = await createCase()
    expect((await app.inject(request)).body).toBe('127.0.0.1')
  })

  it('is used when it comes from a trusted proxy on this machine', async () => {
    const { app } = await createCase({ trustedProxy: { ranges: ['loopback'] } })
    expect((await app.inject(request)).body).toBe('203.0.113.9')
  })

  it('is ignored from elsewhere', async () => {
    const { app } = await createCase({ trustedProxy: { ranges: ['loopback'] } })
    expect((await app.inject({ ...request, remoteAddress: '198.51.100.1' })).body).toBe('198.51.100.1')
  })
})
