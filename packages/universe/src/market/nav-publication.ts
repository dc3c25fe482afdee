import { addTradingDays, type EpochDay, monthEnd, monthOf, tradingDayUpTo, yearOf } from '../calendar.ts'
import type { NavFrequency } from '../identity/plan.ts'
import { londonTime } from './exchange-time.ts'

/** How many trading days it takes until a trust's value is announced, by how often it is calculated. */
const delay: Readonly<Record<NavFrequency, number>> = { DAILY: 1, WEEKLY: 1, MONTHLY: 8, QUARTERLY: 22 }

/** Every trading day, the last of each week, of each month, or of each quarter. */
export function isValuationDay(frequency: NavFrequency, day: EpochDay): boolean {
  if (frequency === 'DAILY') return true
  if (frequency === 'WEEKLY') return addTradingDays(day, 1) - day > 2
  const month = monthOf(day)
  return (frequency === 'MONTHLY' || month % 3 === 0) && day === tradingDayUpTo(monthEnd(yearOf(day), month))
}

/** A trust announces at seven in the morning. */
export function trustNavPublished(securityId: number, frequency: NavFrequency, day: EpochDay): Date {
  return londonTime(addTradingDays(day, delay[frequency]), 7, 0, (securityId * 13) % 60)
}

/** An ETF publishes on the evening of the day itself. */
export function etfNavPublished(day: EpochDay): Date {
  return londonTime(day, 18, 0)
}
