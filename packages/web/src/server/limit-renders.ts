import { networkOf } from '@bellwether/client-network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FairQueue, FairQueueLimits } from './fair-queue.ts'
import type { RunWithSignal } from './page-cache/shared-work.ts'
import { signalOf } from './request-signal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for what costs next to nothing. */
    readonly queued?: boolean
    /** For a GET that changes something: it is done to its end even if the client leaves. */
    readonly toTheEnd?: boolean
    /** True for a page that is whole without the database. */
    readonly shownInOutage?: boolean
  }
}

/** Two at once of one network: somebody else's page then has to share the processor with two. */
export const defaultRenderLimits: FairQueueLimits = {
  running: 6,
  runningPerLane: 2,
  waiting: 500,
  waitingPerLane: 100,
  waitMs: 10_000,
  standingMs: 3_000,
  standingArrivals: 120,
  standingRunning: 1,
  lateMs: 200,
  refusalMs: 1_000,
}

export interface LimitRendersOptions {
  readonly queue: FairQueue
  /** Needs no work but to be sent. */
  readonly isAtHand: (request: FastifyRequest) => Promise<boolean>
  /** Does the rest of a request until the signal is aborted. */
  readonly run?: RunWithSignal
}

/**
 * Pages and calls wait for their turn, in turn by network; a logged-in user has a lane of their own, so that nobody behind the same
 * address delays them. For routes that are declared later: files and health checks come before.
 */
export function limitRenders(
  app: FastifyInstance,
  { queue, isAtHand, run = (_signal, work) => work() }: LimitRendersOptions,
): void {
  const turns = new WeakMap<FastifyRequest, () => void>()

  app.addHook('onRoute', route => {
    route.config = { queued: !route.url.startsWith('/streaming/'), ...route.config }
  })
  app.addHook('preHandler', async (request, reply) => {
    const isQueued = request.is404 || request.routeOptions.config.queued === true
    // A handler that answers "not found" comes here a second time.
    if (!isQueued || turns.has(request) || (await isAtHand(request))) return
    const end = await queue.enter(laneOf(request), signalOf(request, reply))
    turns.set(request, end)
    // Where the client has gone before there was anything to send.
    reply.raw.once('close', end)
  })
  // With a callback, so that the handler runs inside. What changes something is done to its end.
  app.addHook('preHandler', (request, reply, done) => {
    const isRead = ['GET', 'HEAD'].includes(request.method) && request.routeOptions.config.toTheEnd !== true
    run(isRead ? signalOf(request, reply) : null, done)
  })
  // Not when the response has been read: a client that does not read must not hold its turn.
  app.addHook('onSend', (request, _reply, payload, done) => {
    turns.get(request)?.()
    done(null, payload)
  })
}

function laneOf({ account, ip }: FastifyRequest): string {
  return account ? `user ${account.id}` : networkOf(ip)
}
