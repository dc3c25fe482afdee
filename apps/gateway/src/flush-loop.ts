import type { Client } from './client.ts'
import { maxIntervalMs, minIntervalMs, nextInterval, nextSlices, type RoundWork } from './flush-pace.ts'

export interface FlushLoopOptions {
  readonly clients: readonly Client[]
  /** Gathers what is new for the client, to be sent with its slice. False when its socket is full and it must be visited again. */
  readonly gather: (client: Client) => boolean
  /** Sends what was gathered; returns how many clients must be visited again. */
  readonly send: () => number
  /** Of all that was sent until now. */
  readonly counts: SentCounts
}

interface SentCounts {
  readonly updates: number
  /** Changes that a later one of the same symbol replaced before they were sent. */
  readonly conflated: number
  readonly messages: number
}

/**
 * Visits every client once per interval, a slice at a time, as long as something changes. It rests after a round without a change since its
 * first slice. News that ends a rest of at least a slice is sent at once, while the processor is awake for it; sooner news waits for more.
 */
export class FlushLoop {
  readonly #options: FlushLoopOptions
  /** Of the next slice, or of the latest end of a rest. */
  #timer: NodeJS.Timeout | null = null
  #immediate: NodeJS.Immediate | null = null
  #interval = minIntervalMs
  /** Something is new since the first slice of the current round, or of the last one during a rest. */
  #changed = false
  #resting = true
  #restedFrom = Number.NEGATIVE_INFINITY
  #restsUntil = Number.POSITIVE_INFINITY
  /** Of the current round. */
  #roundAt = 0
  #slices = 1
  #done = 0
  #position = 0
  #skipped = 0
  #gatherMs = 0
  #sendMs = 0
  #sentBefore = { changes: 0, messages: 0 }

  constructor(options: FlushLoopOptions) {
    this.#options = options
  }

  get interval(): number {
    return this.#interval
  }

  /** Something is new for some client. False if that was known already. */
  wake(): boolean {
    const isFirst = !this.#changed
    this.#changed = true
    if (this.#resting) this.#considerRest(performance.now())
    return isFirst
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    if (this.#immediate !== null) clearImmediate(this.#immediate)
    this.#timer = null
    this.#immediate = null
  }

  /** Ends the rest for this news, or says when it ends at the latest. */
  #considerRest(newsAt: number): void {
    const slice = this.#interval / this.#slices
    const readyAt = this.#restedFrom + slice
    if (newsAt < readyAt) {
      // Up to half a slice more for the next news, with which this can go.
      const latest = Math.min(readyAt + slice / 2, this.#restedFrom + maxIntervalMs)
      this.#restUntil(Math.max(readyAt, latest), newsAt)
      return
    }
    this.#endRest(newsAt)
    // After all that arrived in the same turn.
    this.#immediate = setImmediate(() => this.#visit())
  }

  #restUntil(at: number, now: number): void {
    if (at >= this.#restsUntil) return
    this.stop()
    this.#restsUntil = at
    this.#timer = setTimeout(() => {
      this.#endRest(performance.now())
      this.#visit()
    }, at - now)
  }

  /** Begins a round whose first slice is due now. */
  #endRest(now: number): void {
    this.stop()
    this.#beginRound(now)
    this.#roundAt -= this.#interval / this.#slices
  }

  #beginRound(at: number): void {
    this.#resting = false
    this.#roundAt = at
    this.#slices = nextSlices(this.#slices, this.#interval, this.#gatherMs + this.#sendMs)
    this.#done = 0
    this.#position = 0
    this.#skipped = 0
    this.#gatherMs = 0
    this.#sendMs = 0
    this.#sentBefore = this.#countSent()
  }

  #countSent() {
    const { updates, conflated, messages } = this.#options.counts
    return { changes: updates + conflated, messages }
  }

  #work(): RoundWork {
    const { changes, messages } = this.#countSent()
    const changesPerMessage = (changes - this.#sentBefore.changes) / Math.max(1, messages - this.#sentBefore.messages)
    return { gatherMs: this.#gatherMs, sendMs: this.#sendMs, changesPerMessage }
  }

  #schedule(): void {
    const next = this.#roundAt + ((this.#done + 1) * this.#interval) / this.#slices
    this.#timer = setTimeout(() => this.#visit(), Math.max(0, next - performance.now()))
  }

  /** Visits all clients whose slice is due. A client keeps its position in the round, so that its visits are exactly an interval apart. */
  #visit(): void {
    const { clients, gather, send } = this.#options
    const startedAt = performance.now()
    if (this.#done === 0) this.#changed = false
    const due = ((startedAt - this.#roundAt) * this.#slices) / this.#interval
    // A timer may fire slightly early; it always counts for one slice.
    this.#done = Math.min(this.#slices, Math.max(this.#done + 1, Math.floor(due)))
    const end = Math.ceil((clients.length * this.#done) / this.#slices)
    for (; this.#position < end; this.#position += 1) {
      const client = clients[this.#position]
      if (client !== undefined && !gather(client)) this.#skipped += 1
    }
    const gatheredAt = performance.now()
    this.#skipped += send()
    this.#gatherMs += gatheredAt - startedAt
    this.#sendMs += performance.now() - gatheredAt
    if (this.#done === this.#slices) this.#endRound(startedAt)
    if (!this.#resting) this.#schedule()
  }

  #endRound(now: number): void {
    const planned = this.#roundAt + this.#interval
    this.#interval = nextInterval(this.#work())
    if (this.#changed) {
      // Rounds follow each other without a gap, unless one was so late that the next would start behind schedule.
      this.#beginRound(now - planned < this.#interval / this.#slices ? planned : now)
      return
    }
    this.#resting = true
    this.#restedFrom = now
    this.#timer = null
    this.#restsUntil = Number.POSITIVE_INFINITY
    // Clients whose sockets are full need not be visited often.
    if (this.#skipped > 0) this.#restUntil(now + maxIntervalMs, now)
  }
}
