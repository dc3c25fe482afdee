import type { IsoDate } from '@bellwether/domain'
import type { SectorRank } from './returns.ts'

/** Total return over periods ending at asAt; null where the security is younger than the period. */
export interface PerformanceView {
  readonly asAt: IsoDate
  readonly basis: string
  readonly cumulative: {
    readonly periods: readonly string[]
    readonly rows: readonly { readonly name: string; readonly returns: readonly (number | null)[] }[]
    /** Where it stands in its sector by total return, one for each period; null where there is no sector, and in a widget. */
    readonly ranks: readonly (SectorRank | null)[] | null
  }
  /** The five complete 12-month periods that must stand wherever past performance is shown. */
  readonly discrete: readonly {
    readonly from: IsoDate
    readonly to: IsoDate
    readonly security: number | null
    readonly benchmark: number | null
  }[]
  readonly benchmark: string | null
  /** Why performance is withheld, for example a history under 12 months. */
  readonly withheld: string | null
}
