import { datedRatio, dividendYield, priceEarnings } from '@bellwether/analytics'
import type { PeerView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { getMarketCode, money, type Price, price, priceBesideAccounts } from '@bellwether/domain'
import { moneyValue, percentValue, ratioValue } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { ratesOn } from './rates-on.ts'

/** The largest other members of the sector. */
export async function peersOf({ db }: ResearchContext, security: Security): Promise<PeerView[]> {
  const peers = await securities.peers(db, security, 5)
  const conversions = peers.map(({ priceUnit, figuresCurrency, priceDay }) => ({
    unit: priceUnit,
    currency: figuresCurrency,
    day: priceDay,
  }))
  const rateOn = await ratesOn(db, conversions)
  return peers.map(peer => {
    const last = peer.last === null ? null : price(peer.last, peer.priceScale, peer.priceUnit)
    const { price: usable, whyNot } = priceBesideAccounts(
      { price: last, day: peer.priceDay },
      { currency: peer.figuresCurrency ?? peer.currency, asAt: peer.figuresAsAt },
      rateOn,
    )
    const perShare = (value: number | null): Price | null =>
      value === null || !peer.figuresCurrency ? null : price(value, 4, peer.figuresCurrency)
    return {
      name: peer.name,
      marketCode: getMarketCode(peer.marketCode),
      lastPrice: last,
      dayChangePct: peer.dayChangePct,
      size: moneyValue(peer.sizeGbp === null ? null : money(peer.sizeGbp, 'GBP')),
      priceEarnings: ratioValue(datedRatio('priceEarnings', priceEarnings(usable, perShare(peer.eps)), whyNot)),
      discount: peer.discount,
      // A trust has no earnings inputs: its yield comes from the screener figures.
      yield: peer.figuresCurrency
        ? ratioValue(datedRatio('dividendYield', dividendYield(perShare(peer.dps), usable), whyNot), 'percent')
        : percentValue(peer.yield),
      yearChange: peer.last !== null && peer.closeYearAgo ? peer.last / peer.closeYearAgo - 1 : null,
    }
  })
}
