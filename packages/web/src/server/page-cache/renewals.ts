import { setTimeout as delay } from 'node:timers/promises'

export interface Renewals {
  /** Does the work when nothing more urgent is to be done; ignored where this name is waiting already, or too many are. */
  add(name: string, work: () => Promise<void>): void
  /** How many wait, the one that is being done among them. */
  readonly waiting: number
}

export interface RenewalsOptions {
  /** Resolves when nobody is waiting for anything, to a function that ends the turn. */
  readonly turn: () => Promise<() => void>
  readonly maxWaiting: number
  readonly onError: (error: unknown) => void
  /** Monotonic, ms. */
  readonly now?: () => number
  readonly rest?: (ms: number) => Promise<unknown>
}

/** One at a time, in the order in which they were asked for, and half of the time none: pages that are kept are sent meanwhile. */
export function createRenewals(options: RenewalsOptions): Renewals {
  const { turn, maxWaiting, onError } = options
  const { now = () => performance.now(), rest = ms => delay(ms, undefined, { ref: false }) } = options
  const waiting = new Map<string, () => Promise<void>>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (const [name, work] of waiting) {
      const end = await turn()
      const began = now()
      await work().catch(onError)
      end()
      waiting.delete(name)
      await rest(now() - began)
    }
    isRunning = false
  }

  return {
    add(name, work) {
      if (waiting.has(name) || waiting.size >= maxWaiting) return
      waiting.set(name, work)
      if (!isRunning) void run()
    },
    get waiting() {
      return waiting.size
    },
  }
}
