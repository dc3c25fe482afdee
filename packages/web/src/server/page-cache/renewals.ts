export interface Renewals {
  /** Does the work when nothing more urgent is to be done; ignored where this name is waiting already, or too many are. */
  add(name: string, work: () => Promise<void>): void
}

export interface RenewalsOptions {
  /** Resolves when nobody is waiting for anything, to a function that ends the turn. */
  readonly turn: () => Promise<() => void>
  readonly maxWaiting: number
  readonly onError: (error: unknown) => void
}

/** One at a time, in the order in which they were asked for. */
export function createRenewals({ turn, maxWaiting, onError }: RenewalsOptions): Renewals {
  const waiting = new Map<string, () => Promise<void>>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (const [name, work] of waiting) {
      const end = await turn()
      await work().catch(onError)
      end()
      waiting.delete(name)
    }
    isRunning = false
  }

  return {
    add(name, work) {
      if (waiting.has(name) || waiting.size >= maxWaiting) return
      waiting.set(name, work)
      if (!isRunning) void run()
    },
  }
}
