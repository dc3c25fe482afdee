import {
  defaultPageSize,
  isSecurityType,
  parsePageSize,
  type SecurityType,
  screenerPageSizes,
} from '@bellwether/domain'
import { type ColumnSet, columnSetsOf, screenerColumns, sortableColumns } from './screener-columns.ts'
import type { ScreenerFigure } from './screener-figure.ts'
import { screenerFilters } from './screener-filters.ts'

export interface ScreenerSort {
  readonly by: ScreenerFigure | 'name'
  readonly descending: boolean
}

/** Which securities are shown: everything that the address says. */
export interface ScreenerAddress {
  readonly type: SecurityType
  /** What was typed or chosen, by the name of its field; nothing empty, nothing unknown. */
  readonly texts: Readonly<Record<string, string>>
  /** At least one; each after the first decides among those that are equal by the ones before. */
  readonly sorts: readonly ScreenerSort[]
  readonly columns: ColumnSet
  readonly page: number
  readonly size: number
}

export const screenerPath = '/investment/screener'
/** Where a screen is saved and deleted. */
export const savedScreensPath = `${screenerPath}/saved`
/** Leads to the chart of the securities that were ticked. */
export const screenerComparePath = `${screenerPath}/compare`
export const maxScreenName = 60

const maxTextLength = 80
const maxSorts = 3

/** Largest first, gilts by the day they end. */
function defaultSort(type: SecurityType): ScreenerSort {
  return type === 'BOND' ? { by: 'maturity', descending: false } : { by: 'size', descending: true }
}

export function screenerFields(type: SecurityType): readonly string[] {
  return screenerFilters[type].flatMap(({ kind, name }) => (kind === 'range' ? [`${name}From`, `${name}To`] : [name]))
}

/** What makes no sense is as if it were not there. */
export function readScreenerAddress(query: URLSearchParams): ScreenerAddress {
  const given = query.get('type') ?? ''
  const type = isSecurityType(given) ? given : 'EQUITY'
  const texts: Record<string, string> = {}
  for (const field of screenerFields(type)) {
    const text = (query.get(field) ?? '').trim().slice(0, maxTextLength)
    if (text) texts[field] = text
  }
  const page = Number(query.get('page') ?? '1')
  return {
    type,
    texts,
    sorts: readSorts(type, query.get('sort') ?? ''),
    columns: columnSetsOf(type).find(set => set === query.get('columns')) ?? 'overview',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: parsePageSize(query.get('size'), screenerPageSizes),
  }
}

/** `yield`, or `-yield` for the highest first; several with commas between. */
function readSorts(type: SecurityType, text: string): readonly ScreenerSort[] {
  const known = ['name', ...sortableColumns(type)] as const
  const sorts: ScreenerSort[] = []
  for (const part of text.split(',')) {
    const descending = part.startsWith('-')
    const by = known.find(name => name === (descending ? part.slice(1) : part))
    if (by && sorts.length < maxSorts && !sorts.some(sort => sort.by === by)) sorts.push({ by, descending })
  }
  return sorts.length > 0 ? sorts : [defaultSort(type)]
}

export function sortText({ sorts }: Pick<ScreenerAddress, 'sorts'>): string {
  return sorts.map(({ by, descending }) => (descending ? `-${by}` : by)).join()
}

/** Only what differs from the default, in one order, so that one choice has one address. */
export function screenerQuery(address: ScreenerAddress): string {
  const query = new URLSearchParams()
  if (address.type !== 'EQUITY') query.set('type', address.type)
  for (const field of screenerFields(address.type)) {
    const text = address.texts[field]
    if (text) query.set(field, text)
  }
  if (sortText(address) !== sortText({ sorts: [defaultSort(address.type)] })) query.set('sort', sortText(address))
  if (address.columns !== 'overview') query.set('columns', address.columns)
  if (address.page !== 1) query.set('page', String(address.page))
  if (address.size !== defaultPageSize) query.set('size', String(address.size))
  return query.toString()
}

export function screenerHref(address: ScreenerAddress): string {
  const query = screenerQuery(address)
  return query ? `${screenerPath}?${query}` : screenerPath
}

/** Another kind has other fields: it starts afresh. */
export function screenerOf(type: SecurityType, size: number): ScreenerAddress {
  return { type, texts: {}, sorts: [defaultSort(type)], columns: 'overview', page: 1, size }
}

/** Figures that are read from the lowest on. */
const ascendingFirst: ReadonlySet<ScreenerSort['by']> = new Set([
  'name',
  'maturity',
  'discount',
  'discountZ',
  'quartile1y',
  'quartile3y',
  'quartile5y',
  'chargeQuartile',
  'volatility3y',
])

/**
 * By this column first, the other way round when it was first already; what it was sorted by before decides among
 * equals. Most figures start with the highest.
 */
export function sortedBy(address: ScreenerAddress, by: ScreenerSort['by']): ScreenerAddress {
  const [first] = address.sorts
  const descending = first?.by === by ? !first.descending : !ascendingFirst.has(by)
  const others = address.sorts.filter(sort => sort.by !== by)
  return { ...address, sorts: [{ by, descending }, ...others].slice(0, maxSorts), page: 1 }
}

/** The figures a list shows: first the one it is sorted by, where its set of columns lacks it (RP-SCREEN-11). */
export function shownColumns({
  type,
  columns,
  sorts,
}: Pick<ScreenerAddress, 'type' | 'columns' | 'sorts'>): readonly ScreenerFigure[] {
  const set = screenerColumns(type, columns)
  const key = sorts[0]?.by ?? 'name'
  return key === 'name' || set.includes(key) ? set : [key, ...set]
}

/** Without one of several sort keys. */
export function withoutSort(address: ScreenerAddress, by: ScreenerSort['by']): ScreenerAddress {
  return { ...address, sorts: address.sorts.filter(sort => sort.by !== by), page: 1 }
}

/** Without what was said of one figure. */
export function withoutFilter(address: ScreenerAddress, name: string): ScreenerAddress {
  const gone = new Set([name, `${name}From`, `${name}To`])
  const texts = Object.fromEntries(Object.entries(address.texts).filter(([field]) => !gone.has(field)))
  return { ...address, texts, page: 1 }
}
