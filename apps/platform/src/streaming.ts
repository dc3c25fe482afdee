import {
  type Database,
  feedOrder,
  feedSources,
  markDataChanged,
  quotes,
  streaming as revocations,
  streamedListings,
} from '@bellwether/db'
import { type DealingHours, toIsoDate } from '@bellwether/domain'
import {
  createMarketHours,
  createReplaySource,
  createSimulatedSource,
  type Feed,
  type FeedLog,
  type MarketData,
  readRecording,
  startFeed,
  startLiveFeed,
  type TickSource,
} from '@bellwether/feed'
import { type Clock, createGateway, type Gateway, sessionLifetimeMs, systemClock } from '@bellwether/gateway'
import { type BusError, createMemoryBus, type PriceBus } from '@bellwether/price-bus'
import { type Recorder, startRecorder } from '@bellwether/recorder'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { Logger } from 'pino'
import type { Environment } from './environment.ts'
import type { Market } from './market.ts'

/** Streaming in this process: the bus, and gateway and feed as far as the roles go. */
export type Streaming = {
  readonly bus: PriceBus
  readonly gateway: Gateway | null
  readonly feed: Feed | null
  readonly recorder: Recorder | null
  /** After the gateway has drained. */
  close(): Promise<void>
}

/** Ends the streaming of a user, or of one login: `login` as `streaming.toLoginReference` makes it. */
export type EndStreaming = (target: { readonly userId: number; readonly login: string | null }) => Promise<void>

/**
 * For logout, "log out everywhere", a disabled account and a changed entitlement. The row voids cookies for good and reaches
 * every gateway within seconds; the message on the bus reaches them at once.
 */
export function createEndStreaming(db: Database, bus: PriceBus | null): EndStreaming {
  return async target => {
    const { userId, login, revokedAt } = await revocations.revoke(db, target, sessionLifetimeMs)
    bus?.control.publish({ type: 'END_SESSIONS', userId, login, revokedAt })
  }
}

/** Few, so that a page waits for a hundred quotes at most and not for a whole market. */
const rowsPerEmbeddedWrite = 100

export type StreamingOptions = {
  readonly environment: Environment
  readonly db: Database
  readonly market: Market
  readonly marketData: MarketData
  readonly logger: Logger
  /** Of pages that have no cookie of ours. */
  readonly tokens: WidgetTokens
  /** The bus between the processes behind one port, where there is no other. */
  readonly openLocalBus?: (onError: (error: BusError) => void) => PriceBus
  /** Of gateway, recorder and feed; the process's unless given. */
  readonly clock?: Clock
}

/** Null where no role of the process needs the bus, or streaming is switched off. */
export async function openStreaming(options: StreamingOptions): Promise<Streaming | null> {
  const { environment, db, logger, tokens, openLocalBus, clock = systemClock } = options
  const { roles, services, publicOrigin, streamingOrigin, streamingLimits, trustedProxy } = environment
  // Pages in a process of their own get the price of an order from the bus.
  const asks = roles.has('site') && environment.natsUrl !== null
  const isOnBus = roles.has('gateway') || roles.has('feed') || roles.has('recorder')
  if (!services.streaming || !(isOnBus || asks)) return null
  // Before the bus is opened: an invalid file ends the start.
  const startPrices = roles.has('feed') ? await openFeed(options) : null
  const bus = await openBus(environment, openLocalBus, error => logger.error({ err: error }, 'price bus error'))
  const gateway = roles.has('gateway')
    ? await createGateway({
        db,
        bus,
        logger,
        publicOrigin,
        secure: (streamingOrigin ?? publicOrigin).startsWith('https:'),
        trustedProxy,
        tokens,
        limits: streamingLimits,
        terms: options.marketData.terms,
        clock,
      })
    : null
  // Before the feed, which publishes the latest of every symbol when it starts.
  const recorder = roles.has('recorder')
    ? await startRecorder({
        db,
        bus,
        hours: dealingHoursOf(options),
        lateMinutes: new Map([...options.marketData.terms].map(([code, terms]) => [code, terms.sourceDelayMinutes])),
        afterClose: async tx => {
          await quotes.refreshRanges(tx, toIsoDate(new Date(clock.wall())))
          await markDataChanged(tx, { securityIds: 'all', subject: 'closing prices' })
        },
        onError: error => logger.error({ err: error }, 'recording prices failed'),
        now: clock.wall,
        ...(environment.databaseUrl === null && { rowsPerWrite: rowsPerEmbeddedWrite }),
      })
    : null
  const feed = startPrices && (await startPrices(bus))
  return {
    bus,
    gateway,
    feed,
    recorder,
    async close() {
      await feed?.stop()
      await recorder?.stop()
      await bus.close()
    },
  }
}

async function openBus(
  { natsUrl, roles }: Environment,
  openLocal: StreamingOptions['openLocalBus'],
  onError: (error: BusError) => void,
): Promise<PriceBus> {
  if (natsUrl === null) return openLocal ? openLocal(onError) : createMemoryBus({ onError })
  const { createNatsBus } = await import('@bellwether/price-bus/nats')
  return createNatsBus({ url: natsUrl, name: `bellwether ${[...roles].join(' ')}`, onError })
}

/** The simulated market moves when its feed does; what comes from real sources keeps the hours of its exchange. */
export function dealingHoursOf({
  environment,
  market,
  marketData,
}: Pick<StreamingOptions, 'environment' | 'market' | 'marketData'>): DealingHours {
  return market.kind === 'simulated' && marketData.sources.length === 0 ? environment.feed.hours : 'exchange'
}

/** Null without anything to publish. */
async function openFeed(options: StreamingOptions): Promise<((bus: PriceBus) => Promise<Feed>) | null> {
  const { db, logger, marketData, clock = systemClock } = options
  const times = { now: clock.wall, monotonic: clock.monotonic }
  const order = { read: () => feedOrder.read(db), raise: (given: feedOrder.FeedOrder) => feedOrder.raise(db, given) }
  const onError = (error: unknown) => logger.error({ err: error }, 'the price feed failed')
  if (marketData.sources.length > 0) {
    const listings = await streamedListings.all(db)
    const log: FeedLog = {
      report: (instance, reports) => feedSources.report(db, instance, reports),
      quarantine: ticks => feedSources.quarantine(db, ticks),
    }
    return bus => startLiveFeed({ sources: marketData.sources, listings, bus, order, log, onError, ...times })
  }
  const source = await openSource(options)
  return source && (bus => startFeed({ source, bus, order, onError, ...times }))
}

/** Null without a source: prices of a real market are never simulated. */
async function openSource({
  environment,
  db,
  market,
  logger,
  clock = systemClock,
}: StreamingOptions): Promise<TickSource | null> {
  const { file, intervalMs, hours } = environment.feed
  const listings = await streamedListings.all(db)
  if (file !== null) return createReplaySource(await readRecording(file, listings))
  if (market.kind !== 'simulated') {
    logger.warn('no live prices: the market is not simulated and there is no file to replay')
    return null
  }
  return createSimulatedSource({
    listings,
    seed: market.seed,
    intervalMs,
    hours: createMarketHours(hours),
    at: clock.wall(),
  })
}
