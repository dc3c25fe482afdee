import type { Absence, IsoDate, Money, Price } from '@bellwether/domain'

/**
 * One value on a page, with the kind that says how it is written. Views carry values, never text made from them: the same view answers a page,
 * a widget and a CSV file, and the formatting stays in one place.
 */
export type FigureValue =
  | { readonly kind: 'price'; readonly price: Price }
  | { readonly kind: 'change'; readonly price: Price }
  | { readonly kind: 'money'; readonly money: Money }
  | { readonly kind: 'percent'; readonly fraction: number; readonly signed?: boolean }
  | { readonly kind: 'ratio'; readonly value: number; readonly suffix?: '×' | 'x'; readonly digits?: number }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'score'; readonly score: number; readonly scale: number }
  | { readonly kind: 'text'; readonly text: string; readonly href?: string }
  | { readonly kind: 'not-meaningful'; readonly reason: string }
  | { readonly kind: 'absent'; readonly absence: Absence; readonly reason?: string }

export interface Figure {
  readonly key: string
  readonly label: string
  readonly value: FigureValue
  /** Plain words for someone who meets the label for the first time. */
  readonly definition?: string
  /** The same measure elsewhere, such as the sector's median. */
  readonly beside?: FigureValue
  /** The lowest and highest it has been. */
  readonly range?: FigureRange
}

/** Where a figure stands in its own past. Positions run from 0 at the lowest to 1 at the highest. */
export interface FigureRange {
  readonly low: FigureValue
  readonly high: FigureValue
  /** Null where the figure itself says nothing today. */
  readonly position: number | null
  /** Of what stands beside it, where that lies within. */
  readonly besidePosition: number | null
}

/** A titled list of figures with the facts every block carries: what day, from whom, on what basis. */
export interface FiguresView {
  readonly figures: readonly Figure[]
  readonly asAt: IsoDate | null
  readonly basis?: string
  readonly besideLabel?: string
  readonly rangeLabel?: string
}
