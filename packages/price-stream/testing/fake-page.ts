import { createCookieSession } from '../src/cookie-session.ts'
import type { PageEvent, StreamHost, StreamSocket } from '../src/stream-host.ts'

const base = 'https://bellwether.example/market-research/LSE:HVL'

interface Waiting {
  readonly at: number
  readonly run: () => void
}

export interface FakePage {
  readonly host: StreamHost
  readonly logged: string[]
  stored: string | null
  hidden: boolean
  /** Whether anything still listens to the page. */
  readonly isWatched: boolean
  tell(event: PageEvent): Promise<void>
  /** Advances the clock and runs due timers in order. */
  advance(ms: number): Promise<void>
  /** The machine sleeps: the clock advances, timers do not. */
  sleep(ms: number): void
}

export interface FakeNetwork {
  fetch(address: string, init: RequestInit): Promise<Response>
  openSocket(address: string): StreamSocket
}

/** A page with a manual clock and a random source that always returns 0.5. */
export function createFakePage(network: FakeNetwork): FakePage {
  const timers = new Set<Waiting>()
  const listeners = new Set<(event: PageEvent) => void>()
  const logged: string[] = []
  let monotonic = 0
  let slept = 0
  const page: FakePage = {
    logged,
    stored: null,
    hidden: false,
    get isWatched() {
      return listeners.size > 0
    },
    async tell(event) {
      for (const listener of listeners) listener(event)
      await settle()
    },
    async advance(ms) {
      await settle()
      const until = monotonic + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        monotonic = Math.max(monotonic, next.at)
        next.run()
        await settle()
      }
      monotonic = until
    },
    sleep(ms) {
      slept += ms
    },
    host: {
      openSocket: address => network.openSocket(address),
      createSession: signal => createCookieSession({ base, fetch: network.fetch.bind(network) }, signal),
      isHidden: () => page.hidden,
      watchPage(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      readPreference: () => page.stored,
      writePreference: value => {
        page.stored = value
      },
      now: () => 1_800_000_000_000 + monotonic + slept,
      setTimer(run, ms) {
        const timer = { at: monotonic + ms, run }
        timers.add(timer)
        return timer
      },
      clearTimer: timer => timers.delete(timer as Waiting),
      random: () => 0.5,
      log: error => logged.push(error.message),
    },
  }
  return page
}

/** Lets pending promises settle. */
export function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
