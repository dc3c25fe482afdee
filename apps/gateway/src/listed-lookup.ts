import type { MarketCode } from '@bellwether/domain'

export type Listed = 'STREAMABLE' | 'NOT_STREAMABLE' | 'UNKNOWN_SYMBOL'

export interface ListedLookupOptions {
  /** Returns those of the codes that exist. */
  readonly find: (
    codes: readonly MarketCode[],
  ) => Promise<readonly { readonly marketCode: string; readonly streamable: boolean }[]>
  readonly onError: (error: unknown) => void
  readonly now: () => number
}

const maxAgeMs = 60_000
/** Invented codes must not fill the memory. */
const maxKnown = 100_000
const questionSize = 500
const retryMs = 1000

/** Which symbols exist. Caches for a minute and batches lookups: after a reconnection they all arrive together. */
export class ListedLookup {
  readonly #options: ListedLookupOptions
  readonly #known = new Map<MarketCode, { readonly listed: Listed; readonly at: number }>()
  readonly #waiting = new Map<MarketCode, ((listed: Listed) => void)[]>()
  #asking = false

  constructor(options: ListedLookupOptions) {
    this.#options = options
  }

  /** Calls `answer` synchronously if the symbol is cached, otherwise once the database has responded. */
  ask(marketCode: MarketCode, answer: (listed: Listed) => void): void {
    const known = this.#known.get(marketCode)
    if (known !== undefined && this.#options.now() - known.at < maxAgeMs) {
      answer(known.listed)
      return
    }
    const waiting = this.#waiting.get(marketCode)
    if (waiting === undefined) this.#waiting.set(marketCode, [answer])
    else waiting.push(answer)
    if (this.#asking) return
    this.#asking = true
    setImmediate(() => void this.#askAll())
  }

  async #askAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const codes = [...this.#waiting.keys()].slice(0, questionSize)
      try {
        this.#take(codes, await this.#options.find(codes))
      } catch (error) {
        // Requests keep waiting until the database is back; the page shows its stored price meanwhile.
        this.#options.onError(error)
        setTimeout(() => void this.#askAll(), retryMs).unref()
        return
      }
    }
    this.#asking = false
  }

  #take(codes: readonly MarketCode[], rows: readonly { marketCode: string; streamable: boolean }[]): void {
    const found = new Map(rows.map(row => [row.marketCode, row.streamable]))
    if (this.#known.size + codes.length > maxKnown) this.#known.clear()
    const at = this.#options.now()
    for (const code of codes) {
      const streamable = found.get(code)
      const listed = streamable === undefined ? 'UNKNOWN_SYMBOL' : streamable ? 'STREAMABLE' : 'NOT_STREAMABLE'
      this.#known.set(code, { listed, at })
      const answers = this.#waiting.get(code) ?? []
      this.#waiting.delete(code)
      for (const answer of answers) answer(listed)
    }
  }
}
