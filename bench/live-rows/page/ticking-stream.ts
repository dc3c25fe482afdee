import type { MarketCode } from '@bellwether/domain'
import type { PriceListener, PriceStream } from '@bellwether/price-stream'
import { codes, firstPrice } from './rows.tsx'

const previousClose = 128_000
const time = Date.UTC(2026, 10, 13, 16, 40)

/** Sends every row `perSecond` ticks a second for a while, spread as a socket does: some rows every 10 ms. */
export function createTickingStream() {
  const listeners = new Map<MarketCode, PriceListener>()
  let sent = 0
  const stream: Pick<PriceStream, 'state' | 'watch' | 'watchState' | 'turn'> = {
    state: { phase: 'live', attempts: 0, draining: false },
    watch(marketCode, listener) {
      listeners.set(marketCode, listener)
      return () => listeners.delete(marketCode)
    },
    watchState: () => () => {},
    turn() {},
  }
  function send(): void {
    const marketCode = codes[sent % codes.length] as MarketCode
    sent += 1
    const price = firstPrice + ((sent * 7_919) % 2_000) - 1_000
    listeners.get(marketCode)?.tick({
      marketCode,
      epoch: 1,
      sequence: sent,
      time: time + sent,
      state: 'LIVE',
      unit: 'GBX',
      scale: 2,
      price,
      bid: price - 25,
      ask: price + 25,
      previousClose,
    })
  }
  return {
    stream,
    run: (perSecond: number, ms: number) =>
      new Promise<number>(resolve => {
        const started = performance.now()
        const goal = (elapsed: number) => (Math.min(elapsed, ms) / 1_000) * perSecond * codes.length
        const from = sent
        const timer = setInterval(() => {
          const elapsed = performance.now() - started
          while (sent - from < goal(elapsed)) send()
          if (elapsed < ms) return
          clearInterval(timer)
          requestAnimationFrame(() => resolve(sent - from))
        }, 10)
      }),
  }
}

export type Run = ReturnType<typeof createTickingStream>['run']

declare global {
  interface Window {
    runTicks: Run
  }
}
