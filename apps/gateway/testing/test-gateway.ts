import { type Database, streaming } from '@bellwether/db'
import type { MarketDataTerms } from '@bellwether/domain'
import { createMemoryBus, type PriceBus } from '@bellwether/price-bus'
import { openWidgetTokens, type WidgetTokens } from '@bellwether/widget-tokens'
import fastify, { type FastifyInstance } from 'fastify'
import { type Clock, createGateway, defaultLimits, type Gateway, type GatewayLimits } from '../src/index.ts'
import { type ClientAddress, getClient, type TestClient } from './test-client.ts'

export interface TestGateway {
  readonly app: FastifyInstance
  readonly gateway: Gateway
  readonly bus: PriceBus
  readonly port: number
  readonly tokens: WidgetTokens
  readonly log: () => string
  /** A cookie as session/create sets it. */
  cookie(userId?: number | null, login?: string | null): Promise<string>
  open(address?: Partial<ClientAddress>): Promise<TestClient>
  close(): Promise<void>
}

export interface TestGatewayOptions {
  readonly limits?: Partial<GatewayLimits>
  readonly bus?: PriceBus
  readonly terms?: MarketDataTerms
  readonly clock?: Clock
  readonly port?: number
}

/** A gateway on a server of its own, with a memory bus for the test to publish to. */
export async function startTestGateway(db: Database, options: TestGatewayOptions = {}): Promise<TestGateway> {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'info', stream: { write: line => void lines.push(line) } } })
  const bus = options.bus ?? createMemoryBus({ onError: error => void lines.push(String(error)) })
  const clients = new Set<TestClient>()
  const tokens = await openWidgetTokens({ db, operatorKeys: null })
  const gateway = await createGateway({
    db,
    bus,
    logger: app.log,
    publicOrigin: 'http://localhost:0',
    secure: false,
    trustedProxy: { ranges: ['loopback'] },
    tokens,
    limits: { ...defaultLimits, ...options.limits },
    ...(options.terms && { terms: options.terms }),
    ...(options.clock && { clock: options.clock }),
  })
  gateway.register(app)
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  const { port } = app.server.address() as { port: number }
  const origin = 'http://localhost:0'

  async function cookie(userId: number | null = null, login: string | null = null): Promise<string> {
    const token = await streaming.issueToken(db, userId, { login })
    const answer = await fetch(`http://127.0.0.1:${port}/streaming/session/create?sessionId=${token}`)
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  return {
    app,
    gateway,
    bus,
    port,
    tokens,
    log: () => lines.join(''),
    cookie,
    async open(address = {}) {
      const client = await getClient({ port, origin, cookie: address.cookie ?? (await cookie()), ...address })
      clients.add(client)
      return client
    },
    async close() {
      for (const client of clients) client.close()
      await app.close()
    },
  }
}
