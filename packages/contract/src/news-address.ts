import {
  type DateRange,
  formatDateNumeric,
  type MarketCode,
  type NewsTab,
  newsPageSize,
  pagePath,
} from '@bellwether/domain'

/** Which part of a security's news is shown: everything that its address says. */
export interface NewsAddress {
  readonly tab: NewsTab['id']
  /** Null for the last six months up to today, whichever day that is. */
  readonly range: DateRange | null
  readonly category: string | null
  /** Words that the title must hold. */
  readonly words: string
  readonly page: number
  readonly size: number
}

export const defaultNewsAddress: NewsAddress = {
  tab: 'company',
  range: null,
  category: null,
  words: '',
  page: 1,
  size: newsPageSize,
}

/** What differs from the default, without a question mark; empty for the default. */
export function newsQuery({ tab, range, category, words, page, size }: NewsAddress): string {
  const query = new URLSearchParams()
  if (tab !== defaultNewsAddress.tab) query.set('tab', tab)
  if (range) {
    query.set('from', formatDateNumeric(range.from))
    query.set('to', formatDateNumeric(range.to))
  }
  if (category) query.set('category', category)
  if (words) query.set('q', words)
  if (page !== 1) query.set('page', String(page))
  if (size !== defaultNewsAddress.size) query.set('size', String(size))
  return query.toString()
}

export function newsHref(marketCode: MarketCode, address: NewsAddress): string {
  return withQuery(pagePath('news', marketCode), newsQuery(address))
}

/** An item's address keeps that of its list, so that the way back leads to the same place in it. */
export function newsItemHref(marketCode: MarketCode, id: string, address: NewsAddress): string {
  return withQuery(pagePath('news-item', marketCode, id), newsQuery(address))
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}
