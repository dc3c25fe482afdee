import type { PriceBus } from '@bellwether/price-bus'
import type { TickSource } from './tick-source.ts'

export interface FeedOptions {
  readonly source: TickSource
  readonly bus: Pick<PriceBus, 'publish'>
  readonly now?: () => number
}

export interface Feed {
  readonly symbols: number
  /** Ticks published so far. */
  readonly published: number
  stop(): void
}

/** As often as a gateway with little to do flushes. */
const beatMs = 8
/** After a longer pause (a sleeping laptop) only the latest ticks are of use. */
const maxGapMs = 2000

/** Publishes a source's ticks as their times come. */
export function startFeed({ source, bus, now = Date.now }: FeedOptions): Feed {
  let at = now()
  let published = 0

  const publish = (ticks: ReturnType<TickSource['latest']>) => {
    for (const tick of ticks) if (bus.publish(tick)) published += 1
  }

  publish(source.latest(at))
  const timer = setInterval(() => {
    const time = now()
    if (time <= at) return
    publish(time - at > maxGapMs ? source.latest(time) : source.between(at, time))
    at = time
  }, beatMs)

  return {
    symbols: source.symbols,
    get published() {
      return published
    },
    stop: () => clearInterval(timer),
  }
}
