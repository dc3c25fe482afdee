import type { IsoDate } from '@bellwether/domain'

export type AssetClass = 'Stock' | 'Bond' | 'Cash' | 'Other' | 'Property'

export interface AssetAllocationView {
  readonly rows: readonly {
    readonly asset: AssetClass
    readonly long: number
    readonly short: number
    readonly net: number
    readonly category: number | null
  }[]
  readonly asAt: IsoDate
}
