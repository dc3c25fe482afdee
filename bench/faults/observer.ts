import { setTimeout as delay } from 'node:timers/promises'

/** What was asked for or arrived at one moment. */
export interface Seen {
  readonly atMs: number
  /** HTTP status, 0 where there was no answer; 200 for a price. */
  readonly status: number
  readonly tookMs: number
}

export interface Observer {
  readonly seen: readonly Seen[]
  stop(): Promise<void>
}

const everyMs = 100
const patienceMs = 10_000

/** Asks again and again, one request after another, each for something that no cache has. */
export function observePages(toUrl: (count: number) => string): Observer {
  const seen: Seen[] = []
  const stopped = new AbortController()
  const loop = async () => {
    for (let count = 0; !stopped.signal.aborted; count += 1) {
      const began = performance.now()
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(patienceMs)])
      const status = await fetch(toUrl(count), { signal })
        .then(async answer => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => 0)
      if (!stopped.signal.aborted) seen.push({ atMs: began, status, tookMs: performance.now() - began })
      await delay(everyMs)
    }
  }
  const ended = loop()
  return {
    seen,
    async stop() {
      stopped.abort()
      await ended
    },
  }
}

/** Looks at a count that grows while prices arrive. */
export function observePrices(count: () => number): Observer {
  const seen: Seen[] = []
  let before = count()
  const timer = setInterval(() => {
    const now = count()
    if (now > before) seen.push({ atMs: performance.now(), status: 200, tookMs: 0 })
    before = now
  }, everyMs)
  return {
    seen,
    async stop() {
      clearInterval(timer)
    },
  }
}
