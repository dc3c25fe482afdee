import type { MarketCode } from '@bellwether/domain'
import type { PriceBoard, Tick } from '@bellwether/price-bus'
import type { Clock } from './clock.ts'
import { HeldBackLine } from './held-back-line.ts'

/** A price from before anybody watched, with the end of the minute it is of, ms since 1970. */
export interface EarlierPrice {
  readonly tick: Tick
  readonly until: number
}

export interface HeldBackOptions {
  readonly board: PriceBoard
  readonly clock: Clock
  /** The prices of a symbol since that time, oldest first. */
  readonly findEarlier: (marketCode: MarketCode, since: number) => Promise<readonly EarlierPrice[]>
  readonly onError: (error: unknown) => void
}

interface HeldBack {
  readonly key: string
  readonly marketCode: MarketCode
  /** On the board: of the symbol itself, and of its prices as they are shown. */
  readonly sourceId: number
  readonly id: number
  readonly line: HeldBackLine
  seenVersion: number
  watchers: number
}

const roundMs = 1000
/** A snapshot is at most this much older than it has to be. */
const earlierMs = 4 * 24 * 60 * 60_000

/** RP-ACCESS-2: prices for those who may see them later. They reach the board, under ids of their own, when their time has come, not before. */
export class HeldBackPrices {
  readonly #options: HeldBackOptions
  readonly #byKey = new Map<string, HeldBack>()
  readonly #byId = new Map<number, HeldBack>()
  #timer: NodeJS.Timeout | null = null

  constructor(options: HeldBackOptions) {
    this.#options = options
  }

  find(marketCode: MarketCode, delayMs: number): number | null {
    return this.#byKey.get(toKey(marketCode, delayMs))?.id ?? null
  }

  /** As the board's own; null when every id is in use. */
  watch(marketCode: MarketCode, delayMs: number): number | null {
    const known = this.#byKey.get(toKey(marketCode, delayMs))
    if (known !== undefined) {
      known.watchers += 1
      return known.id
    }
    const { board } = this.#options
    const sourceId = board.watch(marketCode)
    if (sourceId === null) return null
    const id = board.reserve()
    if (id === null) {
      board.unwatch(sourceId)
      return null
    }
    const line = new HeldBackLine(delayMs)
    const key = toKey(marketCode, delayMs)
    const held: HeldBack = { key, marketCode, sourceId, id, line, seenVersion: 0, watchers: 1 }
    this.#byKey.set(key, held)
    this.#byId.set(id, held)
    this.#timer ??= setInterval(() => this.round(), roundMs).unref()
    void this.#fillIn(held, delayMs)
    return id
  }

  /** False for an id that is not of prices held back. */
  unwatch(id: number): boolean {
    const held = this.#byId.get(id)
    if (held === undefined) return false
    held.watchers -= 1
    if (held.watchers > 0) return true
    this.#byId.delete(id)
    this.#byKey.delete(held.key)
    this.#options.board.unwatch(held.sourceId)
    this.#options.board.release(id)
    if (this.#byId.size === 0) this.stop()
    return true
  }

  /** Takes in the latest of every symbol, and lets out what is due. */
  round(): void {
    const { board, clock } = this.#options
    const now = clock.monotonic()
    for (const held of this.#byId.values()) {
      const version = board.table.versions[held.sourceId] ?? 0
      if (version !== held.seenVersion && held.line.isReady(now)) {
        held.seenVersion = version
        const tick = board.table.latest(held.sourceId, held.marketCode)
        if (tick !== null) held.line.take(toDelayed(tick), now)
      }
      const due = held.line.release(now)
      if (due !== null) board.place(held.id, due)
    }
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  /** So that the first who watches a symbol need not wait for its delay to pass. */
  async #fillIn(held: HeldBack, delayMs: number): Promise<void> {
    const { clock, findEarlier, onError } = this.#options
    try {
      const since = clock.wall() - delayMs - earlierMs
      const earlier = await findEarlier(held.marketCode, since)
      const now = clock.monotonic()
      const early = now - clock.wall() + delayMs
      const isDue = ({ until }: EarlierPrice) => until + early <= now
      const seen = earlier.filter(isDue).slice(-1)
      for (const { tick, until } of [...seen, ...earlier.filter(price => !isDue(price))]) {
        held.line.add(toDelayed(tick), until + early)
      }
      this.round()
    } catch (error) {
      onError(error)
    }
  }
}

const toKey = (marketCode: MarketCode, delayMs: number) => `${marketCode} ${delayMs}`

function toDelayed(tick: Tick): Tick {
  return tick.state === 'LIVE' || tick.state === 'AUCTION' ? { ...tick, state: 'DELAYED' } : tick
}
