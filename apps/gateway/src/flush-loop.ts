import type { Client } from './client.ts'
import { maxIntervalMs, minIntervalMs, minSlices, nextInterval, nextSlices } from './flush-pace.ts'

export interface FlushLoopOptions {
  readonly clients: readonly Client[]
  /** What is new for the client, to be sent with the rest of its slice. False when its socket is full and it must be visited again. */
  readonly gather: (client: Client) => boolean
  /** Sends what was gathered; answers how many clients must be visited again. */
  readonly send: () => number
}

/**
 * Visits every client once an interval, a slice of them at a time, for as long as something changes. A round that began
 * after the last change and passed over nobody is the last one; the next change begins another.
 */
export class FlushLoop {
  readonly #options: FlushLoopOptions
  #timer: NodeJS.Timeout | null = null
  #interval = minIntervalMs
  #changed = false
  /** Of the round under way. */
  #roundAt = 0
  #slices = minSlices
  #done = 0
  #position = 0
  #passedOver = 0
  #workMs = 0

  constructor(options: FlushLoopOptions) {
    this.#options = options
  }

  get interval(): number {
    return this.#interval
  }

  /** Something is new for somebody. False if that was known already. */
  wake(): boolean {
    if (this.#changed) return false
    if (this.#timer !== null) {
      this.#changed = true
      return true
    }
    this.#interval = minIntervalMs
    this.#beginRound(performance.now())
    this.#schedule()
    return true
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #beginRound(at: number): void {
    this.#roundAt = at
    this.#slices = nextSlices(this.#slices, this.#interval, this.#workMs)
    this.#done = 0
    this.#changed = false
    this.#position = 0
    this.#passedOver = 0
    this.#workMs = 0
  }

  #schedule(): void {
    const next = this.#roundAt + ((this.#done + 1) * this.#interval) / this.#slices
    this.#timer = setTimeout(() => this.#visit(), Math.max(0, next - performance.now()))
  }

  /** All whose slice is due. A client has its place in the round, so that its visits are an interval apart, and not a slice more or less. */
  #visit(): void {
    const { clients, gather, send } = this.#options
    const startedAt = performance.now()
    const due = ((startedAt - this.#roundAt) * this.#slices) / this.#interval
    // A timer may be early by a little; it always stands for one slice.
    this.#done = Math.min(this.#slices, Math.max(this.#done + 1, Math.floor(due)))
    const end = Math.ceil((clients.length * this.#done) / this.#slices)
    for (; this.#position < end; this.#position += 1) {
      const client = clients[this.#position]
      if (client !== undefined && !gather(client)) this.#passedOver += 1
    }
    this.#passedOver += send()
    this.#workMs += performance.now() - startedAt
    if (this.#done === this.#slices && !this.#endRound(startedAt)) return
    this.#schedule()
  }

  /** False when there is nothing left to do. */
  #endRound(now: number): boolean {
    if (!this.#changed && this.#passedOver === 0) {
      this.#timer = null
      return false
    }
    const planned = this.#roundAt + this.#interval
    // Who is waiting for room need not be asked often.
    this.#interval = this.#changed ? nextInterval(this.#workMs) : maxIntervalMs
    // Rounds follow each other without a gap, unless one was so late that the next would have to hurry.
    this.#beginRound(now - planned < this.#interval / this.#slices ? planned : now)
    return true
  }
}
