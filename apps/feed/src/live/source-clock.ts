const toleranceMs = 60_000
/** As many in a row that agree mean that the source is right and this machine's clock is not. */
const agreeing = 20

/**
 * Keeps a single time in the future from shutting out everything that follows. Time goes on by the monotonic clock, so that a wall clock
 * that is set neither refuses ticks nor lets them in.
 */
export class SourceClock {
  readonly #monotonic: () => number
  #time: number
  #at: number
  #refused = { time: 0, count: 0 }

  constructor(wall: () => number, monotonic: () => number) {
    this.#monotonic = monotonic
    this.#time = wall()
    this.#at = monotonic()
  }

  now(): number {
    return this.#time + (this.#monotonic() - this.#at)
  }

  accepts(time: number): boolean {
    if (time <= this.now() + toleranceMs) {
      this.#refused = { time: 0, count: 0 }
      return true
    }
    const agrees = Math.abs(time - this.#refused.time) <= toleranceMs
    this.#refused = { time, count: agrees ? this.#refused.count + 1 : 1 }
    if (this.#refused.count < agreeing) return false
    this.#time = time
    this.#at = this.#monotonic()
    return true
  }
}
