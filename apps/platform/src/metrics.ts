import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ConnectionLimit } from './connection-limit.ts'
import { measureConnections } from './connection-metrics.ts'
import type { PageThread } from './page-thread/page-thread.ts'
import { measurePageThread } from './page-thread/page-thread-metrics.ts'
import type { Streaming } from './streaming.ts'
import { measureStreaming } from './streaming-metrics.ts'
import type { WorkerLink } from './workers/worker-link.ts'

/** `/metrics` in Prometheus' text format: the process itself, connections, streaming, and the duration of requests by route; of all workers together. */
export function registerMetrics(
  app: FastifyInstance,
  connections: ConnectionLimit,
  streaming: Streaming | null = null,
  worker: WorkerLink | null = null,
  pageThread: PageThread | null = null,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

  measureConnections(registry, connections)
  if (streaming !== null) measureStreaming(registry, streaming)
  if (pageThread !== null) measurePageThread(registry, pageThread)
  worker?.shareMetrics(registry)

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the path: one label value per page, not one per security.
    const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched')
    duration.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })

  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(registry.contentType)
    return worker ? worker.metrics() : registry.metrics()
  })
}
