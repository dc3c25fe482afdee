import { addDays, type IsoDate } from '@bellwether/domain'

const maxAgeDays = 90

/** A portfolio report older than this describes what was held, not what is. */
export function isStaleReport(asAt: IsoDate, today: IsoDate): boolean {
  return asAt < addDays(today, -maxAgeDays)
}
