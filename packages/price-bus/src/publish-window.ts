import type { MarketCode } from '@bellwether/domain'

export interface PublishWindowOptions {
  /** Hands the symbol's latest tick to the connection, which takes anything and keeps it in memory until it is written. */
  readonly send: (marketCode: MarketCode) => void
  /** Settles once the server has taken everything sent before it, or rejects when the connection is lost. */
  readonly flush: () => Promise<void>
}

/** Messages on their way at most; at some 150 bytes each about 2 MB. */
const limit = 16_384
/** Messages after which the server is asked how far it is. */
const askAfter = 1024

/**
 * Keeps what a slow server has not yet taken from growing. Beyond the limit a symbol waits, and when its turn comes its
 * latest tick is sent: the ones between are left out.
 */
export class PublishWindow {
  readonly #options: PublishWindowOptions
  readonly #waiting = new Set<MarketCode>()
  #onTheirWay = 0
  #asking = false
  /** Changes when the connection is lost, so that an answer to an older question is known as such. */
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

  /** Forgets what was on its way and what waited: the connection is lost, and whoever needs a price will ask for it. */
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
