import { addDays, type IsoDate } from '@bellwether/domain'
import type { Security } from '../research-context.ts'

/** The start of the price history, where it covers the security’s whole life. */
export interface Beginning {
  /** The first day with a price. */
  readonly on: IsoDate
  readonly words: 'Since listing' | 'Since launch'
}

/** The first price may come a few days after the listing. */
const slack = 7

/** Null where the price history starts later than the security. */
export function beginningOf({ type, listedOn }: Pick<Security, 'type' | 'listedOn'>, first: IsoDate): Beginning | null {
  if (!listedOn || first > addDays(listedOn, slack) || first < listedOn) return null
  return { on: first, words: type === 'FUND' ? 'Since launch' : 'Since listing' }
}
