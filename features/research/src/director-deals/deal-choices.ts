import { type DealChoices, type DealOptions, dealPeriods } from '@bellwether/contract'
import type { people } from '@bellwether/db'
import { addMonths, type IsoDate } from '@bellwether/domain'
import { dealTypeLabels } from './deal-table.ts'

type Deal = Pick<people.DirectorDeal, 'kind' | 'name' | 'tradedOn'>

const marketKinds: readonly Deal['kind'][] = ['BUY', 'SELL']

/** Market purchases and sales of everybody unless something else was requested; unknown values count as not requested. */
export function readDealChoices(query: URLSearchParams, deals: readonly Deal[]): DealChoices {
  const { types, directors } = dealOptions(deals)
  return {
    type: ['all', ...types.map(({ code }) => code)].find(code => code === query.get('show')) ?? 'market',
    director: directors.find(name => name === query.get('director')) ?? '',
    period: dealPeriods.find(period => period === query.get('period')) ?? 'all',
  }
}

/** What there is to choose from: types and directors of the deals held. */
export function dealOptions(deals: readonly Deal[]): DealOptions {
  const kinds = new Set(deals.map(({ kind }) => kind))
  return {
    types: Object.entries(dealTypeLabels).flatMap(([kind, label]) =>
      kinds.has(kind as Deal['kind']) ? [{ code: kind.toLowerCase(), label }] : [],
    ),
    directors: [...new Set(deals.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b, 'en-GB')),
  }
}

export function filterDeals<D extends Deal>(
  deals: readonly D[],
  { type, director, period }: DealChoices,
  day: IsoDate,
): readonly D[] {
  const since = period === 'all' ? null : addMonths(day, -Number(period))
  return deals.filter(
    deal =>
      (type === 'all' || (type === 'market' ? marketKinds.includes(deal.kind) : deal.kind.toLowerCase() === type)) &&
      (director === '' || deal.name === director) &&
      (since === null || deal.tradedOn >= since),
  )
}
