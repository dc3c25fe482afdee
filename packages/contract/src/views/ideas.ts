import type { BlockState } from './block-state.ts'
import type { FigureTableView } from './figure-table.ts'

/** One list of securities with the rule that made it. */
export interface IdeaListView {
  readonly id: string
  readonly title: string
  /** What it may be good for, in a sentence. */
  readonly why: string
  /** The whole rule: whoever applies it to the same figures gets the same list. */
  readonly rule: string
  /** The same in the screener, where it can say it. */
  readonly screener: string | null
  readonly table: BlockState<FigureTableView>
}

export interface IdeasView {
  readonly page: 'select' | 'favourite'
  readonly lists: readonly IdeaListView[]
  /** Who counted; null where rules made the lists. */
  readonly source: { readonly name: string; readonly simulated: boolean } | null
  readonly simulated: boolean
}
