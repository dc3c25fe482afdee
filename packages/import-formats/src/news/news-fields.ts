import { type IsoDate, isIsoDate, parseIsin, parseMarketCode, toIsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import { readText } from '../reading/fields.ts'
import type { NewsSecurity } from '../records/news.ts'

/** An instant with its offset; a day that does not exist is none. */
export function readInstant(field: string, given: string | undefined): Date {
  const text = readText(field, given)
  const at = new Date(text)
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  if (isInstant && !Number.isNaN(at.getTime()) && isIsoDate(text.slice(0, 10))) return at
  throw new RejectedRowError('IMPORT_NOT_A_DATE', field, text, `${field} must be a time such as 2026-11-13T16:30:00Z`)
}

/** As RSS writes it, `Fri, 13 Nov 2026 16:30:00 GMT`, or as Atom does. */
export function readFeedTime(field: string, given: string | undefined, today: IsoDate): Date {
  const text = readText(field, given)
  const isFeedTime =
    /^(?:[A-Za-z]{3,9}, )?\d{1,2} [A-Za-z]{3,9} \d{2,4} \d{1,2}:\d{2}(?::\d{2})? ?(?:[+-]\d{4}|[A-Z]{1,4})?$/.test(text)
  const at = isFeedTime ? new Date(text) : readInstant(field, text)
  if (Number.isNaN(at.getTime())) {
    const reason = `${field} must be a time such as Fri, 13 Nov 2026 16:30:00 GMT`
    throw new RejectedRowError('IMPORT_NOT_A_DATE', field, text, reason)
  }
  return checkTime(field, text, at, today)
}

/** News of before 1990 and of the day after tomorrow has a slip in its date. */
export function checkTime(field: string, text: string, at: Date, today: IsoDate): Date {
  const day = toIsoDate(at)
  const latest = toIsoDate(new Date(Date.parse(today) + 86_400_000))
  if (day >= '1990-01-01' && day <= latest) return at
  const reason = `${field} must be between 1990-01-01 and ${latest}`
  throw new RejectedRowError('IMPORT_DATE_OUT_OF_RANGE', field, text, reason)
}

/** `en` of `en-GB`. */
export function languageOf(given: string | undefined): string {
  return /^[a-z]{2}(?=$|[-_])/i.exec((given ?? '').trim())?.[0]?.toLowerCase() ?? 'en'
}

/** Exchanges as publishers write them, with the MIC of each. */
const exchangeNames: Readonly<Record<string, string>> = {
  nyse: 'XNYS',
  'new york': 'XNYS',
  nasdaq: 'XNAS',
  nasdaqgs: 'XNAS',
  nasdaqgm: 'XNAS',
  nasdaqcm: 'XNAS',
  'nyse american': 'US',
  amex: 'US',
  lse: 'XLON',
  london: 'XLON',
  aim: 'XLON',
  tsx: 'XTSE',
  tsxv: 'XTSX',
  'tsx-v': 'XTSX',
  asx: 'XASX',
  jse: 'XJSE',
  xetra: 'XETR',
  'euronext paris': 'XPAR',
  'euronext amsterdam': 'XAMS',
  'euronext brussels': 'XBRU',
}

/** An ISIN, or a ticker behind its exchange: `US0378331005`, `Nasdaq:AAPL`, `LSE: BP.`; null for anything else. */
export function securityNamed(text: string): NewsSecurity | null {
  const isin = parseIsin(text.trim())
  if (isin !== null) return { isin }
  const match = /^([A-Za-z][A-Za-z -]{1,20}?) ?: ?([A-Z0-9][A-Z0-9.-]{0,11})$/.exec(text.trim())
  const exchange = match?.[1]?.toLowerCase() ?? ''
  const mic = Object.hasOwn(exchangeNames, exchange)
    ? exchangeNames[exchange]
    : /^[a-z]{4}$/.test(exchange) && exchange.startsWith('x')
      ? exchange.toUpperCase()
      : undefined
  const symbol = match?.[2] ?? ''
  return mic !== undefined && parseMarketCode(`${mic}:${symbol}`) !== null ? { mic, symbol } : null
}

/** Securities between brackets in a text: `(NASDAQ: AAPL)`. */
export function securitiesIn(text: string): readonly NewsSecurity[] {
  return [...text.slice(0, 20_000).matchAll(/\(([A-Za-z][A-Za-z -]{1,20}: ?[A-Z0-9.-]{1,12})\)/g)].flatMap(
    ([, named = '']) => securityNamed(named) ?? [],
  )
}

/** Each once. */
export function distinct(securities: readonly NewsSecurity[]): readonly NewsSecurity[] {
  const keyOf = ({ isin, cik, mic, symbol }: NewsSecurity) => [isin, cik, mic, symbol].join(' ')
  return [...new Map(securities.map(security => [keyOf(security), security])).values()].slice(0, 200)
}
