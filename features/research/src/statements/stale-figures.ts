import { addMonths, type IsoDate } from '@bellwether/domain'

const freshMonths = 15

/** The end of the latest period where its figures are out of date; null where they are current. */
export function staleSince(periodEnd: IsoDate | null, day: IsoDate): IsoDate | null {
  return periodEnd !== null && addMonths(periodEnd, freshMonths) < day ? periodEnd : null
}
