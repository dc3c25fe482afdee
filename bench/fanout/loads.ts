import { maxIntervalMs } from '../../apps/gateway/src/flush-pace.ts'

export interface Load {
  readonly title: string
  readonly clients: number
  readonly each: number
  readonly symbols: number
  readonly updatesPerSecond: number
  /** Goal in milliseconds; a price that arrives later is useless. */
  readonly maxP99: number
  /** Target ratio of updates per CPU-second, ours to each peer's. */
  readonly goals: Readonly<Record<string, number>>
}

/** A symbol ticks every 50 ms in `busy` and `one`, every 100 ms in `half`, every 2 s in `many`. */
export const loads = {
  busy: {
    title: '1,000 clients x 20 of 500 symbols, 400,000 updates/s',
    clients: 1000,
    each: 20,
    symbols: 500,
    updatesPerSecond: 400_000,
    maxP99: 60,
    goals: { 'by stream': 1.15, 'ws broadcast': 11, nchan: 12 },
  },
  half: {
    title: '1,000 clients x 20 of 500 symbols, 200,000 updates/s',
    clients: 1000,
    each: 20,
    symbols: 500,
    updatesPerSecond: 200_000,
    maxP99: 60,
    goals: { 'by stream': 1.15, 'ws broadcast': 5.5, nchan: 5.5 },
  },
  one: {
    title: '1,000 clients x 1 of 500 symbols, 20,000 updates/s',
    clients: 1000,
    each: 1,
    symbols: 500,
    updatesPerSecond: 20_000,
    maxP99: 60,
    goals: { 'by stream': 1.15, 'ws broadcast': 1.25 },
  },
  many: {
    title: '10,000 clients x 5 of 500 symbols, 25,000 updates/s',
    clients: 10_000,
    each: 5,
    symbols: 500,
    updatesPerSecond: 25_000,
    maxP99: 200,
    goals: {},
  },
} as const satisfies Record<string, Load>

export type LoadName = keyof typeof loads

/** Those that are run unless named: `many` needs `ulimit -n` above 10,000. */
export const usualLoads: readonly LoadName[] = ['busy', 'half', 'one']

/** A tick replaced sooner than this may be skipped: clients are not visited more often under load. */
export const windowMs = maxIntervalMs
export const minOfLatest = 0.99

/** Two gateways behind one port; the goal is what two cores deliver beside one, calculated from processor time. */
export const workers = { name: 'two workers', count: 2, goal: 1.7 }

/** For the runs about connections, not throughput. */
export const endurance = {
  clients: 1000,
  each: 20,
  symbols: 500,
  updatesPerSecond: 100_000,
}

/** Few prices, so that connections that come and go are most of the work. */
export const soak = { ...endurance, updatesPerSecond: 20_000, comingPerSecond: 100 }

/** Clients of the process that is stopped; as many symbols as the gateway allows, so that much waits for them. */
export const stoppedCrowd = { clients: 20, each: 100 }

/** What `--complete` measures besides the loads. */
export const complete = { idle: 10_000, storm: 10_000, pausedSeconds: 30 }
