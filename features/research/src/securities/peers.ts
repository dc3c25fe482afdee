import { datedRatio, dividendYield, priceEarnings } from '@bellwether/analytics'
import type { PeerView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { getMarketCode, money, type Price, price, whyNotBesidePrice } from '@bellwether/domain'
import { moneyValue, percentValue, ratioValue } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'

/** The largest other members of the sector. */
export async function peersOf({ db }: ResearchContext, security: Security): Promise<PeerView[]> {
  const peers = await securities.peers(db, security, 5)
  return peers.map(peer => {
    const last = peer.last === null ? null : price(peer.last, peer.priceScale, peer.priceUnit)
    const whyNot = whyNotBesidePrice('accounts', peer.figuresAsAt, last && peer.priceDay)
    const usable = whyNot === null ? last : null
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
