import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type MarketCode, parseMarketCode, type SecurityType } from '@bellwether/domain'
import type { SearchEntry } from '@bellwether/search'

const file =
  process.env.SYMBOLS_FILE ??
  join(import.meta.dirname, '../../../shared/data/securities/financedatabase-all-symbols.csv.gz')

// The file also lists indices, which are no security; they stay, as 91,000 more names to get in the way.
const types: Readonly<Record<string, SecurityType>> = {
  equity: 'EQUITY',
  etf: 'ETF',
  fund: 'FUND',
  moneymarket: 'FUND',
}

/** Where companies of that country have their main listing. */
const homeExchanges: Readonly<Record<string, readonly string[]>> = {
  Australia: ['ASX'],
  Austria: ['VIE'],
  Belgium: ['BRU'],
  Brazil: ['SAO'],
  Canada: ['TOR', 'VAN'],
  China: ['HKG', 'SHH', 'SHZ'],
  Denmark: ['CPH'],
  Finland: ['HEL'],
  France: ['PAR'],
  Germany: ['GER'],
  'Hong Kong': ['HKG'],
  India: ['NSE'],
  Indonesia: ['JKT'],
  Ireland: ['ISE'],
  Israel: ['TLV'],
  Italy: ['MIL'],
  Japan: ['JPX'],
  Malaysia: ['KLS'],
  Mexico: ['MEX'],
  Netherlands: ['AMS'],
  Norway: ['OSL'],
  Singapore: ['SES'],
  'South Africa': ['JNB'],
  'South Korea': ['KSC', 'KOE'],
  Spain: ['MCE'],
  Sweden: ['STO'],
  Switzerland: ['EBS'],
  Taiwan: ['TAI', 'TWO'],
  Thailand: ['SET'],
  Turkey: ['IST'],
}

// More than there are exchanges, so that a main listing comes before every other line.
const mainListing = 1_000

export interface Symbols {
  readonly entries: readonly SearchEntry[]
  /** The file's own spelling, by id. */
  readonly symbols: readonly string[]
}

/**
 * The file has no sizes. What stands in for them is on how many exchanges a company is listed, which grows with its
 * size; its main listing comes before its other lines, and one at home in London counts twice, as
 * the people who search are British.
 */
export function readSymbols(): Symbols {
  const rows = parseCsv(gunzipSync(readFileSync(file)).toString('utf8')).slice(1)
  const exchanges = countExchanges(rows)
  return {
    symbols: rows.map(row => row[1] ?? ''),
    entries: rows.map((row, id) => {
      const [type = '', symbol = '', name = '', , exchange = '', , isin = ''] = row
      const ticker = toTicker(symbol, exchange)
      return {
        id,
        marketCode: toMarketCode(exchange, ticker),
        name,
        ticker,
        isin: isin === '' ? null : isin,
        sedol: null,
        otherNames: [],
        type: types[type] ?? 'FUND',
        size: type === 'index' ? null : toSize(row, exchanges(row)),
      }
    }),
  }
}

type Row = readonly string[]

/** How many exchanges list the company of a row. A line that does not tell its country counts for the best known one. */
function countExchanges(rows: readonly Row[]): (row: Row) => number {
  const byCompany = new Map<string, Map<string, Set<string>>>()
  for (const row of rows) {
    const countries = byCompany.get(companyKey(row)) ?? new Map<string, Set<string>>()
    byCompany.set(companyKey(row), countries)
    const country = row[9] ?? ''
    countries.set(country, (countries.get(country) ?? new Set()).add(row[4] ?? ''))
  }
  const largest = new Map<string, string>()
  for (const [key, countries] of byCompany) {
    const known = [...countries].filter(([country]) => country !== '').sort((a, b) => b[1].size - a[1].size)
    largest.set(key, known[0]?.[0] ?? '')
  }
  return row => {
    const key = companyKey(row)
    const country = (row[9] ?? '') || (largest.get(key) ?? '')
    const own = byCompany.get(key)?.get(country)
    const unknown = country === largest.get(key) ? byCompany.get(key)?.get('') : undefined
    return new Set([...(own ?? []), ...(unknown ?? [])]).size
  }
}

/** Exchanges shorten names in their own ways (`JOHNSON MATT. LS 1`), so only the second word's beginning counts. */
function companyKey([type = '', , name = '']: Row): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(/\s+/)
  if (type !== 'equity') return `${type} ${words.join(' ')}`
  const [first = '', second = ''] = words.filter(word => word !== 'and' && word !== 'the')
  return `${type} ${first} ${second.slice(0, 3)}`
}

/** A fund is smaller than a company on as many exchanges. */
function toSize(row: Row, exchanges: number): number {
  const [type, , , , exchange, , , , , country = ''] = row
  if (type !== 'equity') return (isMainListing(row) ? mainListing : 0) + exchanges / 2
  if (!isMainListing(row)) return exchanges
  const isBritish = exchange === 'LSE' && homeExchanges[country] === undefined
  return mainListing + exchanges * (isBritish ? 2 : 1)
}

const isin = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/

/**
 * London gives foreign shares, whose main listing is elsewhere, codes that begin with 0; an ISIN for a symbol is a bond or
 * a right. Symbols without the suffix of an exchange are American.
 */
function isMainListing([type = '', symbol = '', , , exchange = '', , , , , country = '']: Row): boolean {
  if (exchange === 'LSE') return type !== 'equity' || !symbol.startsWith('0')
  if (type !== 'equity') return !symbol.includes('.')
  const code = symbol.slice(0, symbol.lastIndexOf('.'))
  if (country === 'United States') return !symbol.includes('.')
  return homeExchanges[country]?.includes(exchange) === true && !isin.test(code)
}

/** `BP.L` is BP. in London, where a code of two letters carries a dot; elsewhere the suffix is just the exchange. */
function toTicker(symbol: string, exchange: string): string {
  const dot = symbol.lastIndexOf('.')
  const code = dot > 0 ? symbol.slice(0, dot) : symbol
  return exchange === 'LSE' && code.length === 2 ? `${code}.` : code
}

function toMarketCode(exchange: string, ticker: string): MarketCode {
  const prefix = exchange.length >= 2 ? exchange : 'OTHER'
  return parseMarketCode(`${prefix}:${ticker}`) ?? (`${prefix}:${ticker}` as MarketCode)
}

/** RFC 4180: quotes around fields with commas, doubled inside. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let field = ''
    if (text[at] === '"') {
      let close = text.indexOf('"', at + 1)
      while (text[close + 1] === '"') close = text.indexOf('"', close + 2)
      field = text.slice(at + 1, close).replaceAll('""', '"')
      at = close + 1
    } else {
      let end = at
      while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1
      field = text.slice(at, end).replace(/\r$/, '')
      at = end
    }
    row.push(field)
    if (text[at] === '\r') at += 1
    if (text[at] !== ',') {
      rows.push(row)
      row = []
    }
    at += 1
  }
  return rows
}
