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
import { type DealtSecurity, findDealtSecurity } from '../order/traded-security.ts'
import type { DealingContext } from '../trading-context.ts'

export interface ValuedHolding {
  readonly holding: PaperHoldingView
  readonly pricedOn: IsoDate | null
  readonly dripable: boolean
}

/** Looks each security up once, however many accounts hold it. */
export function createLookup(context: DealingContext): (marketCode: string) => Promise<DealtSecurity | null> {
  const known = new Map<string, Promise<DealtSecurity | null>>()
  return given => {
    let found = known.get(given)
    if (!found) {
      const marketCode = parseMarketCode(given)
      found = marketCode ? findDealtSecurity(context, marketCode) : Promise.resolve(null)
      known.set(given, found)
    }
    return found
  }
}

/** A position with what it is worth at the price it could be sold at. A security that the market no longer has keeps its cost and has no value. */
export function valueHolding(
  { marketCode, quantity: value, quantityScale: scale, cost: paid }: paperAccounts.PaperPosition,
  dealt: DealtSecurity | null,
): ValuedHolding {
  const quantity = { value, scale }
  const cost = money(paid, 'GBP')
  if (!dealt) {
    const gone = { marketCode, name: marketCode, href: null, quantity, price: null, value: null, cost }
    return {
      holding: { ...gone, gain: null, gainShare: null, sellHref: null, buyHref: null },
      pricedOn: null,
      dripable: false,
    }
  }
  const { bid, quote, security, instrument } = dealt
  const terms = bid && termsOf(dealt, bid)
  const worth = terms && considerationOf(terms, quantity)
  const gain = worth && subtractMoney(worth, cost)
  const order = `/platform/trade?marketCode=${dealt.marketCode}&instruction=`
  return {
    holding: {
      marketCode,
      name: security.name,
      href: pagePath('overview', dealt.marketCode),
      quantity,
      price: bid,
      value: worth,
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
