import type { IsoDate } from '@bellwether/domain'

/** A portfolio by one measure: sectors, countries, credit ratings. Fractions. */
export interface BreakdownView {
  readonly rows: readonly {
    readonly name: string
    readonly weighting: number
    readonly category: number | null
  }[]
  /** Rows beyond those shown, added up. */
  readonly rest: { readonly count: number; readonly weighting: number; readonly category: number | null } | null
  readonly asAt: IsoDate
  /** What the rows add up to, in a sentence. */
  readonly note: string | null
}
