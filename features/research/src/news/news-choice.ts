import { defaultNewsAddress, type NewsAddress, type NewsField } from '@bellwether/contract'
import {
  type DateRange,
  defaultNewsRange,
  findNewsCategory,
  findNewsTab,
  formatDateNumeric,
  type IsoDate,
  parseDateNumeric,
  parsePageSize,
} from '@bellwether/domain'
import { isNewsDay } from './news-day.ts'

const maxWordsLength = 100
const maxTyped = 40
/** Any number beyond the last page is the last page; this one keeps the sum with the size small. */
const maxPage = 100_000

/** The requested list. Invalid dates are reported at their field, and the list shown before stays. */
export interface NewsChoice {
  readonly address: NewsAddress
  readonly range: DateRange
  readonly from: NewsField
  readonly to: NewsField
}

export function readNewsChoice(query: URLSearchParams, today: IsoDate): NewsChoice {
  const usual = defaultNewsRange(today)
  const from = readDay(query.get('from'), usual.from)
  const to = readDay(query.get('to'), usual.to)
  const reversed = from.day && to.day && from.day > to.day ? 'The start date is after the end date.' : null
  if (from.day && to.day && !reversed) {
    const range = { from: from.day, to: to.day }
    const isUsual = range.from === usual.from && range.to === usual.to
    return {
      address: { ...readRest(query), range: isUsual ? null : range },
      range,
      from: { text: formatDateNumeric(range.from), error: null },
      to: { text: formatDateNumeric(range.to), error: null },
    }
  }
  const before = readShown(query, today)
  return {
    ...before,
    from: { text: from.text, error: from.error ?? reversed },
    to: { text: to.text, error: to.error },
  }
}

/** The same list over the usual length of time up to its newest item, for news that is older than the usual period. */
export function upToNewest(choice: NewsChoice, newest: IsoDate): NewsChoice {
  const range = defaultNewsRange(newest)
  return {
    address: { ...choice.address, range },
    range,
    from: { text: formatDateNumeric(range.from), error: null },
    to: { text: formatDateNumeric(range.to), error: null },
  }
}

/** The form carries the query of the list shown below it; a hand-written address is read without its dates. */
function readShown(query: URLSearchParams, today: IsoDate): NewsChoice {
  const shown = new URLSearchParams(query.get('shown') ?? query)
  shown.delete('shown')
  return readNewsChoice(hasUsableDates(shown) ? shown : withoutDates(shown), today)
}

function hasUsableDates(query: URLSearchParams): boolean {
  const from = parseDateNumeric(query.get('from') ?? '')
  const to = parseDateNumeric(query.get('to') ?? '')
  return from !== null && to !== null && isNewsDay(from) && isNewsDay(to) && from <= to
}

function withoutDates(query: URLSearchParams): URLSearchParams {
  query.delete('from')
  query.delete('to')
  return query
}

function readRest(query: URLSearchParams): Omit<NewsAddress, 'range'> {
  const page = Number(query.get('page') ?? 1)
  return {
    tab: findNewsTab(query.get('tab') ?? '')?.id ?? defaultNewsAddress.tab,
    category: findNewsCategory(query.get('category') ?? '')?.id ?? null,
    words: (query.get('q') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, maxWordsLength),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, maxPage) : 1,
    size: parsePageSize(query.get('size')),
  }
}

interface TypedDay {
  readonly day: IsoDate | null
  readonly text: string
  readonly error: string | null
}

function readDay(typed: string | null, usual: IsoDate): TypedDay {
  const text = (typed ?? '').trim().slice(0, maxTyped)
  if (text === '') return { day: usual, text: formatDateNumeric(usual), error: null }
  const day = parseDateNumeric(text)
  if (day === null)
    return { day, text, error: `Enter a valid date as DD/MM/YYYY, such as ${formatDateNumeric(usual)}.` }
  if (!isNewsDay(day)) return { day: null, text, error: 'Enter a date from 01/01/1970 to 31/12/2099.' }
  return { day, text, error: null }
}
