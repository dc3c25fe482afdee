import { bankHolidays } from '../business-day.ts'
import { findExchange } from '../exchange.ts'
import { marketState } from '../market-state.ts'

/** `always` is for a simulated market, whose prices move at any hour. */
export type DealingHours = 'exchange' | 'always'

/**
 * Whether an order can be dealt at this instant. Funds have no exchange: a paper account deals in them at the last published price. Every exchange
 * keeps London's holidays here, as the simulated market does.
 */
export function isDealingOpen(exchange: string, instant: Date, hours: DealingHours): boolean {
  if (hours === 'always' || exchange === 'FUND') return true
  const known = findExchange(exchange)
  return known !== null && marketState(known, instant, bankHolidays(instant.getUTCFullYear())) === 'OPEN'
}
