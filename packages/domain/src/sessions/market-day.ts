import type { IsoDate } from '../brand.ts'
import { fromEpochDay } from '../iso-date.ts'
import { latestSession, previousSession } from './trading-session.ts'

/** `always` is a demonstration: the simulated market trades round the clock, a session for each day (UTC). */
export type DealingHours = 'exchange' | 'always'

/** The session that prices of an instant belong to, from its first tick to its close. */
export interface MarketDay {
  readonly day: IsoDate
  /** Milliseconds since 1970. */
  readonly from: number
  readonly until: number
}

const dayMs = 86_400_000

/** The latest session that has begun by the rules of these hours. What has no exchange, such as a fund, has days only. */
export function marketDay(exchange: string, time: number, hours: DealingHours): MarketDay {
  const session = hours === 'always' ? null : latestSession(exchange, time)
  return session ? { day: session.day, from: session.startsAt, until: session.endsAt } : dayOf(time)
}

export function previousMarketDay(exchange: string, { day, from }: MarketDay, hours: DealingHours): MarketDay {
  const session = hours === 'always' ? null : previousSession(exchange, day)
  return session ? { day: session.day, from: session.startsAt, until: session.endsAt } : dayOf(from - 1)
}

function dayOf(time: number): MarketDay {
  const epochDay = Math.floor(time / dayMs)
  return { day: fromEpochDay(epochDay), from: epochDay * dayMs, until: (epochDay + 1) * dayMs }
}
