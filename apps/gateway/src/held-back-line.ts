import type { Tick } from '@bellwether/price-bus'

/** As many per symbol, whatever its delay: one every five seconds for a quarter of an hour. */
const capacity = 180
const minStepMs = 1000

/** The prices of one symbol on their way to those who may see them later. Times are monotonic. */
export class HeldBackLine {
  readonly #delayMs: number
  readonly #stepMs: number
  readonly #waiting: { readonly tick: Tick; readonly dueAt: number }[] = []
  #takenAt = Number.NEGATIVE_INFINITY

  constructor(delayMs: number) {
    this.#delayMs = delayMs
    this.#stepMs = Math.max(minStepMs, (delayMs * 1.05) / capacity)
  }

  /** Whether it takes the latest price now. Between two that are taken the latest counts. */
  isReady(now: number): boolean {
    return now - this.#takenAt >= this.#stepMs
  }

  take(tick: Tick, now: number): void {
    this.#takenAt = now
    this.add(tick, now + this.#delayMs)
  }

  /** One that is due at another time, such as a price from before anybody watched. Never shown early: where there is no room, it is left out. */
  add(tick: Tick, dueAt: number): void {
    const before = this.#waiting.at(-1)
    if (this.#waiting.length >= capacity) return
    this.#waiting.push({ tick, dueAt })
    if (before !== undefined && before.dueAt > dueAt) this.#waiting.sort((a, b) => a.dueAt - b.dueAt)
  }

  /** The latest that is due, and null where none has become due. */
  release(now: number): Tick | null {
    const later = this.#waiting.findIndex(({ dueAt }) => dueAt > now)
    const due = this.#waiting.splice(0, later < 0 ? this.#waiting.length : later)
    return due.at(-1)?.tick ?? null
  }
}
