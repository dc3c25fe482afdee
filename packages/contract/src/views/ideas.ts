import type { BlockState } from './block-state.ts'
import type { FigureTableView } from './figure-table.ts'

/** One list of securities with the rule that made it. */
export interface IdeaListView {
  readonly id: string
  readonly title: string
  /** What it is useful for, in a sentence. */
  readonly why: string
  /** The complete rule: applied to the same figures it gives the same list. */
  readonly rule: string
  /** The same list in the screener, when its filters can express it. */
  readonly screener: string | null
  readonly table: BlockState<FigureTableView>
}

export interface IdeasView {
  readonly page: 'select' | 'favourite'
  readonly lists: readonly IdeaListView[]
  /** Where popularity figures come from; null for rules-based lists. */
  readonly source: { readonly name: string; readonly simulated: boolean } | null
  readonly simulated: boolean
}
