import type { recording } from '@bellwether/db'
import { closeBefore, type DealingHours, dayChangeOf, type MarketDay, marketDay, price } from '@bellwether/domain'
import type { SymbolTotals, Tick, TickState } from '@bellwether/price-bus'

const states = {
  LIVE: 'LIVE',
  AUCTION: 'AUCTION',
  CLOSED: 'CLOSE',
  SUSPENDED: 'SUSPENDED',
  DELAYED: 'DELAYED',
} as const satisfies Record<TickState, recording.RecordedQuote['state']>

const minuteMs = 60_000

interface Session {
  readonly day: MarketDay
  readonly previousClose: number | null
  readonly firstAt: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly ticks: number
  readonly volume: number | null
  readonly trades: number | null
  readonly latest: Tick
}

type Bar = recording.RecordedBar

export interface Pending {
  /** Sessions that are over, and the one that goes on. */
  readonly ended: readonly recording.RecordedQuote[]
  readonly current: readonly recording.RecordedQuote[]
  readonly bars: readonly Bar[]
}

/** What has been seen of one symbol: its session so far, and the minutes that are not stored yet. Pure but for its own state. */
export class SessionBook {
  readonly #listing: recording.Recordable
  readonly #hours: DealingHours
  #session: Session | null = null
  /** Sessions that are over and not stored since, oldest first. */
  #ended: Session[] = []
  #bars: Bar[] = []
  /** Traded in the session before the latest bar began. */
  #volumeBefore: number
  #isChanged = false
  /** As it was when it was last offered for storing. */
  #offered: Session | null = null

  constructor(listing: recording.Recordable, hours: DealingHours) {
    this.#listing = listing
    this.#hours = hours
    this.#volumeBefore = (listing.volume ?? 0) - listing.barVolume
  }

  /** Takes a tick, each at most once and in order: the bus sees to that. Prices older than the stored quote change nothing. */
  take(tick: Tick): void {
    const { exchange, at, unit, scale } = this.#listing
    const isOld = tick.time <= (this.#session?.latest.time ?? at.getTime())
    if (isOld || tick.state === 'SUSPENDED' || tick.unit !== unit || tick.scale !== scale) return
    const day = marketDay(exchange, tick.time, this.#hours)
    const before = this.#session?.day.from === day.from ? this.#session : null
    if (before === null) this.#begin()
    this.#session = before ? continueSession(before, tick) : this.#startSession(day, tick)
    this.#addToBar(tick)
    this.#isChanged = true
  }

  takeTotals({ from, volume, trades }: SymbolTotals): void {
    const session = this.#session
    if (session === null || session.day.from !== from || volume <= (session.volume ?? -1)) return
    this.#session = { ...session, volume, trades: Math.max(trades, session.trades ?? 0) }
    const bar = this.#bars.at(-1)
    if (bar) this.#bars[this.#bars.length - 1] = { ...bar, volume: Math.max(bar.volume, volume - this.#volumeBefore) }
    this.#isChanged = true
  }

  /** What is to be stored. Nothing is forgotten until `stored`. */
  pending(): Pending {
    this.#offered = this.#session
    const current = this.#isChanged && this.#session ? [this.#toRow(this.#session)] : []
    return { ended: this.#ended.map(session => this.#toRow(session)), current, bars: [...this.#bars] }
  }

  get isChanged(): boolean {
    return this.#isChanged || this.#ended.length > 0
  }

  /** That has been stored. Ticks may have come in the meantime; of the bars the last may go on. */
  stored({ ended, bars }: Pending): void {
    this.#ended = this.#ended.slice(ended.length)
    this.#bars = this.#bars.slice(Math.max(0, bars.length - 1))
    if (this.#session === this.#offered) this.#isChanged = false
  }

  #begin(): void {
    // Stored or not: what another tick makes of it is never less.
    if (this.#session) this.#ended.push(this.#session)
    if (this.#session) this.#volumeBefore = 0
  }

  #startSession(day: MarketDay, tick: Tick): Session {
    const { exchange, sessionFrom, ticks, firstAt, volume, trades } = this.#listing
    const stored = this.#session ? null : this.#listing
    const isSameDay = stored !== null && marketDay(exchange, stored.at.getTime(), this.#hours).from === day.from
    const isRecorded = isSameDay && sessionFrom?.getTime() === day.from
    if (!isSameDay) this.#volumeBefore = 0
    return {
      day,
      previousClose: tick.previousClose ?? this.#closeBefore(tick.time),
      firstAt: isRecorded ? (firstAt?.getTime() ?? tick.time) : tick.time,
      open: tick.price,
      high: tick.price,
      low: tick.price,
      ticks: (isRecorded ? (ticks ?? 0) : 0) + 1,
      volume: isSameDay ? volume : null,
      trades: isSameDay ? trades : null,
      latest: tick,
    }
  }

  #closeBefore(time: number): number | null {
    const { exchange } = this.#listing
    const session = this.#session
    return session ? session.latest.price : closeBefore(this.#listing, exchange, time, this.#hours)
  }

  #addToBar(tick: Tick): void {
    const at = new Date(Math.floor(tick.time / minuteMs) * minuteMs)
    const last = this.#bars.at(-1)
    const { price: close } = tick
    if (last && last.at.getTime() === at.getTime()) {
      this.#bars[this.#bars.length - 1] = {
        ...last,
        high: Math.max(last.high, close),
        low: Math.min(last.low, close),
        close,
      }
      return
    }
    const isStored = Math.floor(this.#listing.at.getTime() / minuteMs) * minuteMs === at.getTime()
    if (!isStored) this.#volumeBefore = this.#session?.volume ?? 0
    this.#bars.push({ listingId: this.#listing.listingId, at, open: close, high: close, low: close, close, volume: 0 })
  }

  #toRow({ day, latest, previousClose, firstAt, ...counts }: Session): recording.RecordedQuote {
    const { unit, scale, listingId } = this.#listing
    const at = (value: number) => price(value, scale, unit)
    const change = dayChangeOf(at(latest.price), previousClose === null ? null : at(previousClose))
    return {
      listingId,
      sessionDay: day.day,
      sessionFrom: new Date(day.from),
      sessionUntil: new Date(day.until),
      epoch: latest.epoch,
      sequence: latest.sequence,
      firstAt: new Date(firstAt),
      state: states[latest.state],
      at: new Date(latest.time),
      last: latest.price,
      bid: latest.bid,
      ask: latest.ask,
      previousClose,
      dayChange: change?.amount.value ?? null,
      dayChangePct: change?.fraction ?? null,
      ...counts,
    }
  }
}

function continueSession(session: Session, tick: Tick): Session {
  return {
    ...session,
    previousClose: tick.previousClose ?? session.previousClose,
    high: Math.max(session.high, tick.price),
    low: Math.min(session.low, tick.price),
    ticks: session.ticks + 1,
    latest: tick,
  }
}
