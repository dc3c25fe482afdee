import type { PriceBus } from '@bellwether/price-bus'
import { forgetfulStore, OrderShift, type OrderStore, toleratedMs } from './order-shift.ts'
import { dayMs } from './tick-order.ts'
import type { TickSource } from './tick-source.ts'

export interface FeedOptions {
  readonly source: TickSource
  readonly bus: Pick<PriceBus, 'publish'> & Partial<Pick<PriceBus, 'control'>>
  /** Shared by all feeds of a bus. */
  readonly order?: OrderStore
  readonly onError?: (error: unknown) => void
  /** Wall clock, ms since 1970: what the source is a function of. */
  readonly now?: () => number
  readonly monotonic?: () => number
}

export interface Feed {
  readonly symbols: number
  /** Ticks published so far. */
  readonly published: number
  stop(): void | Promise<void>
}

/** As often as a gateway with little to do flushes. */
const beatMs = 8
/** After a longer gap, such as a sleeping laptop or a clock that was set, only the latest ticks matter. */
const maxGapMs = 2000
const exchangeMs = 1000
const totalsMs = 4000
/** Of one message; and of one round, the next of which continues. */
const totalsPerMessage = 200
const totalsPerRound = 4000

/** Publishes a source's ticks as their times come. Resolves once the latest of every symbol is published. */
export async function startFeed(options: FeedOptions): Promise<Feed> {
  const { source, bus, order = forgetfulStore, onError = () => {} } = options
  const { now = () => Date.now(), monotonic = () => performance.now() } = options
  const shift = new OrderShift(order)
  await shift.open(now(), monotonic())
  let at = now()
  let days = shift.days
  let published = 0

  const publish = (time: number, isContinuous: boolean) => {
    shift.publish(time)
    const ticks = isContinuous && shift.days === days ? source.between(at, time) : source.latest(time)
    days = shift.days
    for (const tick of ticks) {
      if (bus.publish(days === 0 ? tick : { ...tick, epoch: tick.epoch + days * dayMs })) published += 1
    }
    at = time
  }

  let told = 0
  const tellTotals = () => {
    const all = [...(source.totals?.(at) ?? [])]
    if (told >= all.length) told = 0
    const round = all.slice(told, told + totalsPerRound)
    told += totalsPerRound
    for (let from = 0; from < round.length; from += totalsPerMessage) {
      bus.control?.publish({ type: 'DAY_TOTALS', totals: round.slice(from, from + totalsPerMessage) })
    }
  }

  publish(at, false)
  const timers = [
    setInterval(() => {
      const time = now()
      const step = time - at
      // A clock that was corrected by a little catches up by itself.
      if (step > 0 || step < -toleratedMs) publish(time, step > 0 && step <= maxGapMs)
    }, beatMs),
    setInterval(() => void shift.exchange(at, monotonic()).catch(onError), exchangeMs),
    setInterval(() => tellTotals(), totalsMs),
  ]

  return {
    symbols: source.symbols,
    get published() {
      return published
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
