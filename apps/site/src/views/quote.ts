import type { QuoteView, SparklineView } from '@bellwether/contract'
import { prices, quotes } from '@bellwether/db'
import { addMonths, findExchange, getMarketCode, type Price, price, toIsoDate } from '@bellwether/domain'
import type { Security, SiteContext } from '../site-context.ts'
import { attempt } from './block-state.ts'
import { toSparkline } from './sparkline.ts'

/** Builds prices of one listing from the integers the database holds. */
export function priceIn({ priceUnit, priceScale }: Security['listing']): (value: number | null) => Price | null {
  return value => (value === null ? null : price(value, priceScale, priceUnit))
}

export function zoneOf(exchange: string): string {
  return findExchange(exchange)?.zone ?? 'Europe/London'
}

export async function quoteView(context: SiteContext, security: Security): Promise<QuoteView | null> {
  const { listing } = security
  const quote = await quotes.latest(context.db, listing.id)
  if (!quote) return null
  const at = priceIn(listing)
  const pricedDaily = security.type === 'FUND'
  return {
    marketCode: getMarketCode(listing.marketCode),
    currency: listing.priceUnit,
    lastPrice: at(quote.last),
    bidPrice: at(quote.bid),
    askPrice: at(quote.ask),
    dayChange: at(quote.dayChange),
    dayChangePct: quote.dayChangePct,
    exchangeCode: listing.exchange,
    typename: security.type,
    state: quote.state,
    at: quote.at.toISOString(),
    zone: zoneOf(listing.exchange),
    pricedDaily,
    streamable: listing.streamable,
    open: at(quote.open),
    high: at(quote.high),
    low: at(quote.low),
    previousClose: at(quote.previousClose),
    yearHigh: at(quote.yearHigh),
    yearLow: at(quote.yearLow),
    volume: quote.volume,
    averageVolume30d: quote.averageVolume30d,
    sparkline: await attempt(
      context,
      'sparkline',
      () => sparklineOf(context, security, quote.at, pricedDaily ? null : quote.previousClose),
      null,
    ),
  }
}

/** Today's bars against the previous close; a month of days for what is priced once a day. */
async function sparklineOf(
  { db, history }: SiteContext,
  security: Security,
  at: Date,
  previousClose: number | null,
): Promise<SparklineView | null> {
  const day = toIsoDate(at)
  if (previousClose !== null) {
    const bars = await prices.intraday(db, security.listing.id, new Date(`${day}T00:00:00Z`))
    const today = toSparkline(
      'Today',
      bars.map(bar => bar.close),
      previousClose,
    )
    if (today) return today
  }
  const days = await history.daily(security.listing.id, addMonths(day, -1), day)
  return toSparkline(
    'Last month',
    days.map(bar => bar.close),
    null,
  )
}
