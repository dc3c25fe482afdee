import { currentPriceDays } from '@bellwether/domain'
import { sql } from 'kysely'

/** RP-AGE-1: whether a quote `q` is of these days. A simulated market is of its last day, whenever it is looked at. */
export const isCurrentQuote = sql<boolean>`(
  (q.at at time zone 'UTC')::date >= (now() at time zone 'UTC')::date - ${currentPriceDays}::int
  or exists (select from sources as made where made.id = q.source_id and made.simulated))`

/** The change of the day; null where the day is long past. */
export const currentDayChange = sql<number | null>`case when ${isCurrentQuote} then q.day_change_pct end`
