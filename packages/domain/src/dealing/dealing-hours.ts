import type { DealingHours } from '../sessions/market-day.ts'
import { sessionState } from '../sessions/session-state.ts'
import { nextOpening } from '../sessions/trading-session.ts'

/** Whether an order can be dealt at this instant. Funds have no exchange: a paper account deals in them at the last published price. */
export function isDealingOpen(exchange: string, instant: Date, hours: DealingHours): boolean {
  if (hours === 'always' || exchange === 'FUND') return true
  return sessionState(exchange, instant.getTime()) === 'OPEN'
}

/** When an order that has to wait can be dealt; null where it does not have to, or nobody knows. */
export function dealsFrom(exchange: string, instant: Date, hours: DealingHours): Date | null {
  if (isDealingOpen(exchange, instant, hours)) return null
  const opening = nextOpening(exchange, instant.getTime())
  return opening === null ? null : new Date(opening)
}
