import type { platformState } from '@bellwether/db'

/** What the process knows of itself. Totals are since its start. */
export interface ProcessHealth {
  readonly refusedConnections: number
  /** Null: no bus in this process. */
  readonly busConnected: boolean | null
  /** Ticks published or passed on. */
  readonly ticks: number
  readonly hasFeed: boolean
  readonly hasGateway: boolean
  /** Ms since 1970; null: it has not written yet. */
  readonly recorder: { readonly writtenAt: number | null } | null
  readonly servesFiles: boolean
}

/** Of the last minute. */
export interface AnswerCounts {
  readonly answered: number
  readonly failed: number
}

export interface ObservedPrices {
  readonly offered: boolean
  /** Null: not by this process. */
  readonly busConnected: boolean | null
  /** Whether anything has given prices, here or as stored. */
  readonly hasFeed: boolean
  readonly lastTickAt: number | null
  readonly sources: { readonly well: number; readonly all: number }
  readonly hasGateway: boolean
  /** When this process last stored prices; null: this process has no recorder. */
  readonly recorder: ProcessHealth['recorder']
  readonly market: MarketTimes
}

/** Ms since 1970. */
export type MarketTimes =
  | { readonly open: true; readonly since: number }
  | { readonly open: false; readonly since: number | null; readonly opensAt: number | null }

/** Everything that the words on the status page follow from. */
export interface Observed {
  /** Unsteady: it answers, but a query was lost within the last minute or takes too long. */
  readonly database: 'steady' | 'unsteady' | 'silent'
  readonly pages: AnswerCounts
  readonly calls: AnswerCounts
  /** Connections were refused within the last minute. */
  readonly refusing: boolean
  readonly securities: number
  readonly prices: ObservedPrices
  readonly servesFiles: boolean
  /** Widgets that can be loaded; null: nothing is published. */
  readonly widgets: number | null
  /** Null until it could be read. */
  readonly imports: platformState.ImportState | null
}
