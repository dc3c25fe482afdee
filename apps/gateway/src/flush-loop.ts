import type { Client } from './client.ts'
import { longestInterval, nextInterval, shortestInterval, sliceOf } from './flush-pace.ts'

export interface FlushLoopOptions {
  readonly clients: readonly Client[]
  /** False when the client's socket is full and it must be visited again. */
  readonly flush: (client: Client, now: number) => boolean
  readonly now: () => number
}

/**
 * Visits every client once an interval, a slice of them at a time, for as long as something changes. A round that began
 * after the last change and passed over nobody is the last one; the next change begins another.
 */
export class FlushLoop {
  readonly #options: FlushLoopOptions
  #timer: NodeJS.Timeout | null = null
  #interval = shortestInterval
  #changed = false
  /** Of the round under way. */
  #position = 0
  #passedOver = 0
  #workMs = 0
  /** Clients due but not yet visited, with a fraction. */
  #due = 0
  #sliceAt = 0

  constructor(options: FlushLoopOptions) {
    this.#options = options
  }

  get interval(): number {
    return this.#interval
  }

  /** Something is new for somebody. */
  wake(): void {
    this.#changed = true
    if (this.#timer !== null) return
    this.#interval = shortestInterval
    this.#beginRound()
    this.#due = 0
    this.#sliceAt = performance.now()
    this.#schedule()
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #beginRound(): void {
    this.#changed = false
    this.#position = 0
    this.#passedOver = 0
    this.#workMs = 0
  }

  #schedule(): void {
    this.#timer = setTimeout(() => this.#slice(), sliceOf(this.#interval))
  }

  #slice(): void {
    const { clients, flush, now } = this.#options
    const startedAt = performance.now()
    const share = (clients.length * (startedAt - this.#sliceAt)) / this.#interval
    // However late the timer is, nobody is visited twice in one slice.
    this.#due = Math.min(clients.length, this.#due + share)
    this.#sliceAt = startedAt
    const time = now()
    const end = Math.min(clients.length, this.#position + Math.floor(this.#due))
    this.#due -= Math.max(0, end - this.#position)
    for (; this.#position < end; this.#position += 1) {
      const client = clients[this.#position]
      if (client !== undefined && !flush(client, time)) this.#passedOver += 1
    }
    this.#workMs += performance.now() - startedAt
    if (this.#position >= clients.length && !this.#endRound()) return
    this.#schedule()
  }

  /** False when there is nothing left to do. */
  #endRound(): boolean {
    if (!this.#changed && this.#passedOver === 0) {
      this.#timer = null
      return false
    }
    // Who is waiting for room need not be asked often.
    this.#interval = this.#changed ? nextInterval(this.#workMs) : longestInterval
    this.#beginRound()
    return true
  }
}
