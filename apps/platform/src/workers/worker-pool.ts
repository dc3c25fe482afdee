import cluster, { type Worker } from 'node:cluster'
import type { Feed } from '@bellwether/feed'
import type { Tick } from '@bellwether/price-bus'
import type { Logger } from 'pino'
import { AggregatorRegistry, Registry } from 'prom-client'
import { createCounter, createGauge } from '../read-on-scrape.ts'
import type { ToPrimary, ToWorker } from './messages.ts'
import type { WorkerProcess } from './supervisor.ts'
import { workerNumberName } from './worker-link.ts'

export interface WorkerPool {
  fork(number: number): WorkerProcess
  sendTicks(ticks: readonly Tick[]): void
  /** Tells every worker how many there are. */
  tellCounts(): void
  measureFeed(feed: Feed): void
}

export interface WorkerPoolOptions {
  readonly logger: Logger
  readonly expected: number
  readonly latestTicks: () => Tick[]
  /** Called before the first worker listens. */
  readonly freePort: () => Promise<void>
  readonly countReady: () => number
}

/** Workers of Node's cluster and the messages to and from them. Connections are handed out in turn by this process. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { logger, expected, latestTicks, freePort, countReady } = options
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({ serialization: 'advanced' })
  const aggregator = new AggregatorRegistry()
  const own = new Registry()
  const subscribed = new Set<Worker>()
  let portFreed: Promise<void> | null = null
  createGauge(own, 'platform_workers', 'Processes that serve requests.', countReady)

  const send = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected())
      worker.send(message, error => error && logger.warn({ err: error }, 'a worker got no message'))
  }
  const sendAll = (workers: Iterable<Worker>, message: ToWorker) => {
    for (const worker of workers) send(worker, message)
  }
  const all = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
  const counts = (): ToWorker => ({ type: 'workers', ready: countReady(), expected })

  async function allowToListen(worker: Worker): Promise<void> {
    portFreed ??= freePort()
    await portFreed
    send(worker, { type: 'listen' })
  }

  async function sendMetrics(worker: Worker, id: number): Promise<void> {
    const texts = await Promise.all([aggregator.clusterMetrics(), own.metrics()])
    send(worker, { type: 'metrics', id, text: texts.join('\n') })
  }

  function receive(worker: Worker, message: ToPrimary): void {
    const fail = (err: unknown) => logger.error({ err }, 'a message of a worker could not be answered')
    if (message.type === 'prepared') allowToListen(worker).catch(fail)
    else if (message.type === 'metrics') sendMetrics(worker, message.id).catch(fail)
    else if (message.type === 'control')
      sendAll(
        all().filter(other => other !== worker),
        message,
      )
    else if (message.type === 'subscribe') {
      subscribed.add(worker)
      send(worker, { type: 'ticks', ticks: latestTicks() })
    }
  }

  return {
    fork(number) {
      const worker = cluster.fork({ [workerNumberName]: String(number) })
      worker.on('message', (message: ToPrimary) => receive(worker, message))
      worker.on('error', err => logger.warn({ err, worker: number }, 'a worker could not be reached'))
      const ready = new Promise<void>(resolve => {
        worker.on('message', (message: ToPrimary) => message.type === 'ready' && resolve())
      })
      const ended = new Promise<void>(resolve => {
        worker.once('exit', () => {
          subscribed.delete(worker)
          resolve()
        })
      })
      return { ready, ended, stop: signal => void worker.process.kill(signal) }
    },
    sendTicks: ticks => sendAll(subscribed, { type: 'ticks', ticks }),
    tellCounts: () => sendAll(all(), counts()),
    measureFeed: feed =>
      createCounter(own, 'feed_ticks_total', 'Ticks published by this process.', () => feed.published),
  }
}
