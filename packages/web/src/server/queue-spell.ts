export interface StandingLimits {
  readonly standingMs: number
  readonly standingArrivals: number
}

/** A time in which there is always somebody waiting. */
export class QueueSpell {
  readonly #limits: StandingLimits
  readonly #now: () => number
  #since: number | null = null
  #arrivals = 0

  constructor(limits: StandingLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  /** Whether the queue has lasted, and grown, for so long that it is no burst. */
  get isStanding(): boolean {
    const { standingMs, standingArrivals } = this.#limits
    return this.#since !== null && this.#arrivals >= standingArrivals && this.#now() - this.#since >= standingMs
  }

  arrive(): void {
    this.#since ??= this.#now()
    this.#arrivals += 1
  }

  end(): void {
    this.#since = null
    this.#arrivals = 0
  }
}
