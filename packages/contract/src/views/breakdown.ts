import type { IsoDate } from '@bellwether/domain'

/** What a portfolio is made of by one measure: sectors, countries, credit ratings. Fractions. */
export interface BreakdownView {
  readonly rows: readonly {
    readonly name: string
    readonly weighting: number
    readonly category: number | null
  }[]
  /** Rows beyond those shown, added up. */
  readonly rest: { readonly count: number; readonly weighting: number; readonly category: number | null } | null
  readonly asAt: IsoDate
  /** In a sentence, what the rows come to. */
  readonly note: string | null
}
