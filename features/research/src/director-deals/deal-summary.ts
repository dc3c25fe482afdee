import { addDays, type IsoDate } from '@bellwether/domain'

export interface MarketDeal {
  readonly kind: 'BUY' | 'SELL'
  readonly name: string
  readonly tradedOn: IsoDate
  /** Minor units of one currency. */
  readonly value: number
}

export interface DealSummary {
  readonly buys: number
  readonly sells: number
  readonly bought: number
  readonly sold: number
  readonly buyers: number
  /** Three or more different directors bought within thirty days. */
  readonly cluster: boolean
}

const clusterBuyers = 3
const clusterDays = 30

export function summariseDeals(deals: readonly MarketDeal[]): DealSummary {
  const buys = deals.filter(({ kind }) => kind === 'BUY')
  const sells = deals.filter(({ kind }) => kind === 'SELL')
  const sum = (of: readonly MarketDeal[]) => of.reduce((total, { value }) => total + value, 0)
  return {
    buys: buys.length,
    sells: sells.length,
    bought: sum(buys),
    sold: sum(sells),
    buyers: new Set(buys.map(({ name }) => name)).size,
    cluster: buys.some(first => buyersFrom(buys, first.tradedOn) >= clusterBuyers),
  }
}

function buyersFrom(buys: readonly MarketDeal[], from: IsoDate): number {
  const to = addDays(from, clusterDays)
  return new Set(buys.filter(({ tradedOn }) => tradedOn >= from && tradedOn <= to).map(({ name }) => name)).size
}
