import { dayMs } from './tick-order.ts'

/** What feeds share so that their order survives restarts and clocks that are set. */
export interface OrderStore {
  /** The shift in days, and the greatest order published so far: time plus shift, in ms. */
  read(): Promise<{ readonly shiftDays: number; readonly highWater: number }>
  /** Keeps the greater of what is stored and what is given. */
  raise(given: { readonly shiftDays: number; readonly highWater: number }): Promise<void>
}

/** For a feed alone with a bus in memory, where nothing outlives the process. */
export const forgetfulStore: OrderStore = { read: async () => ({ shiftDays: 0, highWater: 0 }), raise: async () => {} }

/** Wall clocks are corrected by less than this all the time; waiting is better than shifting. */
export const toleratedMs = 1000
/** A feed that has raised nothing for this long is taken to have stopped. */
const takeOverMs = 5000

/**
 * Keeps the order of ticks rising although it is taken from the wall clock: when that falls behind what was published, all
 * epochs are shifted by whole days. Whole days, and the greatest shift for all, so that feeds that run in parallel go on
 * making the same ticks.
 */
export class OrderShift {
  readonly #store: OrderStore
  #days = 0
  /** Greatest order published by this feed. */
  #own = 0
  /** Greatest order in the store, and when (monotonic) it last rose. */
  #shared = 0
  #sharedRoseAt = 0

  constructor(store: OrderStore) {
    this.#store = store
  }

  get days(): number {
    return this.#days
  }

  /** Before the first tick: continues after everything that was published. */
  async open(time: number, monotonic: number): Promise<void> {
    const { shiftDays, highWater } = await this.#store.read()
    this.#days = shiftDays
    this.#shared = highWater
    this.#sharedRoseAt = monotonic
    this.#catchUp(highWater, time)
  }

  /** Notes that ticks of this time are published now; shifts first if they would be older than the last. */
  publish(time: number): void {
    this.#catchUp(this.#own, time)
    this.#own = Math.max(this.#own, this.#orderOf(time))
  }

  /**
   * Exchanges what is known with the other feeds. If another one published ahead of this one and has stopped, this one
   * shifts: its ticks would be ignored otherwise.
   */
  async exchange(time: number, monotonic: number): Promise<void> {
    const stored = await this.#store.read()
    const { days } = this
    this.#days = Math.max(days, stored.shiftDays)
    if (stored.highWater > this.#shared) {
      this.#shared = stored.highWater
      this.#sharedRoseAt = monotonic
    } else if (monotonic - this.#sharedRoseAt >= takeOverMs) {
      this.#catchUp(this.#shared, time)
    }
    // Stored before the first tick with the new shift is published, so that no feed misses it if this one stops.
    if (this.#days !== days) this.#own = Math.max(this.#own, this.#orderOf(time))
    if (this.#own > stored.highWater || this.#days > stored.shiftDays) {
      await this.#store.raise({ shiftDays: this.#days, highWater: this.#own })
    }
  }

  #orderOf(time: number): number {
    return time + this.#days * dayMs
  }

  #catchUp(highWater: number, time: number): void {
    const behind = highWater - this.#orderOf(time)
    // What was published since the store was last raised counts too.
    if (behind > toleratedMs) this.#days += Math.ceil((behind + toleratedMs) / dayMs)
  }
}
