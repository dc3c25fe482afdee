export interface StandingLimits {
  readonly standingMs: number
  readonly standingArrivals: number
}

/**
 * A time in which there is always somebody waiting. Refusing the late empties a standing queue for a moment, and it is
 * back in the next: one that forms again so soon is the same.
 */
export class QueueSpell {
  readonly #limits: StandingLimits
  readonly #now: () => number
  #since: number | null = null
  #arrivals = 0
  #stoodUntil: number | null = null

  constructor(limits: StandingLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  /** Whether the queue has lasted, and grown, for so long that it is no burst. */
  get isStanding(): boolean {
    const { standingMs, standingArrivals } = this.#limits
    if (this.#since === null) return false
    if (this.#stoodUntil !== null && this.#since - this.#stoodUntil < standingMs) return true
    return this.#arrivals >= standingArrivals && this.#now() - this.#since >= standingMs
  }

  /** Also in the moments in which nobody waits for a standing queue that is back in the next. */
  get hasJustStood(): boolean {
    if (this.isStanding) return true
    return this.#stoodUntil !== null && this.#now() - this.#stoodUntil < this.#limits.standingMs
  }

  arrive(): void {
    this.#since ??= this.#now()
    this.#arrivals += 1
  }

  end(): void {
    if (this.isStanding) this.#stoodUntil = this.#now()
    this.#since = null
    this.#arrivals = 0
  }
}
