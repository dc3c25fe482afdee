import type { IsoDate } from '@bellwether/domain'
import type { DayClose } from './total-return.ts'

/** What a return counts of the income paid: nothing, all of it, or what is left after withholding tax. */
export type ReturnBasis = 'price' | 'total-return' | 'net-total-return'

/** An index on one day, in each way it is published. */
export interface IndexLevels {
  readonly day: IsoDate
  readonly price: number | null
  readonly totalReturn: number | null
  readonly netTotalReturn: number | null
}

export interface LikeSeries {
  readonly basis: ReturnBasis
  readonly days: readonly DayClose[]
}

const fields = { price: 'price', 'total-return': 'totalReturn', 'net-total-return': 'netTotalReturn' } as const

/** The nearest first. */
const alternatives: Readonly<Record<ReturnBasis, readonly ReturnBasis[]>> = {
  price: ['price', 'total-return', 'net-total-return'],
  'total-return': ['total-return', 'net-total-return', 'price'],
  'net-total-return': ['net-total-return', 'total-return', 'price'],
}

/** The series of an index that counts income as the return beside it does, or the nearest there is; `basis` says which. Null without levels. */
export function likeSeries(levels: readonly IndexLevels[], wanted: ReturnBasis): LikeSeries | null {
  if (levels.length === 0) return null
  for (const basis of alternatives[wanted]) {
    const field = fields[basis]
    if (levels.every(each => each[field] !== null))
      return { basis, days: levels.map(each => ({ day: each.day, close: each[field] as number })) }
  }
  return null
}

/** Whether two returns may be compared: both count income, or neither does. */
export function isLike(one: ReturnBasis, other: ReturnBasis): boolean {
  return (one === 'price') === (other === 'price')
}
