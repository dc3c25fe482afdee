import type { MarketCode, Price } from '@bellwether/domain'
import type { BlockState } from './block-state.ts'
import type { HeadlineView } from './headline.ts'
import type { LiveView } from './live.ts'
import type { SparklineView } from './quote.ts'

export interface MoverView {
  readonly name: string
  readonly marketCode: MarketCode
  readonly lastPrice: Price
  readonly dayChangePct: number
  /** Time of the price, and the time zone to show it in. */
  readonly at: string
  readonly zone: string
  readonly streamable: boolean
}

export interface IndexView {
  readonly code: string
  readonly name: string
  readonly level: number
  readonly change: number
  readonly changePct: number
  readonly sparkline: SparklineView | null
}

export interface HomeView {
  readonly asAt: string | null
  readonly simulated: boolean
  /** Null where no price of the page is streamed. */
  readonly live: LiveView | null
  readonly indices: BlockState<readonly IndexView[]>
  readonly risers: BlockState<readonly MoverView[]>
  readonly fallers: BlockState<readonly MoverView[]>
  /** What their changes are of; null while a market trades. */
  readonly moversNote: string | null
  readonly news: BlockState<readonly HeadlineView[]>
  readonly types: BlockState<
    readonly {
      readonly label: string
      readonly count: number
      readonly example: { readonly name: string; readonly href: string }
    }[]
  >
}
