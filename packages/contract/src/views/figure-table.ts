import type { IsoDate } from '@bellwether/domain'
import type { FigureValue } from './figure.ts'

export interface FigureColumn {
  readonly label: string
  /** Right-aligned, figures under figures. */
  readonly numeric?: boolean
  readonly definition?: string
  /** Has a line to itself where the rows are stacked on a narrow screen. */
  readonly wide?: boolean
}

/** A plain table of values; the first cell of a row is its heading. */
export interface FigureTableView {
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly {
    readonly key: string
    readonly definition?: string
    readonly cells: readonly FigureValue[]
  }[]
  readonly asAt: IsoDate | null
  readonly basis?: string
}
