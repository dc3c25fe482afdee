import { addMonths, type IsoDate } from '@bellwether/domain'

const freshMonths = 15

/** The last day of the latest period where that is longer ago than figures of a company should be; null where they are fresh. */
export function staleSince(periodEnd: IsoDate | null, day: IsoDate): IsoDate | null {
  return periodEnd !== null && addMonths(periodEnd, freshMonths) < day ? periodEnd : null
}
