import type { QuoteView, SparklineView } from '@bellwether/contract'
import { quotes } from '@bellwether/db'
import {
  convertPrice,
  findExchange,
  getMarketCode,
  getUnit,
  isCurrentPrice,
  type Price,
  price,
  shownDelayMinutes,
  toIsoDate,
} from '@bellwether/domain'
import { attempt } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { sparklinesOf } from './sparkline.ts'
import { staleSince } from './stale-quote.ts'

/** Builds prices of one listing from the integers the database holds. */
export function priceIn({ priceUnit, priceScale }: Security['listing']): (value: number | null) => Price | null {
  return value => (value === null ? null : price(value, priceScale, priceUnit))
}

/** A per-share figure in the unit of the price: 47.35p with a price in pence, not £0.4735. */
export function inUnitOf(quoted: Price | null, figure: Price | null): Price | null {
  if (!quoted || !figure || getUnit(quoted.unit).currency !== getUnit(figure.unit).currency) return figure
  return convertPrice(figure, quoted.unit)
}

export function zoneOf(exchange: string): string {
  return findExchange(exchange)?.zone ?? 'Europe/London'
}

export async function quoteView(context: ResearchContext, security: Security): Promise<QuoteView | null> {
  const quote = await quoteWithoutLine(context, security)
  return quote && { ...quote, sparkline: await sparklineOf(context, security, quote) }
}

/** For a page that has more to read of the day of the quote: the line can be read with it. */
export async function quoteWithoutLine(context: ResearchContext, security: Security): Promise<QuoteView | null> {
  const { listing } = security
  const quote = await quotes.latestByMarketCode(context.db, listing.marketCode)
  if (!quote) return null
  const at = priceIn(listing)
  const pricedDaily = security.type === 'FUND'
  const isOld = staleSince(quote, null, context) !== null
  // RP-AGE-1: a simulated market is of its last day, whenever it is looked at.
  const outdated = !quote.simulated && !isCurrentPrice(toIsoDate(quote.at), toIsoDate(context.now()))
  return {
    marketCode: getMarketCode(listing.marketCode),
    currency: listing.priceUnit,
    lastPrice: at(quote.last),
    bidPrice: at(quote.bid),
    askPrice: at(quote.ask),
    dayChange: outdated ? null : at(quote.dayChange),
    dayChangePct: outdated ? null : quote.dayChangePct,
    exchangeCode: listing.exchange,
    typename: security.type,
    // RP-MARKET-6: a price that has stopped moving is not called live.
    state: isOld ? 'INDICATIVE' : quote.state,
    at: quote.at.toISOString(),
    zone: zoneOf(listing.exchange),
    delayMinutes: shownDelayMinutes(context.terms, listing.exchange, context.audience === 'guests'),
    pricedDaily,
    ...(outdated && { outdated }),
    streamable: listing.streamable,
    open: at(quote.open),
    high: at(quote.high),
    low: at(quote.low),
    previousClose: at(quote.previousClose),
    yearHigh: at(quote.yearHigh),
    yearLow: at(quote.yearLow),
    volume: quote.volume,
    averageVolume30d: quote.averageVolume30d,
    trades: quote.trades,
    sparkline: null,
  }
}

/** The line beside the price; null where it cannot be read, or has too few points. */
export function sparklineOf(
  context: ResearchContext,
  { listing: { id: listingId } }: Security,
  { at, pricedDaily, outdated = false, previousClose }: QuoteView,
): Promise<SparklineView | null> {
  const read = async () => {
    const baseline = pricedDaily || outdated ? null : (previousClose?.value ?? null)
    const lines = await sparklinesOf(context, [{ listingId, day: toIsoDate(new Date(at)), previousClose: baseline }])
    return lines.get(listingId) ?? null
  }
  return attempt(context, 'sparkline', read, null)
}
