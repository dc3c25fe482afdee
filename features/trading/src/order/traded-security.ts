import { accruedOn } from '@bellwether/analytics'
import { parseChargeRule } from '@bellwether/contract'
import { costs, exchangeRates, facts, quotes, securities } from '@bellwether/db'
import {
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
  tradeButtons,
  type WrapperVerdict,
  zonedDate,
} from '@bellwether/domain'
import type { Security } from '@bellwether/research'
import { instrumentOf, type KnownInstrument } from '@bellwether/research'
import type { DealingContext } from '../trading-context.ts'
import { quoteAt } from './live-quote.ts'

/** A security as an order meets it, at one instant. */
export interface DealtSecurity {
  readonly security: Security
  readonly marketCode: MarketCode
  readonly instrument: KnownInstrument
  readonly verdicts: readonly WrapperVerdict[]
  readonly quote: quotes.Quote | null
  /** The customer buys at `ask` and sells at `bid`; a fund has one price for both. */
  readonly bid: Price | null
  readonly ask: Price | null
  readonly charged: OrderInstrument
  readonly rules: readonly ChargeRule[]
  /** Of the deal, in London: it chooses the charges. */
  readonly day: IsoDate
  readonly open: boolean
  /** Decimals of a quantity. */
  readonly scale: number
  readonly lot: number | null
  readonly per: 1 | 100
  /** As quoted: of an index-linked gilt before its index ratio. */
  readonly accrued: Price | null
  /** What an index-linked gilt is quoted without: price and interest are paid times this. */
  readonly indexRatio: number | null
  /** Pounds for one of the currency of the price; null where we have no rate. */
  readonly rate: { readonly currency: string; readonly sterling: number; readonly asAt: IsoDate | null } | null
}

export async function findDealtSecurity(
  context: DealingContext,
  marketCode: MarketCode,
): Promise<DealtSecurity | null> {
  const { db, hours, now, latestTick } = context
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) return null
  const at = now()
  const day = zonedDate(at, 'Europe/London')
  const { listing } = security
  const { currency } = getUnit(listing.priceUnit)
  const [instrument, stored, tick, rules, rate, gilt] = await Promise.all([
    instrumentOf(context, security),
    quotes.latest(db, listing.id),
    listing.streamable ? latestTick(marketCode) : null,
    costs.chargeRules(db, day),
    currency === 'GBP' ? { currency, sterling: 1, asAt: null } : exchangeRates.find(db, currency),
    security.type === 'BOND' ? facts.gilt(db, security.id) : null,
  ])
  const quote = stored && quoteAt(stored, tick)
  const indexRatio = gilt?.kind === 'INDEX_LINKED' ? gilt.indexRatio : null
  // Without its ratio nobody can say what an index-linked gilt costs.
  const unknown = gilt?.kind === 'INDEX_LINKED' && indexRatio === null
  const priced = (value: number | null | undefined) =>
    value && !unknown ? price(value, listing.priceScale, listing.priceUnit) : null
  const last = priced(quote?.last)
  return {
    security,
    marketCode,
    instrument,
    verdicts: holdableIn(instrument),
    quote,
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
    open: isDealingOpen(listing.exchange, at, hours),
    scale: quantityScale(security.type),
    lot: gilt?.minimumNominal ?? null,
    per: security.type === 'BOND' ? 100 : 1,
    accrued: gilt && last && accruedOn(gilt, last.unit, day),
    indexRatio,
    rate,
  }
}

const quoteRefusal = 'There is no price to deal at; try again when it is quoted.'

/** Why it cannot be dealt in this way by anybody; null where it can. */
export function refusalOf(
  { security, instrument, marketCode, quote, bid, ask, rate }: DealtSecurity,
  action: 'BUY' | 'SELL' | 'REGULAR',
  { services }: Pick<DealingContext, 'services'>,
): string | null {
  if (security.status === 'DELISTED') return security.statusReason ?? 'This security is no longer listed.'
  if (security.status === 'SUSPENDED' || quote?.state === 'SUSPENDED')
    return security.statusReason ?? 'Dealing in this security is suspended.'
  const button = tradeButtons(instrument, marketCode, services).find(known => known.action === action)
  if (!button?.enabled) return `${instrument.notTradableReason ?? button?.reason ?? 'It cannot be dealt in'}.`
  if (!(action === 'SELL' ? bid : ask)) return quoteRefusal
  return rate ? null : `We have no exchange rate for ${security.listing.priceUnit}, so it cannot be priced in pounds.`
}

export function priceFor({ bid, ask }: DealtSecurity, side: Side): Price | null {
  return side === 'BUY' ? ask : bid
}
