import type { PageId } from '@bellwether/domain'

const chart = [
  'range',
  'type',
  'scale',
  'basis',
  'terms',
  'currency',
  'from',
  'to',
  'compare',
  'events',
  'indicators',
  'returns',
  'table',
  'page',
  'size',
  'format',
]
const figures = ['currency', 'units', 'row', 'format']
const statement = [...figures, 'period', 'show', 'years', 'basis']
const news = ['from', 'to', 'shown', 'page', 'tab', 'category', 'q', 'size', 'format']
const directorDeals = ['show', 'director', 'period', 'table', 'format']

/** The query names that each page of a security reads. Others do not reach it: with them anybody could ask for ever new pages. */
export const researchQuery: Readonly<Record<PageId, readonly string[]>> = {
  overview: ['range', 'format'],
  summary: [],
  news,
  'news-item': news,
  'charts-and-performance': chart,
  dividends: ['in', 'holding', 'band', 'account', 'format'],
  portfolio: ['show', 'with', 'table', 'format'],
  'risks-and-ratings': ['years', 'format'],
  'financials/summary': figures,
  'financials/income-statement': statement,
  'financials/balance-sheet': statement,
  'financials/cash-flow': statement,
  'financials/key-ratios': ['format'],
  'company-info': ['event', 'table', 'format'],
  'director-deals': directorDeals,
  'fund-info': ['format'],
  'fund-info/trust-info': ['format'],
  'fund-info/target-market': ['format'],
  'fund-info/documents': ['type', 'language'],
  'fund-info/director-deals': directorDeals,
  costs: ['account', 'amount', 'monthly', 'years', 'growth', 'deals', 'end', 'order', 'table', 'format'],
}
