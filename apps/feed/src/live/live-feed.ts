import type { PriceBus, SymbolTotals, Tick } from '@bellwether/price-bus'
import type { Feed } from '../feed.ts'
import { createMarketHours } from '../market-hours.ts'
import { forgetfulStore, OrderShift, type OrderStore } from '../order-shift.ts'
import type { StreamedListing } from '../streamed-listing.ts'
import { dayMs } from '../tick-order.ts'
import type { FeedAdapter } from './adapters/feed-adapter.ts'
import { type FeedLog, FeedLogWriter } from './feed-log.ts'
import { LiveSource, type SourceReport } from './live-source.ts'
import type { SourceSettings } from './settings/source-settings.ts'
import { SourceClock } from './source-clock.ts'

export interface LiveFeedOptions {
  readonly sources: readonly SourceSettings[]
  readonly listings: readonly StreamedListing[]
  readonly bus: Pick<PriceBus, 'publish'> & Partial<Pick<PriceBus, 'control'>>
  /** Shared by all feeds of a bus. */
  readonly order?: OrderStore
  readonly log?: FeedLog
  readonly onError?: (error: unknown) => void
  readonly now?: () => number
  readonly monotonic?: () => number
  /** Instead of those that the settings describe, by name. */
  readonly adapters?: ReadonlyMap<string, FeedAdapter>
}

export interface LiveFeed extends Feed {
  reports(): SourceReport[]
  stop(): Promise<void>
}

const exchangeMs = 1000
const closingsMs = 5000
const totalsMs = 4000
const totalsPerMessage = 200
const noLog: FeedLog = { report: async () => {}, quarantine: async () => {} }

/** Publishes what the sources send, as they send it. Their own times order it, so that several feeds may run at once. */
export async function startLiveFeed(options: LiveFeedOptions): Promise<LiveFeed> {
  const { sources, listings, bus, order = forgetfulStore, log = noLog, onError = () => {}, adapters } = options
  const { now = () => Date.now(), monotonic = () => performance.now() } = options
  const shift = new OrderShift(order)
  await shift.open(now(), monotonic())
  const totals = new Map<string, SymbolTotals>()
  let published = 0

  const publish = (tick: Tick) => {
    shift.publish(now())
    if (bus.publish(shift.days === 0 ? tick : { ...tick, epoch: tick.epoch + shift.days * dayMs })) published += 1
  }
  const hours = createMarketHours('exchange')
  const running: LiveSource[] = []
  const reports = () => running.map(source => source.report())
  const writer = new FeedLogWriter(log, reports, onError)
  for (const settings of sources) {
    const adapter = adapters?.get(settings.name)
    running.push(
      new LiveSource({
        settings,
        listings,
        hours,
        clock: new SourceClock(now, monotonic),
        quarantine: tick => writer.add(tick, new Date(now())),
        onTick: publish,
        onTotals: one => totals.set(one.marketCode, one),
        onError,
        ...(adapter === undefined ? {} : { adapter }),
      }),
    )
  }

  const tellTotals = () => {
    const round = [...totals.values()]
    totals.clear()
    for (let from = 0; from < round.length; from += totalsPerMessage) {
      bus.control?.publish({ type: 'DAY_TOTALS', totals: round.slice(from, from + totalsPerMessage) })
    }
  }
  const closeSessions = () => {
    for (const source of running) for (const tick of source.closings()) publish(tick)
  }
  const timers = [
    setInterval(closeSessions, closingsMs),
    setInterval(() => void shift.exchange(now(), monotonic()).catch(onError), exchangeMs),
    setInterval(tellTotals, totalsMs),
  ]
  return {
    symbols: listings.length,
    get published() {
      return published
    },
    reports,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      for (const source of running) source.stop()
      await writer.stop()
    },
  }
}
