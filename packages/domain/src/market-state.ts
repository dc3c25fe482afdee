import type { Exchange } from './exchange.ts'
import { formatIsoDate } from './iso-date.ts'
import { zonedTime } from './zone-time.ts'

export type MarketState = 'OPEN' | 'CLOSED' | 'AUCTION'

/** `holidays` are local days (`YYYY-MM-DD`) on which the exchange does not trade. Half days are not known here. */
export function marketState(exchange: Exchange, instant: Date, holidays?: ReadonlySet<string>): MarketState {
  const { year, month, day, hour, minute, weekday } = zonedTime(instant, exchange.zone)
  if (weekday === 0 || weekday === 6) return 'CLOSED'
  if (holidays?.has(formatIsoDate(year, month, day))) return 'CLOSED'
  const now = hour * 60 + minute
  const { openMinute, closeMinute, lunch } = exchange
  if (lunch && now >= lunch.from && now < lunch.to) return 'CLOSED'
  if (now >= openMinute && now < closeMinute) return 'OPEN'
  if (now >= openMinute - exchange.openingAuction && now < openMinute) return 'AUCTION'
  if (now >= closeMinute && now < closeMinute + exchange.closingAuction) return 'AUCTION'
  return 'CLOSED'
}
