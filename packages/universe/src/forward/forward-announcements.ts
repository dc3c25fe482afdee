import type { IsoDate } from '@bellwether/domain'
import type { EtfPlan } from '../identity/plan.ts'
import { type AnnouncedDividend, distributionNews, dividendNews } from '../news/dividend-news.ts'
import { etfNavNews } from '../news/etf-news.ts'
import type { Story } from '../news/news-draft.ts'
import type { ForwardProduct } from './forward-documents.ts'

/** A dividend or distribution that is declared on a day. */
export interface DeclaredNow extends AnnouncedDividend {
  readonly securityId: number
  readonly marketCode: string
  readonly name: string
  readonly shortName: string
}

type Products = ReadonlyMap<number, ForwardProduct>

/** Of companies, trusts and ETFs in London. */
export function declarationNews(products: Products, declared: readonly DeclaredNow[]): Story[] {
  return declared.map(({ securityId: id, marketCode, name, shortName, ...dividend }) => {
    const etf = findEtf(products, id)
    return {
      marketCode,
      draft: etf ? distributionNews(etf, dividend) : dividendNews({ id, name, shortName }, dividend),
    }
  })
}

/** On the first trading day of a month each ETF announces its net asset value of the day before. */
export function monthEndNews(
  products: Products,
  { after, day }: { readonly after: IsoDate; readonly day: IsoDate },
  navOf: (securityId: number) => number | undefined,
): Story[] {
  if (monthOf(after) === monthOf(day)) return []
  return [...products.keys()].flatMap(id => {
    const [etf, nav] = [findEtf(products, id), navOf(id)]
    return etf && nav !== undefined
      ? [{ marketCode: etf.listing.marketCode, draft: etfNavNews(etf, { day: after, nav }) }]
      : []
  })
}

const monthOf = (day: IsoDate) => day.slice(0, 7)

function findEtf(products: Products, securityId: number): EtfPlan | null {
  const plan = products.get(securityId)?.plan
  return plan?.type === 'ETF' ? plan : null
}
