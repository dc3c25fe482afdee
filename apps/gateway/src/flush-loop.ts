import type { Client } from './client.ts'
import { maxIntervalMs, minIntervalMs, minSlices, nextInterval, nextSlices } from './flush-pace.ts'

export interface FlushLoopOptions {
  readonly clients: readonly Client[]
  /** Gathers what is new for the client, to be sent with its slice. False when its socket is full and it must be visited again. */
  readonly gather: (client: Client) => boolean
  /** Sends what was gathered; returns how many clients must be visited again. */
  readonly send: () => number
}

/**
 * Visits every client once per interval, a slice at a time, as long as something changes. It pauses after a round that began
 * after the last change and skipped nobody; the next change starts another.
 */
export class FlushLoop {
  readonly #options: FlushLoopOptions
  #timer: NodeJS.Timeout | null = null
  #interval = minIntervalMs
  #changed = false
  /** Of the current round. */
  #roundAt = 0
  #slices = minSlices
  #done = 0
  #position = 0
  #skipped = 0
  #workMs = 0

  constructor(options: FlushLoopOptions) {
    this.#options = options
  }

  get interval(): number {
    return this.#interval
  }

  /** Something is new for some client. False if that was known already. */
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
    this.#skipped = 0
    this.#workMs = 0
  }

  #schedule(): void {
    const next = this.#roundAt + ((this.#done + 1) * this.#interval) / this.#slices
    this.#timer = setTimeout(() => this.#visit(), Math.max(0, next - performance.now()))
  }

  /** Visits all clients whose slice is due. A client keeps its position in the round, so that its visits are exactly an interval apart. */
  #visit(): void {
    const { clients, gather, send } = this.#options
    const startedAt = performance.now()
    const due = ((startedAt - this.#roundAt) * this.#slices) / this.#interval
    // A timer may fire slightly early; it always counts for one slice.
    this.#done = Math.min(this.#slices, Math.max(this.#done + 1, Math.floor(due)))
    const end = Math.ceil((clients.length * this.#done) / this.#slices)
    for (; this.#position < end; this.#position += 1) {
      const client = clients[this.#position]
      if (client !== undefined && !gather(client)) this.#skipped += 1
    }
    this.#skipped += send()
    this.#workMs += performance.now() - startedAt
    if (this.#done === this.#slices && !this.#endRound(startedAt)) return
    this.#schedule()
  }

  /** False when nothing is left to do. */
  #endRound(now: number): boolean {
    if (!this.#changed && this.#skipped === 0) {
      this.#timer = null
      return false
    }
    const planned = this.#roundAt + this.#interval
    // Clients whose sockets are full need not be visited often.
    this.#interval = this.#changed ? nextInterval(this.#workMs) : maxIntervalMs
    // Rounds follow each other without a gap, unless one was so late that the next would start behind schedule.
    this.#beginRound(now - planned < this.#interval / this.#slices ? planned : now)
    return true
  }
}
