import type { MarketCode } from './brand.ts'
import { InvalidIdentifierError } from './errors.ts'
import { researchPath } from './market-code.ts'

/** Pages of a security. Each id but `overview` is also the end of the page's path. */
export const pageIds = [
  'overview',
  'summary',
  'news',
  'news-item',
  'charts-and-performance',
  'dividends',
  'portfolio',
  'risks-and-ratings',
  'financials/summary',
  'financials/income-statement',
  'financials/balance-sheet',
  'financials/cash-flow',
  'financials/key-ratios',
  'company-info',
  'director-deals',
  'fund-info',
  'fund-info/trust-info',
  'fund-info/target-market',
  'fund-info/documents',
  'fund-info/director-deals',
  'costs',
] as const

export type PageId = (typeof pageIds)[number]

export function isPageId(text: string): text is PageId {
  return (pageIds as readonly string[]).includes(text)
}

/** `id` names the news item; every other page does without. */
export function pagePath(page: PageId, marketCode: MarketCode, id?: string): string {
  if (page === 'overview') return researchPath(marketCode)
  const path = `/market-research/sub/${marketCode}/${page}`
  if (page !== 'news-item') return path
  if (!id) throw new InvalidIdentifierError('news item id', id ?? '', 'the id of the news item')
  return `${path}/${encodeURIComponent(id)}`
}

export interface PagePath {
  readonly page: PageId
  /** Only a news item has one. */
  readonly id: string | null
}

/** Reads what follows `/market-research/sub/{marketCode}/`. The overview is not among these. */
export function parsePagePath(rest: string): PagePath | null {
  const item = /^news-item\/([^/]+)$/.exec(rest)
  if (item) {
    const id = decode(item[1] ?? '')
    return id === null ? null : { page: 'news-item', id }
  }
  if (rest === 'overview' || rest === 'news-item' || !isPageId(rest)) return null
  return { page: rest, id: null }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
