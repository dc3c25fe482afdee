import type { Database } from '../database.ts'
import { seenQuotes } from '../seen/seen-quotes.ts'
import type { PopularityMeasure } from '../tables/screening.ts'
import { currentDayChange } from './current-quote.ts'

/** What most people hold or look at, with how many did a month before, and who says so. */
export function most(db: Database, measure: PopularityMeasure, limit: number) {
  return db.sql
    .selectFrom('popularity as p')
    .innerJoin('securities as s', 's.id', 'p.security_id')
    .innerJoin('listings as l', join => join.onRef('l.security_id', '=', 's.id').on('l.primary_listing', '=', true))
    .innerJoin('sources as source', 'source.id', 'p.source_id')
    .leftJoin(seenQuotes(db), 'q.listing_id', 'l.id')
    .leftJoin('screener_figures as f', 'f.security_id', 's.id')
    .select([
      's.id',
      's.type',
      's.name',
      'l.market_code as marketCode',
      'l.ticker',
      'l.price_unit as priceUnit',
      'l.price_scale as priceScale',
      'q.last',
      currentDayChange.as('dayChangePct'),
      'f.return_1y as return1y',
      'f.yield',
      'p.people',
      'p.previous',
      'p.days',
      'p.as_at as asAt',
      'source.name as sourceName',
      'source.simulated',
    ])
    .where('p.measure', '=', measure)
    .where('s.status', '=', 'ACTIVE')
    .orderBy('p.people', 'desc')
    .orderBy('s.id')
    .limit(limit)
    .execute()
}
