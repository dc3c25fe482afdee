import type { IsoDate } from '../brand.ts'
import { type DealingHours, type MarketDay, marketDay, previousMarketDay } from '../sessions/market-day.ts'
import { type MarketDataTerms, seenPrices } from './price-access.ts'

/** Visitors of other sites are guests too. */
export type Audience = 'guests' | 'users'

/** What an audience sees of an exchange while it may not see the latest. Instants are milliseconds since 1970. */
export interface HeldPrices {
  readonly exchange: string
  /** A quote of this time or an earlier one is shown as it is. */
  readonly until: number
  /** The bars that are shown instead of a later one: those that start before `barsUntil`. */
  readonly barsFrom: number
  readonly barsUntil: number
  /** Whether they are of the session that trades now; otherwise its previous close is shown. */
  readonly trading: boolean
  /** The session whose close that is. */
  readonly closedOn: IsoDate
  readonly closedAt: number
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** RP-ACCESS-5: for every exchange of which this audience may not see the latest prices at this instant. */
export function heldPrices(
  terms: MarketDataTerms,
  audience: Audience,
  now: number,
  hours: DealingHours,
): readonly HeldPrices[] {
  return [...terms.keys()].flatMap(exchange => {
    const { access, delayMinutes, holdBackMinutes } = seenPrices(terms, exchange, audience === 'guests')
    const present = marketDay(exchange, now, hours)
    if (access === 'NONE') return now < present.until ? [untilClose(exchange, present, hours)] : []
    if (holdBackMinutes === 0) return []
    const until = Math.floor((now - delayMinutes * minuteMs) / minuteMs) * minuteMs
    return [
      until < present.from ? untilClose(exchange, present, hours, until) : withinDay(exchange, present, hours, until),
    ]
  })
}

function withinDay(exchange: string, present: MarketDay, hours: DealingHours, until: number): HeldPrices {
  const closed = closeOf(previousMarketDay(exchange, present, hours))
  return { exchange, until, barsFrom: present.from, barsUntil: until, trading: true, ...closed }
}

/** Nothing of the present session: the close before it. */
function untilClose(exchange: string, present: MarketDay, hours: DealingHours, until = present.from - 1): HeldPrices {
  const before = previousMarketDay(exchange, present, hours)
  return { exchange, until, barsFrom: before.from, barsUntil: present.from, trading: false, ...closeOf(before) }
}

/** A day round the clock ends in its last second, not at midnight, which is the next day. */
function closeOf({ day, until }: MarketDay): Pick<HeldPrices, 'closedOn' | 'closedAt'> {
  return { closedOn: day, closedAt: until % dayMs === 0 ? until - 1000 : until }
}
