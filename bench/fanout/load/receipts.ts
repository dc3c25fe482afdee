import { Histogram } from './histogram.ts'

export interface ReceiptsOptions {
  readonly clients: number
  readonly symbols: number
  /** Ticks remembered of each symbol; older ones are forgotten. */
  readonly kept: number
}

/** What was offered and what arrived. Sequences count from 1 for each symbol; times are of one process, in ms. */
export class Receipts {
  /** Whether what arrives counts for the figures. */
  measuring = false
  updates = 0
  bytes = 0
  /** Updates that were not newer than what their client had. */
  disorder = 0
  latency = new Histogram()
  readonly kept: number
  readonly symbols: number
  readonly lastOffered: Uint32Array
  readonly #offeredAt: Float64Array
  readonly #arrived: Uint32Array
  readonly #lastOf: Uint32Array

  constructor({ clients, symbols, kept }: ReceiptsOptions) {
    this.kept = kept
    this.symbols = symbols
    this.lastOffered = new Uint32Array(symbols)
    this.#offeredAt = new Float64Array(symbols * kept)
    this.#arrived = new Uint32Array(symbols * kept)
    this.#lastOf = new Uint32Array(clients * symbols)
  }

  /** The next tick of the symbol; returns its sequence. */
  offer(symbol: number, now: number): number {
    const sequence = (this.lastOffered[symbol] ?? 0) + 1
    this.lastOffered[symbol] = sequence
    const at = this.#place(symbol, sequence)
    this.#offeredAt[at] = now
    this.#arrived[at] = 0
    return sequence
  }

  arrive(client: number, symbol: number, sequence: number, now: number): void {
    const place = client * this.symbols + symbol
    if (sequence <= (this.#lastOf[place] ?? 0)) {
      this.disorder += 1
      return
    }
    this.#lastOf[place] = sequence
    const at = this.#place(symbol, sequence)
    this.#arrived[at] = (this.#arrived[at] ?? 0) + 1
    if (!this.measuring) return
    this.updates += 1
    this.latency.add(now - (this.#offeredAt[at] ?? now))
  }

  /** A new connection: everything it receives is new. */
  forgetClient(client: number): void {
    this.#lastOf.fill(0, client * this.symbols, (client + 1) * this.symbols)
  }

  offeredAt(symbol: number, sequence: number): number {
    return this.#offeredAt[this.#place(symbol, sequence)] ?? Number.NaN
  }

  arrivals(symbol: number, sequence: number): number {
    return this.#arrived[this.#place(symbol, sequence)] ?? 0
  }

  #place(symbol: number, sequence: number): number {
    return symbol * this.kept + (sequence % this.kept)
  }
}

export interface Delivery {
  /** Of all ticks offered in the time, for each subscriber of their symbol. */
  readonly ofAll: number
  /** The same without those that a newer one replaced within the window: they count neither as offered nor as delivered. */
  readonly ofLatest: number
}

/** What became of the ticks offered from `from` to `to`. Call it when everything in flight has arrived. */
export function toDelivery(
  receipts: Receipts,
  subscribers: Uint32Array,
  from: number,
  to: number,
  windowMs: number,
): Delivery {
  const all = { offered: 0, arrived: 0 }
  const latest = { offered: 0, arrived: 0 }
  for (let symbol = 0; symbol < receipts.symbols; symbol += 1) {
    const last = receipts.lastOffered[symbol] ?? 0
    if (last >= receipts.kept)
      throw new Error(`${last} ticks of a symbol were offered, and only ${receipts.kept} are kept`)
    for (let sequence = 1; sequence <= last; sequence += 1) {
      const at = receipts.offeredAt(symbol, sequence)
      if (at < from || at >= to) continue
      const counts = { offered: subscribers[symbol] ?? 0, arrived: receipts.arrivals(symbol, sequence) }
      add(all, counts)
      if (sequence === last || receipts.offeredAt(symbol, sequence + 1) - at >= windowMs) add(latest, counts)
    }
  }
  return { ofAll: all.arrived / all.offered, ofLatest: latest.arrived / latest.offered }
}

function add(sum: { offered: number; arrived: number }, more: { offered: number; arrived: number }): void {
  sum.offered += more.offered
  sum.arrived += more.arrived
}
