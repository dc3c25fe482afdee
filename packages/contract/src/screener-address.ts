import {
  defaultPageSize,
  isSecurityType,
  parsePageSize,
  type SecurityType,
  screenerPageSizes,
} from '@bellwether/domain'
import { type ScreenerFigure, screenerColumns, screenerFilters } from './screener-filters.ts'

export type ScreenerSort = ScreenerFigure | 'name'

/** Which securities are shown: everything that the address says. */
export interface ScreenerAddress {
  readonly type: SecurityType
  /** What was typed or chosen, by the name of its field; nothing empty, nothing unknown. */
  readonly texts: Readonly<Record<string, string>>
  readonly sort: ScreenerSort
  readonly descending: boolean
  readonly page: number
  readonly size: number
}

export const screenerPath = '/investment/screener'

const maxTextLength = 80

/** Largest first, gilts by the day they end. */
function defaultSort(type: SecurityType): Pick<ScreenerAddress, 'sort' | 'descending'> {
  return type === 'BOND' ? { sort: 'maturity', descending: false } : { sort: 'size', descending: true }
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
    ...readSort(type, query.get('sort') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: parsePageSize(query.get('size'), screenerPageSizes),
  }
}

/** `yield`, or `-yield` for the highest first. */
function readSort(type: SecurityType, text: string): Pick<ScreenerAddress, 'sort' | 'descending'> {
  const descending = text.startsWith('-')
  const name = descending ? text.slice(1) : text
  const sort = (['name', ...screenerColumns[type]] as const).find(known => known === name)
  return sort ? { sort, descending } : defaultSort(type)
}

export function sortText({ sort, descending }: Pick<ScreenerAddress, 'sort' | 'descending'>): string {
  return descending ? `-${sort}` : sort
}

/** Only what differs from the default, in one order, so that one choice has one address. */
export function screenerQuery(address: ScreenerAddress): string {
  const query = new URLSearchParams()
  if (address.type !== 'EQUITY') query.set('type', address.type)
  for (const field of screenerFields(address.type)) {
    const text = address.texts[field]
    if (text) query.set(field, text)
  }
  if (sortText(address) !== sortText(defaultSort(address.type))) query.set('sort', sortText(address))
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
  return { type, texts: {}, ...defaultSort(type), page: 1, size }
}

/** By this column; by it the other way round when it is the one already. Figures start with the highest, names with A. */
export function sortedBy(address: ScreenerAddress, sort: ScreenerSort): ScreenerAddress {
  const descending = address.sort === sort ? !address.descending : sort !== 'name' && sort !== 'maturity'
  return { ...address, sort, descending, page: 1 }
}

/** Without what was said of one figure. */
export function withoutFilter(address: ScreenerAddress, name: string): ScreenerAddress {
  const gone = new Set([name, `${name}From`, `${name}To`])
  const texts = Object.fromEntries(Object.entries(address.texts).filter(([field]) => !gone.has(field)))
  return { ...address, texts, page: 1 }
}
