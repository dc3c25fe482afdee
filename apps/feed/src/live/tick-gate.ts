import { closeBefore, DomainError, parseMarketCode } from '@bellwether/domain'
import type { SymbolTotals, Tick, TickState } from '@bellwether/price-bus'
import type { MarketHours } from '../market-hours.ts'
import { describeListing, type StreamedListing } from '../streamed-listing.ts'
import { orderAt } from '../tick-order.ts'
import { closingTick, lateMs } from './closing-ticks.ts'
import { checkPrices, PriceLevel, type QuarantineReason, type Refused } from './price-check.ts'
import type { Reading, WrittenTick } from './read-message.ts'
import { SequenceWatch } from './sequence-watch.ts'
import { messageOf, type SourceSettings, type SourceVenue } from './settings/source-settings.ts'
import type { SourceClock } from './source-clock.ts'
import { emptyCounts } from './source-counts.ts'
import { toListingPrice } from './written-price.ts'

/** A tick that was not believed, as it was written. */
export interface QuarantinedTick {
  readonly source: string
  readonly marketCode: string | null
  readonly reason: QuarantineReason
  readonly detail: string
  readonly written: string
  /** Ms since 1970, by the source; null where that cannot be read. */
  readonly time: number | null
}

export interface TickGateOptions {
  readonly settings: SourceSettings
  readonly listings: readonly StreamedListing[]
  readonly hours: MarketHours
  readonly clock: SourceClock
  readonly quarantine: (tick: QuarantinedTick) => void
}

interface SymbolState {
  readonly listing: StreamedListing
  readonly venue: SourceVenue
  readonly level: PriceLevel
  tick: Tick | null
}

const keptUnknown = 20

/** What a source sends, judged tick by tick: what passes is in order, of a listing that streams, and believable. */
export class TickGate {
  readonly #options: TickGateOptions
  readonly #symbols: ReadonlyMap<string, SymbolState>
  readonly #sequences: SequenceWatch
  readonly #heardAt = new Map<string, number>()
  readonly counts = emptyCounts()
  /** The latest unknown codes, for whoever sets the source up. */
  readonly unknownCodes = new Set<string>()
  lastTickAt: number | null = null

  constructor(options: TickGateOptions) {
    this.#options = options
    const { settings, listings } = options
    this.#sequences = new SequenceWatch(messageOf(settings).sequencePer ?? 'source')
    this.#symbols = new Map(
      listings.flatMap(listing => {
        const venue = settings.exchanges[listing.exchange]
        return venue ? [[listing.marketCode, { listing, venue, level: new PriceLevel(listing.last), tick: null }]] : []
      }),
    )
  }

  get symbols(): readonly string[] {
    return [...this.#symbols.keys()]
  }

  /** The source is connected again. */
  restart(): void {
    this.#sequences.restart()
  }

  /** The tick to publish, or null; with what has been traded where the source says so. */
  take(reading: Reading): { readonly tick: Tick; readonly totals: SymbolTotals | null } | null {
    if (reading.kind === 'passed-over') {
      this.counts.passedOver += 1
      return null
    }
    if (reading.kind === 'unreadable') {
      this.#refuse(null, null, { reason: 'UNREADABLE', detail: reading.detail }, reading.excerpt)
      return null
    }
    const { tick: written } = reading
    const symbol = this.#find(written.code)
    if (symbol === null) return null
    const tick = this.#judge(written, symbol)
    if (tick === null) return null
    symbol.tick = tick
    this.#heardAt.set(symbol.listing.exchange, this.#options.clock.now())
    this.counts.accepted += 1
    this.lastTickAt = Math.max(this.lastTickAt ?? 0, tick.time)
    return { tick, totals: this.#totalsOf(written, symbol) }
  }

  /** The closes of sessions that have ended since. */
  *closings(): Generator<Tick> {
    const { clock, hours } = this.#options
    const [now, heardAt] = [clock.now(), this.#heardAt]
    for (const symbol of this.#symbols.values()) {
      const { exchange } = symbol.listing
      const delayMs = (symbol.venue.delayMinutes ?? 0) * 60_000
      const closing = symbol.tick && closingTick(symbol.tick, hours, { exchange, now, heardAt, delayMs })
      if (closing === null) continue
      symbol.tick = closing
      yield closing
    }
  }

  #find(code: string): SymbolState | null {
    const { exchange } = messageOf(this.#options.settings)
    const marketCode = parseMarketCode(exchange === undefined ? code : `${exchange}:${code}`)
    const symbol = marketCode === null ? undefined : this.#symbols.get(marketCode)
    if (symbol !== undefined) return symbol
    this.counts.unknown += 1
    this.unknownCodes.delete(code)
    this.unknownCodes.add(code)
    const [oldest] = this.unknownCodes
    if (this.unknownCodes.size > keptUnknown && oldest !== undefined) this.unknownCodes.delete(oldest)
    return null
  }

  #judge(written: WrittenTick, symbol: SymbolState): Tick | null {
    const { clock, hours } = this.#options
    const { marketCode, exchange } = symbol.listing
    const { time, sequence } = written
    const refuse = (refused: Refused) => this.#refuse(marketCode, time, refused, toWritten(written))
    if (sequence !== null) {
      const verdict = this.#sequences.judge(marketCode, sequence, this.counts)
      if (verdict !== 'NEXT') return this.#drop(verdict)
    }
    if (!clock.accepts(time)) return refuse({ reason: 'FUTURE', detail: 'its time has not come yet' })
    const before = symbol.tick
    if (before !== null && time < before.time) return this.#drop('OUT_OF_ORDER')
    const state = hours.stateAt(exchange, time)
    if (state === 'CLOSED' && time - hours.closedSince(exchange, time) > lateMs) {
      this.counts.outsideHours += 1
      return null
    }
    try {
      const tick = this.#toTick(written, symbol, state)
      if (before !== null && isRepeated(tick, before)) return this.#drop('DUPLICATE')
      const refused = checkPrices(tick, state !== 'LIVE') ?? symbol.level.check(tick.price, time)
      return refused === null ? tick : refuse(refused)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return refuse({ reason: 'UNIT', detail: error.message })
    }
  }

  #toTick(written: WrittenTick, symbol: SymbolState, state: TickState): Tick {
    const { listing, venue, tick: before } = symbol
    const at = (text: string | null) => (text === null ? null : toListingPrice(text, venue, listing))
    const order = orderAt(written.time)
    // Several ticks of a millisecond keep the order in which they came.
    const isSameDay = before !== null && before.epoch === order.epoch
    const sequence = isSameDay ? Math.max(order.sequence, before.sequence + 1) : order.sequence
    return {
      ...describeListing(listing),
      epoch: order.epoch,
      sequence,
      time: written.time,
      state: state !== 'CLOSED' && (venue.delayMinutes ?? 0) > 0 ? 'DELAYED' : state,
      price: toListingPrice(written.last, venue, listing),
      bid: at(written.bid),
      ask: at(written.ask),
      previousClose: at(written.previousClose) ?? this.#closeBefore(symbol, written.time),
    }
  }

  /** As the recorder counts it: the last price of the session before. */
  #closeBefore({ listing, tick }: SymbolState, time: number): number | null {
    const { hours } = this.#options
    if (tick === null) return closeBefore(listing, listing.exchange, time, hours.kind)
    const isSameSession = hours.dayAt(listing.exchange, time).from === hours.dayAt(listing.exchange, tick.time).from
    return isSameSession ? tick.previousClose : tick.price
  }

  #totalsOf({ volume, trades, time }: WrittenTick, { listing }: SymbolState): SymbolTotals | null {
    if (volume === null) return null
    const { from } = this.#options.hours.dayAt(listing.exchange, time)
    return { marketCode: listing.marketCode, from, volume, trades: trades ?? 0 }
  }

  #drop(verdict: 'DUPLICATE' | 'OUT_OF_ORDER'): null {
    this.counts[verdict === 'DUPLICATE' ? 'duplicates' : 'outOfOrder'] += 1
    return null
  }

  #refuse(marketCode: string | null, time: number | null, refused: Refused, written: string): null {
    this.counts.quarantined += 1
    this.#options.quarantine({ source: this.#options.settings.name, marketCode, time, written, ...refused })
    return null
  }
}

function isRepeated(tick: Tick, before: Tick): boolean {
  return tick.time === before.time && tick.price === before.price && tick.bid === before.bid && tick.ask === before.ask
}

/** For people: what was given, with its time in words. */
function toWritten({ time, ...tick }: WrittenTick): string {
  const given = Object.entries(tick).filter(([, value]) => value !== null)
  return JSON.stringify({ time: new Date(time).toISOString(), ...Object.fromEntries(given) })
}
