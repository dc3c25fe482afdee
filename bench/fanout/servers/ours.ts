/** The gateway's session, upgrade, hub and outbox without a database: any token is valid, any symbol is listed. */
import cluster from 'node:cluster'
import type { Socket } from 'node:net'
import { getMarketCode } from '@bellwether/domain'
import { PriceBoard } from '@bellwether/price-bus'
import { parcelBytes } from '@bellwether/wire'
import fastify from 'fastify'
import { systemClock } from '../../../apps/gateway/src/clock.ts'
import { Hub } from '../../../apps/gateway/src/hub.ts'
import { defaultLimits } from '../../../apps/gateway/src/limits.ts'
import { SessionCookies } from '../../../apps/gateway/src/session-cookie.ts'
import { sessionRoute } from '../../../apps/gateway/src/session-route.ts'
import { createUpgrade } from '../../../apps/gateway/src/upgrade.ts'
import { loads } from '../loads.ts'
import { toCode } from '../symbols.ts'
import { getPort, listenForFeed } from './feed-port.ts'

const port = getPort('PORT')
const publicOrigin = `http://127.0.0.1:${port}`
const onError = (error: unknown) => console.error(error)
// All clients share one address here.
const limits = { ...defaultLimits, perAddress: defaultLimits.clients }
const cookies = new SessionCookies(new Uint8Array(32).fill(7), { secure: false })
// One end of a bus between processes; its messages come from the feed's connection.
const board = new PriceBoard({ watch: () => {}, unwatch: () => {} }, onError)
let queries = 0
const hub = new Hub({
  bus: { board, connected: true },
  limits,
  findListed: async codes => {
    queries += 1
    return codes.map(marketCode => ({ marketCode, streamable: true }))
  },
  terms: new Map(),
  findEarlier: async () => [],
  onError,
  clock: systemClock,
})
const isDraining = () => false
const app = fastify()
sessionRoute(app, {
  publicOrigin,
  cookies,
  // Any token is valid: remembering used ones would look like a leak.
  redeemToken: async () => {
    queries += 1
    return { userId: null, login: null, spentAt: Date.now() }
  },
  isDraining,
  now: Date.now,
})
const upgrade = createUpgrade({
  hub,
  cookies,
  publicOrigin,
  proxyTrust: () => false,
  maxClients: limits.clients,
  isDraining,
  isRevoked: () => false,
  onRefused: onError,
  now: Date.now,
})
app.server.on('upgrade', upgrade)
// As on a system whose sockets have no descriptors: every frame goes through its socket's stream.
if (process.argv.includes('--by-stream'))
  app.server.on('connection', (socket: Socket & { readonly _handle?: object }) => {
    if (socket._handle) Object.defineProperty(socket._handle, 'fd', { value: -1 })
  })
// Collecting garbage blocks all clients, so it happens only when memory is asked for.
app.get<{ Querystring: { collected?: unknown } }>('/stats', async ({ query }) => {
  if (query.collected !== undefined) globalThis.gc?.()
  const { heapUsed, rss, external } = process.memoryUsage()
  return { ...hub.stats(), queries, heapUsed, rss, external }
})

const take = (records: Buffer) => {
  const fault = board.take(new DataView(records.buffer, records.byteOffset, records.byteLength))
  if (fault !== null) onError(fault)
}
if (cluster.isWorker) {
  // Every worker gives its symbols the same ids, as the load generator supposes.
  for (let symbol = 0; symbol < loads.busy.symbols; symbol += 1) board.watch(getMarketCode(toCode(symbol)))
  process.on('message', take)
} else await listenForFeed(getPort('FEED_PORT'), parcelBytes, take)
await app.listen({ host: '127.0.0.1', port, backlog: 4096 })
process.once('SIGTERM', () => process.exit(0))
