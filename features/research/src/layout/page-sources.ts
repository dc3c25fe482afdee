import type { SecurityFrame } from '@bellwether/contract'
import type { BlockSourcesProps } from '@bellwether/design'
import type { DataKind, PageId } from '@bellwether/domain'

/** What the blocks of a page are made of, unless a block says otherwise. News and documents name their own sources. */
export const dataOfPage: Readonly<Record<PageId, readonly DataKind[]>> = {
  overview: [],
  summary: [],
  news: [],
  'news-item': [],
  'charts-and-performance': ['prices', 'dividends'],
  dividends: ['dividends', 'prices', 'accounts'],
  portfolio: ['holdings'],
  'risks-and-ratings': ['risk', 'prices'],
  'financials/summary': ['accounts'],
  'financials/income-statement': ['accounts'],
  'financials/balance-sheet': ['accounts'],
  'financials/cash-flow': ['accounts'],
  'financials/key-ratios': ['accounts', 'prices', 'dividends'],
  'company-info': ['company details', 'name and codes'],
  'director-deals': ['director deals'],
  'fund-info': ['fund details', 'costs', 'name and codes'],
  'fund-info/trust-info': ['fund details', 'name and codes'],
  'fund-info/target-market': ['target market', 'costs'],
  'fund-info/documents': ['documents'],
  'fund-info/director-deals': ['director deals'],
  costs: ['costs', 'prices'],
}

export function pageSources({ sources, page }: SecurityFrame): BlockSourcesProps {
  return { texts: sources, madeOf: dataOfPage[page] }
}
