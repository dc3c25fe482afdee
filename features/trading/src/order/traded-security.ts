import { accruedInterestPrice } from '@bellwether/analytics'
import { parseChargeRule } from '@bellwether/contract'
import { costs, exchangeRates, facts, quotes, securities } from '@bellwether/db'
import {
  addBusinessDays,
  type ChargeRule,
  getUnit,
  holdableIn,
  type IsoDate,
  isDealingOpen,
  type MarketCode,
  type OrderInstrument,
  type Price,
  price,
  quantityScale,
  type Side,
  type SterlingRate,
  seenPrices,
  shownDelayMinutes,
  tradeButtons,
  type WrapperVerdict,
  zonedDate,
} from '@bellwether/domain'
import type { Security } from '@bellwether/research'
import { instrumentOf, type KnownInstrument, staleSince } from '@bellwether/research'
import type { Tick } from '@bellwether/wire'
import type { TradingContext } from '../trading-context.ts'
import { quoteAt } from './live-quote.ts'
import { type OrderWait, waitOf } from './order-wait.ts'

/** A security with everything an order needs to know about it, at one instant. */
export interface TradedSecurity {
  readonly security: Security
  readonly marketCode: MarketCode
  readonly instrument: KnownInstrument
  readonly verdicts: readonly WrapperVerdict[]
  readonly quote: quotes.Quote | null
  /** What a delayed price is behind by. */
  readonly delayMinutes: number
  /** Customers buy at `ask` and sell at `bid`; a fund has one price for both. */
  readonly bid: Price | null
  readonly ask: Price | null
  readonly charged: OrderInstrument
  readonly rules: readonly ChargeRule[]
  /** The trade date in London, which selects the charging rules. */
  readonly day: IsoDate
  /** Null where an order is executed at once. */
  readonly wait: OrderWait | null
  /** Decimal places of a quantity. */
  readonly scale: number
  readonly lot: number | null
  readonly per: 1 | 100
  /** As quoted: for an index-linked gilt, before its index ratio. */
  readonly accrued: Price | null
  /** Index-linked gilts are quoted without it: price and interest are multiplied by it. */
  readonly indexRatio: number | null
  /** Of the price's currency, sterling included; null without a rate. */
  readonly rate: SterlingRate | null
}

export async function findTradedSecurity(
  context: TradingContext,
  marketCode: MarketCode,
): Promise<TradedSecurity | null> {
  const { db, hours, now, latestTick } = context
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) return null
  const at = now()
  const day = zonedDate(at, 'Europe/London')
  const { listing } = security
  const { currency } = getUnit(listing.priceUnit)
  const seen = seenPrices(context.terms, listing.exchange, false)
  const seesLatest = seen.access !== 'NONE' && seen.holdBackMinutes === 0
  const [instrument, stored, tick, rules, rate, gilt] = await Promise.all([
    instrumentOf(context, security),
    quotes.latest(db, listing.id),
    listing.streamable && seesLatest ? latestTick(marketCode) : null,
    costs.chargeRules(db, day),
    currency === 'GBP' ? { currency, sterling: 1, asAt: null } : exchangeRates.find(db, currency),
    security.type === 'BOND' ? facts.gilt(db, security.id) : null,
  ])
  const quote = stored && quoteAt(stored, tick)
  const indexRatio = gilt?.kind === 'INDEX_LINKED' ? gilt.indexRatio : null
  // Nobody deals at a price that they may not see, nor in an index-linked gilt without its index ratio.
  const unknown = seen.access === 'NONE' || (gilt?.kind === 'INDEX_LINKED' && indexRatio === null)
  const priced = (value: number | null | undefined) =>
    value && !unknown ? price(value, listing.priceScale, listing.priceUnit) : null
  const last = priced(quote?.last)
  return {
    security,
    marketCode,
    instrument,
    verdicts: holdableIn(instrument),
    quote,
    delayMinutes: shownDelayMinutes(context.terms, listing.exchange, false),
    bid: priced(quote?.bid) ?? last,
    ask: priced(quote?.ask) ?? last,
    charged: {
      type: security.type,
      country: security.country,
      exchange: listing.exchange,
      segment: listing.segment,
      currency,
      ukListingReliefUntil: security.ukListingReliefUntil,
    },
    rules: rules.map(parseChargeRule),
    day,
    wait: waitOf(listing.exchange, at, hours, stored && waitsSince(stored, tick, context)),
    scale: quantityScale(security.type),
    lot: gilt && lotOf(gilt),
    per: security.type === 'BOND' ? 100 : 1,
    accrued: gilt && last && accruedInterestPrice(gilt, last.unit, day),
    indexRatio,
    rate,
  }
}

/** Since when a price has not moved; while delayed prices are still of before the opening, since the close before it. */
function waitsSince(stored: quotes.Quote, tick: Tick | null, context: TradingContext): Date | null {
  const { terms, hours, now } = context
  const { delayMinutes } = seenPrices(terms, stored.exchange, false)
  const pricedAt = new Date(now().getTime() - delayMinutes * 60_000)
  if (delayMinutes > 0 && !isDealingOpen(stored.exchange, pricedAt, hours)) return stored.at
  return staleSince(stored, tick && new Date(tick.time), context)
}

/** The smallest nominal is money, in pence; quantities of gilts are whole pounds. Null where any whole pound will do. */
export function lotOf({ minimumNominal }: Pick<facts.GiltFacts, 'minimumNominal'>): number | null {
  const pounds = Math.ceil(minimumNominal / 100)
  return pounds > 1 ? pounds : null
}

/** An order at the quoted price waits until the next business day, or until the market opens where that is later. */
export function lastDayAtQuote({ day, wait }: Pick<TradedSecurity, 'day' | 'wait'>): IsoDate {
  const next = addBusinessDays(day, 1)
  const opening = wait?.reason === 'CLOSED' && wait.opensAt ? zonedDate(wait.opensAt, 'Europe/London') : next
  return opening > next ? opening : next
}

const quoteRefusal = 'No price is available. Try again later.'

/** Why nobody can trade it in this way; null where they can. */
export function refusalOf(
  { security, instrument, marketCode, quote, bid, ask, rate }: TradedSecurity,
  action: 'BUY' | 'SELL' | 'REGULAR',
  { services }: Pick<TradingContext, 'services'>,
): string | null {
  if (security.status === 'DELISTED') return security.statusReason ?? 'This security is no longer listed.'
  if (security.status === 'SUSPENDED' || quote?.state === 'SUSPENDED')
    return security.statusReason ?? 'Trading in this security is suspended.'
  const button = tradeButtons(instrument, marketCode, services).find(known => known.action === action)
  if (!button?.enabled) return `${instrument.notTradableReason ?? button?.reason ?? 'This security cannot be traded'}.`
  if (!(action === 'SELL' ? bid : ask)) return quoteRefusal
  return rate
    ? null
    : `No ${security.listing.priceUnit} exchange rate is available, so this security cannot be priced in pounds.`
}

export function priceFor({ bid, ask }: TradedSecurity, side: Side): Price | null {
  return side === 'BUY' ? ask : bid
}

/** The rate by which its amounts are converted; null where its price is in pounds or pence. */
export function conversionOf({ rate }: Pick<TradedSecurity, 'rate'>): SterlingRate | null {
  return rate?.currency === 'GBP' ? null : rate
}
