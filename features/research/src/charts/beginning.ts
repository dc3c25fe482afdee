import { addDays, type IsoDate } from '@bellwether/domain'
import type { Security } from '../research-context.ts'

/** Where the prices begin with the security itself. */
export interface Beginning {
  /** The first day with a price. */
  readonly on: IsoDate
  readonly words: 'Since listing' | 'Since launch'
}

/** The first price may come a few days after the listing. */
const slack = 7

/** Null where the prices begin later than the security, so that nothing can be said of all its time. */
export function beginningOf({ type, listedOn }: Pick<Security, 'type' | 'listedOn'>, first: IsoDate): Beginning | null {
  if (!listedOn || first > addDays(listedOn, slack) || first < listedOn) return null
  return { on: first, words: type === 'FUND' ? 'Since launch' : 'Since listing' }
}
