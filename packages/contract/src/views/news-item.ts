import type { IsoDate, MarketCode, NewsTab, Price } from '@bellwether/domain'
import type { NewsAddress } from '../news-address.ts'
import type { SanitisedHtml } from '../sanitised-html.ts'
import type { BlockState } from './block-state.ts'
import type { SecurityFrame } from './frame.ts'

export interface NewsItemView {
  readonly frame: SecurityFrame
  /** The list it was opened from. */
  readonly address: NewsAddress
  readonly id: string
  readonly title: string
  /** ISO 8601, UTC. */
  readonly dateTime: string
  readonly tab: NewsTab
  readonly type: string
  readonly typeCode: string
  readonly source: string
  readonly provider: string
  readonly tags: readonly string[]
  readonly body: BlockState<NewsBodyView>
  readonly chart: BlockState<NewsChartView>
  readonly related: BlockState<readonly RelatedSecurity[]>
  readonly neighbours: BlockState<NewsNeighboursView>
}

export interface NewsNeighboursView {
  readonly newer: NewsNeighbour | null
  readonly older: NewsNeighbour | null
}

export interface NewsBodyView {
  readonly html: SanitisedHtml
  readonly shortened: boolean
  readonly picturesLeftOut: boolean
}

export interface NewsNeighbour {
  readonly id: string
  readonly title: string
  readonly dateTime: string
}

export interface RelatedSecurity {
  readonly marketCode: MarketCode
  readonly name: string
  readonly lastPrice: Price | null
  readonly dayChangePct: number | null
}

/** The price around an announcement: its day in five-minute bars where they are kept, else days around it. */
export interface NewsChartView {
  readonly span: 'day' | 'weeks'
  readonly day: IsoDate
  readonly unit: string
  readonly scale: number
  readonly zone: string
  /** ISO instants or days; values are integers at the scale. */
  readonly points: readonly { readonly at: string; readonly close: number }[]
  /** Index of the point at which the item was published, or the nearest one. */
  readonly marker: number
  /** Set when it was published outside the points. */
  readonly outside: 'before' | 'after' | null
  readonly close: Price | null
  /** Against the close before. */
  readonly move: number | null
}
