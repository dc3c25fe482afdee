import type { SecurityType } from '@bellwether/domain'
import type { choiceColumns, listColumns, RangeColumn } from './screener-columns.ts'

export type ChoiceColumn = keyof typeof choiceColumns
export type ListColumn = keyof typeof listColumns
/** What a form can offer the values of. */
export type ListedColumn = Exclude<ChoiceColumn, 'passive' | 'hedged'> | ListColumn

/** Bounds inclusive, in the column's own unit: pence, fractions, days as YYYY-MM-DD. A security without the figure fits no range. */
export type ScreenerFilter =
  | {
      readonly kind: 'range'
      readonly column: RangeColumn
      readonly from?: number | string
      readonly to?: number | string
    }
  | { readonly kind: 'choice'; readonly column: ChoiceColumn; readonly value: string | boolean }
  | { readonly kind: 'member'; readonly column: ListColumn; readonly value: string }

export interface ScreenerQuestion {
  readonly type: SecurityType
  readonly filters: readonly ScreenerFilter[]
}

export interface SortKey {
  readonly sort: RangeColumn | 'name'
  readonly descending: boolean
}

export interface ScreenerOrder extends SortKey {
  /** What decides among those with the same figure. */
  readonly thenBy?: readonly SortKey[]
}

export interface ScreenerList extends ScreenerQuestion, ScreenerOrder {
  readonly limit: number
  readonly startAt: number
}
