import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type MarketCode, parseMarketCode, type SecurityType } from '@bellwether/domain'
import type { SearchEntry } from '@bellwether/search'

const file = join(import.meta.dirname, '../../../shared/data/securities/financedatabase-all-symbols.csv.gz')

// The file also lists indices, which are no security; they stay, as 91,000 more names to get in the way.
const types: Readonly<Record<string, SecurityType>> = {
  equity: 'EQUITY',
  etf: 'ETF',
  fund: 'FUND',
  moneymarket: 'FUND',
}

/** Where a company of that country has its main listing. */
const homeExchanges: Readonly<Record<string, string>> = {
  Australia: 'ASX',
  Austria: 'VIE',
  Belgium: 'BRU',
  Brazil: 'SAO',
  Canada: 'TOR',
  China: 'HKG',
  Denmark: 'CPH',
  Finland: 'HEL',
  France: 'PAR',
  Germany: 'GER',
  'Hong Kong': 'HKG',
  India: 'NSE',
  Italy: 'MIL',
  Japan: 'JPX',
  Netherlands: 'AMS',
  Norway: 'OSL',
  Singapore: 'SES',
  'South Korea': 'KSC',
  Spain: 'MCE',
  Sweden: 'STO',
  Switzerland: 'EBS',
  Taiwan: 'TAI',
}

export interface Symbols {
  readonly entries: readonly SearchEntry[]
  /** The file's own spelling, by id. */
  readonly symbols: readonly string[]
}

/**
 * The file has no sizes. What stands in for them is on how many exchanges a company is listed, which grows with its
 * size; twice that for its main listing, and for any in London, as the people who search are British.
 */
export function readSymbols(): Symbols {
  const rows = parseCsv(gunzipSync(readFileSync(file)).toString('utf8')).slice(1)
  const exchanges = new Map<string, Set<string>>()
  for (const row of rows) {
    const key = companyKey(row)
    const known = exchanges.get(key)
    if (known === undefined) exchanges.set(key, new Set([row[4] ?? '']))
    else known.add(row[4] ?? '')
  }
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
        size: type === 'index' ? null : (exchanges.get(companyKey(row))?.size ?? 0) * (isMainListing(row) ? 2 : 1),
      }
    }),
  }
}

function companyKey([type = '', , name = '', , , , , , , country = '']: readonly string[]): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
  return `${type} ${country} ${words.slice(0, type === 'equity' ? 2 : undefined).join(' ')}`
}

/** London gives foreign shares, whose main listing is elsewhere, codes that begin with 0. */
function isMainListing([, symbol = '', , , exchange = '', , , , , country = '']: readonly string[]): boolean {
  return exchange === 'LSE' ? !symbol.startsWith('0') : homeExchanges[country] === exchange
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
