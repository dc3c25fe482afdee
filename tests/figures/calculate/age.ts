import type { RawSecurity } from '../raw/rows.ts'
import { addDays } from './calendar.ts'

/** A price of more than a week ago is not of today; a simulated market is of its last day. */
export function isOutdated({ simulated, quotedAt }: RawSecurity): boolean {
  const [today, day] = [new Date().toISOString().slice(0, 10), quotedAt?.toISOString().slice(0, 10)]
  return !simulated && day !== undefined && day < addDays(today, -7)
}

/** Whether accounts and a price make one figure: 550 days before it to 31 days after it. */
export function areOfOneTime(priceDay: string, periodEnd: string): boolean {
  return periodEnd >= addDays(priceDay, -550) && periodEnd <= addDays(priceDay, 31)
}

/** The close of the end of a financial year is at most two weeks older. */
export function isAtEnd(day: string, end: string): boolean {
  return day >= addDays(end, -14)
}
