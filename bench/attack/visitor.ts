import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export const requestKinds = ['uncached', 'cached', 'health'] as const
export type RequestKind = (typeof requestKinds)[number]

export type Measured = Readonly<Record<RequestKind, number[]>> & { failed: number }

export interface Visitor {
  /** Milliseconds of each answer; one page after another, as a person reads, every second one from the cache. */
  measure(seconds: number): Promise<Measured>
  leave(): void
}

const pauseMs = 50

/** A visitor from a network of their own: each address of the loopback network counts as one. */
export function createVisitor(origin: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.3' })
  let visits = 1_000_000

  async function time(measured: Measured, kind: RequestKind, path: string): Promise<void> {
    const began = performance.now()
    const status = await new Promise<number>(resolve => {
      get(`${origin}${path}`, { agent }, answer => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      }).on('error', () => resolve(0))
    })
    if (status === 200) measured[kind].push(performance.now() - began)
    else measured.failed += 1
  }

  return {
    async measure(seconds) {
      const measured: Measured = { uncached: [], cached: [], health: [], failed: 0 }
      const until = performance.now() + seconds * 1000
      while (performance.now() < until) {
        visits += 1
        await time(measured, 'uncached', `/market-research/sub/LSE:HVL/dividends?holding=${visits}`)
        await time(measured, 'cached', '/market-research/LSE:HVL')
        await time(measured, 'health', '/healthz')
        await delay(pauseMs)
      }
      return measured
    },
    leave: () => agent.destroy(),
  }
}
