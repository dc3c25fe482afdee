import type { MarketCode } from '@bellwether/domain'

export interface PublishWindowOptions {
  /** Passes the symbol's latest tick to the connection, which buffers without limit until it is written. */
  readonly send: (marketCode: MarketCode) => void
  /** Settles once the server has taken everything sent before it, or rejects when the connection is lost. */
  readonly flush: () => Promise<void>
}

/** Maximum messages in flight; about 2 MB at some 150 bytes each. */
const limit = 16_384
/** Messages after which the server is asked to confirm. */
const askAfter = 1024

/**
 * Bounds what a slow server has not taken yet. Beyond the limit a symbol waits, and when its turn comes its
 * latest tick is sent; the ones in between are skipped.
 */
export class PublishWindow {
  readonly #options: PublishWindowOptions
  readonly #waiting = new Set<MarketCode>()
  #onTheirWay = 0
  #asking = false
  /** Changes when the connection is lost, to recognise late responses. */
  #connection = 0

  constructor(options: PublishWindowOptions) {
    this.#options = options
  }

  get waiting(): number {
    return this.#waiting.size
  }

  offer(marketCode: MarketCode): void {
    if (this.#onTheirWay >= limit) this.#waiting.add(marketCode)
    else this.#send(marketCode)
  }

  /** Forgets what is in flight or waiting: the connection is lost, and whoever needs a price will request it. */
  reset(): void {
    this.#connection += 1
    this.#waiting.clear()
    this.#onTheirWay = 0
    this.#asking = false
  }

  #send(marketCode: MarketCode): void {
    this.#waiting.delete(marketCode)
    this.#options.send(marketCode)
    this.#onTheirWay += 1
    if (!this.#asking && this.#onTheirWay >= askAfter) this.#ask()
  }

  #ask(): void {
    const connection = this.#connection
    const covered = this.#onTheirWay
    this.#asking = true
    this.#options.flush().then(
      () => {
        if (connection !== this.#connection) return
        this.#asking = false
        this.#onTheirWay -= covered
        for (const marketCode of this.#waiting) {
          if (this.#onTheirWay >= limit) break
          this.#send(marketCode)
        }
        if (!this.#asking && this.#onTheirWay >= askAfter) this.#ask()
      },
      () => {
        // The connection is lost; its status says so too and resets this window.
      },
    )
  }
}
