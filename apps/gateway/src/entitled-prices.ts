import { type MarketCode, type MarketDataTerms, seenPrices, splitMarketCode } from '@bellwether/domain'
import type { PriceBoard } from '@bellwether/price-bus'
import type { HeldBackPrices } from './held-back-prices.ts'
import type { StreamSession } from './stream-session.ts'

export interface EntitledPricesOptions {
  readonly board: PriceBoard
  readonly heldBack: HeldBackPrices
  readonly terms: MarketDataTerms
}

type Viewer = Pick<StreamSession, 'userId'>

const minuteMs = 60_000

/** The prices that a session may see: as they come, held back, or none. Pages of other sites see what guests see. */
export class EntitledPrices {
  readonly #options: EntitledPricesOptions

  constructor(options: EntitledPricesOptions) {
    this.#options = options
  }

  refusal(marketCode: MarketCode, viewer: Viewer): 'NOT_ENTITLED' | null {
    return this.#seen(marketCode, viewer).access === 'NONE' ? 'NOT_ENTITLED' : null
  }

  /** The id under which this viewer would watch the symbol, if anybody does. */
  find(marketCode: MarketCode, viewer: Viewer): number | null {
    const { board, heldBack } = this.#options
    const delayMs = this.#delayMs(marketCode, viewer)
    return delayMs === 0 ? board.find(marketCode) : heldBack.find(marketCode, delayMs)
  }

  watch(marketCode: MarketCode, viewer: Viewer): number | null {
    const { board, heldBack } = this.#options
    const delayMs = this.#delayMs(marketCode, viewer)
    return delayMs === 0 ? board.watch(marketCode) : heldBack.watch(marketCode, delayMs)
  }

  unwatch(id: number): void {
    if (!this.#options.heldBack.unwatch(id)) this.#options.board.unwatch(id)
  }

  #delayMs(marketCode: MarketCode, viewer: Viewer): number {
    return this.#seen(marketCode, viewer).holdBackMinutes * minuteMs
  }

  #seen(marketCode: MarketCode, { userId }: Viewer) {
    return seenPrices(this.#options.terms, splitMarketCode(marketCode).exchange, userId === null)
  }
}
