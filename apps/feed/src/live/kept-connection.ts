import { type FeedAdapter, type FeedConnection, reasonOf } from './adapters/feed-adapter.ts'

export type ConnectionState = 'CONNECTING' | 'CONNECTED' | 'WAITING' | 'ENDED' | 'STOPPED'

export interface KeptConnectionOptions {
  readonly adapter: FeedAdapter
  readonly receive: (message: string) => void
  /** Before each attempt, so that no message of the new connection comes first. */
  readonly onAttempt: () => void
  readonly random?: () => number
  readonly monotonic?: () => number
  readonly wait?: (ms: number) => { readonly done: Promise<void>; cancel(): void }
}

const firstPauseMs = 1000
const maxPauseMs = 30_000
/** A connection that lasted this long was a good one: the next pause is short again. */
const settledMs = 10_000

/** How long to wait before the next attempt: between nothing and twice as long as before, half a minute at most, never in step with others. */
export function pauseBefore(failures: number, random: number): number {
  return random * Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failures, 20))
}

/** Keeps an adapter connected for as long as the source may have more. */
export class KeptConnection {
  readonly #options: KeptConnectionOptions
  #connection: FeedConnection | null = null
  #pause: { cancel(): void } | null = null
  #failures = 0
  state: ConnectionState = 'CONNECTING'
  /** Connections lost so far, and why the last one was, or could not be made. */
  interruptions = 0
  lastFailure: string | null = null
  readonly finished: Promise<void>

  constructor(options: KeptConnectionOptions) {
    this.#options = options
    this.finished = this.#run()
  }

  stop(): void {
    this.state = 'STOPPED'
    this.#pause?.cancel()
    this.#connection?.close()
  }

  async #run(): Promise<void> {
    const { random = Math.random, wait = waitFor } = this.#options
    while (this.state !== 'STOPPED' && this.state !== 'ENDED') {
      await this.#connectOnce()
      if (this.#isOver()) return
      this.state = 'WAITING'
      const pause = wait(pauseBefore(this.#failures, random()))
      this.#pause = pause
      this.#failures += 1
      await pause.done
    }
  }

  // By a function, since the state may change while something is awaited.
  #isOver(): boolean {
    return this.state === 'STOPPED' || this.state === 'ENDED'
  }

  async #connectOnce(): Promise<void> {
    const { adapter, receive, onAttempt, monotonic = () => performance.now() } = this.#options
    this.state = 'CONNECTING'
    onAttempt()
    try {
      this.#connection = await adapter.connect(receive)
    } catch (error) {
      this.lastFailure = reasonOf(error)
      return
    }
    if (this.#isOver()) {
      this.#connection.close()
      return
    }
    this.state = 'CONNECTED'
    const since = monotonic()
    const end = await this.#connection.over
    this.#connection.close()
    if (this.#isOver()) return
    if (end.kind === 'ENDED') {
      this.state = 'ENDED'
      return
    }
    this.interruptions += 1
    this.lastFailure = end.reason
    if (monotonic() - since >= settledMs) this.#failures = 0
  }
}

function waitFor(ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return {
    done: promise,
    cancel() {
      clearTimeout(timer)
      resolve()
    },
  }
}
