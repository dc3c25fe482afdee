import type { Uncompared } from './uncompared.ts'

interface Allowed {
  /** `page > table or block > row or label`, and `> column` of a table; `*` is anything. */
  readonly where: string
  readonly reason: string
}

/** Labelled texts with a number in them that are not calculated again: names, codes and words of others. */
export const allowed: readonly Allowed[] = [
  { where: '* > * > Valuation point', reason: 'a time of day' },
  { where: '* > * > Dealing cut-off', reason: 'a time of day' },
  { where: 'fund-info > Dealing > NAV calculated at', reason: 'a time of day' },
  { where: '* > * > Indices', reason: 'names of indices' },
  { where: ' > Key facts > Category', reason: 'the name of a category' },
  { where: '* > * > IA sector', reason: 'the name of a sector' },
  { where: '* > * > Benchmark', reason: 'the name of an index or average' },
  { where: ' > Key figures > Comparator', reason: 'the name of an index or average' },
  { where: ' > Key figures > Constraint', reason: 'the name of an index or average' },
  { where: ' > Key figures > Target', reason: 'the name of an index or average' },
  { where: ' > Key figures > Tracked index', reason: 'the name of an index' },
  { where: ' > Key facts > Settlement', reason: 'words: the next business day (T+1)' },
  { where: ' > Where it trades > *', reason: 'tickers, market codes and SEDOLs' },
  { where: 'charts-and-performance > Events on the chart > * > Event', reason: 'the title of an announcement' },
  { where: 'company-info > Advisers > AIM Rule 26', reason: 'the name of a rule' },
  { where: 'company-info > Company details > *', reason: 'identifiers and addresses' },
  { where: 'financials/summary >  > *', reason: 'titles of results' },
  { where: 'fund-info > Identifiers > *', reason: 'identifiers' },
  { where: '* > Objective and policies > *', reason: 'sentences of the manager' },
  { where: 'fund-info > Share classes > * > ISIN', reason: 'identifiers' },
  { where: 'fund-info > Share classes > * > SEDOL', reason: 'identifiers' },
  { where: 'fund-info/target-market > Product details > LEI', reason: 'an identifier' },
  { where: 'fund-info/target-market > Target market > *', reason: 'answers of the manager, as they are stored' },
  { where: 'fund-info/trust-info > Company > *', reason: 'identifiers and addresses' },
  { where: 'fund-info/trust-info > Trust details > *', reason: 'identifiers' },
  { where: 'risks-and-ratings > Ratings > * > What it measures', reason: 'a description' },
  { where: 'risks-and-ratings > Sustainability > SFDR article', reason: 'the name of a rule' },
]

const patterns = new Map<string, RegExp>()

export function isAllowed(figure: Omit<Uncompared, 'value'>): boolean {
  return allowed.some(({ where }) => matches(where, figure))
}

function matches(where: string, { page, place, label, column }: Omit<Uncompared, 'value'>): boolean {
  const pattern = patterns.get(where) ?? new RegExp(`^${where.split('*').map(escaped).join('.*')}$`)
  patterns.set(where, pattern)
  return pattern.test([page, place, label, ...(column === null ? [] : [column])].join(' > '))
}

function escaped(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')
}
