import { hostname } from 'node:os'
import type { SourceReport } from './live-source.ts'
import type { QuarantinedTick } from './tick-gate.ts'

/** Where the operations page reads how sources are. */
export interface FeedLog {
  report(instance: string, reports: readonly SourceReport[]): Promise<void>
  quarantine(ticks: readonly (QuarantinedTick & { readonly receivedAt: Date })[]): Promise<void>
}

const writeMs = 5000
/** Between two writes; a source that sends only nonsense is counted, and only its first ticks are kept. */
const maxWaiting = 200

/** Writes what sources report every few seconds, and the ticks that were not believed. */
export class FeedLogWriter {
  readonly #log: FeedLog
  readonly #reports: () => readonly SourceReport[]
  readonly #onError: (error: unknown) => void
  readonly #instance = `${hostname()} ${process.pid}`
  readonly #timer: NodeJS.Timeout
  #waiting: (QuarantinedTick & { readonly receivedAt: Date })[] = []
  #writing = Promise.resolve()

  constructor(log: FeedLog, reports: () => readonly SourceReport[], onError: (error: unknown) => void) {
    this.#log = log
    this.#reports = reports
    this.#onError = onError
    this.#timer = setInterval(() => void this.write(), writeMs)
  }

  add(tick: QuarantinedTick, receivedAt: Date): void {
    if (this.#waiting.length < maxWaiting) this.#waiting.push({ ...tick, receivedAt })
  }

  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeOnce()).catch(this.#onError)
    return this.#writing
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }

  async #writeOnce(): Promise<void> {
    const ticks = this.#waiting
    await this.#log.report(this.#instance, this.#reports())
    if (ticks.length > 0) await this.#log.quarantine(ticks)
    this.#waiting = this.#waiting.slice(ticks.length)
  }
}
