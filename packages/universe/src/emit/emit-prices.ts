import type { RowCollector } from '../batch.ts'
import { convertLine } from '../identity/etfs.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import type { DailyBars } from '../market/daily-bars.ts'
import { intradayRows } from '../market/intraday.ts'
import { priceHistoryRow } from '../market/price-rows.ts'
import { convertBars, quoteRow } from '../market/quote.ts'
import { tradeRows } from '../market/trades.ts'
import type { Market } from '../market.ts'

/** Five-minute bars of the last two days, quarter-hour bars of the three before: a week of them at half the rows. */
const recentDays = { from: 2, until: 0, barMinutes: 5 }
const earlierDays = { from: 5, until: 2, barMinutes: 15 }

/** Prices of every line of a security. `spread` 0 means that there is one price for buyers and sellers. */
export function emitPrices(
  market: Market,
  collector: RowCollector,
  plan: SecurityPlan,
  bars: DailyBars,
  spread: number,
): void {
  for (const listing of [plan.listing, ...plan.otherListings]) {
    const own = listing === plan.listing ? bars : convertBars(bars, convertLine(market, plan.listing, listing))
    const random = market.random(listing.marketCode, 'quote')
    collector.add('price_histories', priceHistoryRow(market, listing.id, own))
    const quote = quoteRow(market, plan, listing, own, spread, random)
    collector.add('quotes', quote)
    if (market.depth.intraday && listing.exchange !== 'FUND' && plan.suspendedOn === null) {
      const intraday = [...intradayRows(market, listing, own, recentDays, random)]
      const earlier = market.random(listing.marketCode, 'earlier days')
      collector.addAll('intraday_prices', intradayRows(market, listing, own, earlierDays, earlier))
      collector.addAll('intraday_prices', intraday)
      collector.addAll(
        'trades',
        tradeRows(listing, intraday, new Date(quote.at), market.random(listing.marketCode, 'trades')),
      )
    }
  }
}
