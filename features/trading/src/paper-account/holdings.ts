import type { PaperHoldingView } from '@bellwether/contract'
import type { paperAccounts } from '@bellwether/db'
import {
  considerationOf,
  type IsoDate,
  money,
  pagePath,
  parseMarketCode,
  subtractMoney,
  toIsoDate,
} from '@bellwether/domain'
import { termsOf } from '../order/order-pricing.ts'
import { conversionOf, findTradedSecurity, type TradedSecurity } from '../order/traded-security.ts'
import type { TradingContext } from '../trading-context.ts'

export interface ValuedHolding {
  readonly holding: PaperHoldingView
  readonly pricedOn: IsoDate | null
  readonly dripable: boolean
}

/** Looks up each security once, however many accounts hold it. */
export function createLookup(context: TradingContext): (marketCode: string) => Promise<TradedSecurity | null> {
  const known = new Map<string, Promise<TradedSecurity | null>>()
  return given => {
    let found = known.get(given)
    if (!found) {
      const marketCode = parseMarketCode(given)
      found = marketCode ? findTradedSecurity(context, marketCode) : Promise.resolve(null)
      known.set(given, found)
    }
    return found
  }
}

/** A holding valued at its bid price. A delisted security keeps its cost and has no value. */
export function valueHolding(
  { marketCode, quantity: value, quantityScale: scale, cost: paid }: paperAccounts.PaperPosition,
  traded: TradedSecurity | null,
): ValuedHolding {
  const quantity = { value, scale }
  const cost = money(paid, 'GBP')
  if (!traded) {
    const delisted = {
      marketCode,
      name: marketCode,
      href: null,
      quantity,
      price: null,
      value: null,
      rate: null,
      accrued: null,
      cost,
    }
    return {
      holding: { ...delisted, gain: null, gainShare: null, sellHref: null, buyHref: null },
      pricedOn: null,
      dripable: false,
    }
  }
  const { bid, quote, security, instrument } = traded
  const terms = bid && termsOf(traded, bid)
  const marketValue = terms && considerationOf(terms, quantity)
  const gain = marketValue && subtractMoney(marketValue, cost)
  const order = `/platform/trade?marketCode=${traded.marketCode}&instruction=`
  return {
    holding: {
      marketCode,
      name: security.name,
      href: pagePath('overview', traded.marketCode),
      quantity,
      price: bid,
      value: marketValue,
      rate: marketValue && conversionOf(traded),
      accrued:
        terms?.accrued && marketValue
          ? subtractMoney(marketValue, considerationOf({ ...terms, accrued: null }, quantity))
          : null,
      cost,
      gain,
      gainShare: gain && cost.amount > 0 ? gain.amount / cost.amount : null,
      sellHref: `${order}S`,
      buyHref: `${order}B`,
    },
    pricedOn: quote && toIsoDate(quote.at),
    dripable: instrument.tradable.dripable,
  }
}
