import type { RowCollector } from '../batch.ts'
import { convertLine } from '../identity/etfs.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import type { DailyBars } from '../market/daily-bars.ts'
import { intradayRows } from '../market/intraday.ts'
import { dailyPriceRows } from '../market/price-rows.ts'
import { convertBars, quoteRow } from '../market/quote.ts'
import { tradeRows } from '../market/trades.ts'
import type { Market } from '../market.ts'

const intradayDays = 2

/** Prices of every line of a security. `spread` 0 means that there is one price for buyers and sellers. */
export function emitPrices(
  market: Market,
  collector: RowCollector,
  plan: SecurityPlan,
  bars: DailyBars,
  spread: number,
): void {
  for (const listing of [plan.listing, ...plan.otherListings]) {
    const own = listing === plan.listing ? bars : convertBars(bars, convertLine(plan.listing, listing))
    const random = market.random(listing.marketCode, 'quote')
    collector.addAll('daily_prices', dailyPriceRows(market, listing.id, own))
    const quote = quoteRow(market, plan, listing, own, spread, random)
    collector.add('quotes', quote)
    if (market.depth.intraday && listing.exchange !== 'FUND' && plan.suspendedOn === null) {
      const intraday = [...intradayRows(market, listing, own, intradayDays, random)]
      collector.addAll('intraday_prices', intraday)
      collector.addAll(
        'trades',
        tradeRows(listing, intraday, new Date(quote.at), market.random(listing.marketCode, 'trades')),
      )
    }
  }
}
