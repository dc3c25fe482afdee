import type { DataKind } from '@bellwether/domain'
import type { OverviewBlock } from './overview-blocks.tsx'

const results = ['prices', 'accounts', 'dividends'] as const
const fund = ['fund details', 'holdings'] as const

/** What each block of the Overview is made of, of a security of whatever type; what it does not have it does not name. */
export const dataOfBlock: Readonly<Record<OverviewBlock, readonly DataKind[]>> = {
  chart: ['prices'],
  keyFigures: [...results, ...fund],
  valuation: results,
  income: ['dividends', 'prices', 'accounts'],
  growth: ['accounts'],
  brokers: [],
  deals: ['director deals'],
  heldBy: ['holdings'],
  facts: ['company details', 'fund details', 'name and codes'],
  costs: ['costs'],
  risk: ['risk'],
  performance: ['prices', 'dividends'],
  news: [],
  holdings: ['holdings'],
  allocation: ['holdings'],
  documents: ['documents'],
  peers: ['name and codes'],
  calendar: ['dividends', 'accounts'],
  cashFlows: ['fund details'],
  discount: ['prices', 'fund details'],
  yields: ['prices'],
  curve: ['prices'],
  people: ['fund details', 'company details'],
  lines: ['name and codes'],
  // By our own rules.
  wrappers: [],
  kiid: ['documents'],
  about: ['company details', 'fund details'],
}
