import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from './lifecycle.ts'
import type { WorkerCounts } from './workers/messages.ts'

export type HealthOptions = {
  readonly lifecycle: Lifecycle
  readonly ping: () => Promise<void>
  readonly pingLimitMs?: number
  /** The price bus, where the process has one. */
  readonly bus?: { readonly connected: boolean } | null
  /** Of the processes behind this port; null for a single one. */
  readonly workers?: () => WorkerCounts | null
  /** Without pages, a process that has lost the bus should get no new clients. */
  readonly needsBus?: boolean
}

/**
 * `/healthz`: does the process work (listening, and its database responds)? Stays 200 while draining: an orchestrator
 * must not kill a process that is finishing its work. `/readyz`: should it receive requests? 503 with the reason if not.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { lifecycle, ping, pingLimitMs = 2_000, bus = null, needsBus = false, workers = () => null } = options
  const parts = () => {
    const counts = workers()
    return { ...(bus && { bus: bus.connected ? 'connected' : 'lost' }), ...(counts && { workers: counts }) }
  }
  const findBusProblem = () => (needsBus && bus?.connected === false ? 'the price bus cannot be reached' : null)

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const problem = lifecycle.phase === 'starting' ? lifecycle.reason : await findProblem(ping, pingLimitMs)
    if (problem === null) return { status: 'ok' }
    return reply.code(503).send({ status: 'unavailable', reason: problem })
  })

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const problem =
      lifecycle.phase === 'ready' ? ((await findProblem(ping, pingLimitMs)) ?? findBusProblem()) : lifecycle.reason
    if (problem === null) return { status: 'ready', ...parts() }
    return reply
      .code(503)
      .send({ status: lifecycle.phase === 'ready' ? 'unavailable' : lifecycle.phase, reason: problem, ...parts() })
  })
}

async function findProblem(ping: () => Promise<void>, pingLimitMs: number): Promise<string | null> {
  const limit = new AbortController()
  const late = delay(pingLimitMs, 'the database does not answer', { signal: limit.signal, ref: false })
  late.catch(() => {})
  const answered = ping().then(
    () => null,
    () => 'the database cannot be reached',
  )
  const problem = await Promise.race([answered, late])
  limit.abort()
  return problem
}
