import cluster from 'node:cluster'
import type { BusError, PriceBus } from '@bellwether/price-bus'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { ToPrimary, ToWorker, WorkerCounts } from './messages.ts'
import { createWorkerBus, type WorkerBus } from './relay-bus.ts'

/** The name of the variable with a worker's number. */
export const workerNumberName = 'BELLWETHER_WORKER'

/** What a worker has from the first process. */
export interface WorkerLink {
  /** From 1. The first also does what is to be done once for all. */
  readonly number: number
  readonly workers: WorkerCounts
  openBus(onError: (error: BusError) => void): PriceBus
  /** Resolves when the port is free for the workers. */
  prepared(): Promise<void>
  ready(): void
  /** Lets the first process collect these metrics. */
  shareMetrics(own: Registry): void
  /** Of all workers together. */
  metrics(): Promise<string>
}

/** Null in a process that is no worker. */
export function openWorkerLink(): WorkerLink | null {
  if (!cluster.isWorker) return null
  const waiting = new Map<number, (text: string) => void>()
  let bus: WorkerBus | null = null
  let counts: WorkerCounts = { ready: 0, expected: 0 }
  let listen = () => {}
  let asked = 0
  const send = (message: ToPrimary) => void process.send?.(message)

  process.on('message', (message: ToWorker) => {
    switch (message.type) {
      case 'listen':
        return listen()
      case 'ticks':
        return bus?.takeTicks(message.ticks)
      case 'control':
        return bus?.takeControl(message.message)
      case 'metrics':
        waiting.get(message.id)?.(message.text)
        return void waiting.delete(message.id)
      case 'workers':
        counts = { ready: message.ready, expected: message.expected }
    }
  })
  return {
    number: Number(process.env[workerNumberName] ?? 1),
    get workers() {
      return counts
    },
    openBus(onError) {
      bus = createWorkerBus({ onError }, message => send({ type: 'control', message }))
      send({ type: 'subscribe' })
      return bus.bus
    },
    prepared() {
      const allowed = new Promise<void>(resolve => {
        listen = resolve
      })
      send({ type: 'prepared' })
      return allowed
    },
    ready: () => send({ type: 'ready' }),
    shareMetrics(own) {
      AggregatorRegistry.setRegistries([own])
      // Listens to the library's own messages.
      new AggregatorRegistry()
    },
    metrics() {
      asked += 1
      const id = asked
      send({ type: 'metrics', id })
      return new Promise(resolve => waiting.set(id, resolve))
    },
  }
}
