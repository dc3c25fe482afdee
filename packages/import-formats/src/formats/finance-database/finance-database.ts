import { findUnit, type IsoDate, parseIsin, type SecurityType } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { headerOf, readTable, type TableRow } from '../../reading/table.ts'
import type { SecurityRecord } from '../../records/index.ts'
import { findCountry } from './countries.ts'

const typeOfSymbol: Readonly<Record<string, SecurityType>> = { equity: 'EQUITY', etf: 'ETF', fund: 'FUND' }

export const financeDatabase: Format = {
  name: 'finance-database',
  title: 'FinanceDatabase: lists of shares, ETFs and funds, and of all symbols, CSV',
  source: { code: 'FINDB', name: 'FinanceDatabase', licence: 'MIT, © Jeroen Bouma' },
  listsSecurities: true,
  recognise: head => toKind(head) !== null,
  read,
}

type Kind = 'EQUITY' | 'ETF' | 'FUND' | 'SYMBOLS' | 'NOT_HELD'

/** Columns of the lists of indices, money markets, currencies and cryptocurrencies. */
const notHeld = ['category_group', 'family', 'base_currency', 'cryptocurrency']

/** The lists and the joined one differ in their columns, whatever the order of these. */
function toKind(head: string): Kind | null {
  const columns = new Set(headerOf(head))
  const has = (...names: string[]) => names.every(name => columns.has(name))
  if (has('type', 'symbol', 'exchange', 'sector_or_group')) return 'SYMBOLS'
  if (has('symbol', 'exchange', 'industry_group', 'market_cap')) return 'EQUITY'
  // Funds have no ISIN in these lists, ETFs do.
  if (has('symbol', 'exchange', 'category_group', 'family')) return columns.has('isin') ? 'ETF' : 'FUND'
  return has('symbol', 'summary', 'exchange') && notHeld.some(name => columns.has(name)) ? 'NOT_HELD' : null
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  const kind = toKind(file.head) ?? 'SYMBOLS'
  for await (const row of readTable(file, { required: ['symbol', 'name', 'exchange'] })) {
    const type = kind === 'SYMBOLS' ? typeOfSymbol[row.get('type') ?? ''] : kind
    if (type === undefined || type === 'NOT_HELD') yield { at: row.at, skip: 'IMPORT_TYPE_NOT_HELD' }
    else yield toItem(row.at, () => toSecurity(row, type, file.date))
  }
}

/** Exchanges of the United States and lists of its funds, for which the file has no MIC. */
const american = new Set(['ASE', 'BTS', 'NAS', 'NCM', 'NGM', 'NIM', 'NMS', 'NYQ', 'NYS', 'OBB', 'PCX', 'PNK', 'WCB'])

/** Of lists without a column of MICs: the markets that have pages of their own here. */
const micOfExchange: Readonly<Record<string, string>> = {
  AMS: 'XAMS',
  ASX: 'XASX',
  BRU: 'XBRU',
  EBS: 'XSWX',
  GER: 'XETR',
  HKG: 'XHKG',
  IOB: 'XLON',
  JNB: 'XJSE',
  JPX: 'XJPX',
  LSE: 'XLON',
  PAR: 'XPAR',
  TLV: 'XTAE',
  TOR: 'XTSE',
}

function toSecurity(row: TableRow, type: SecurityType, asAt: IsoDate): SecurityRecord {
  const exchange = row.get('exchange')?.trim() ?? ''
  const mic = row.get('mic')?.trim() || (micOfExchange[exchange] ?? null)
  if (mic === null && !american.has(exchange)) {
    throw new RejectedRowError(
      'IMPORT_UNKNOWN_VALUE',
      'exchange',
      exchange,
      'the row has no MIC and an unknown exchange',
    )
  }
  const text = (column: string) => row.get(column)?.replace(/\s+/g, ' ').trim() || null
  const isin = text('isin')
  // Some markets quote in hundredths: ZAC and ILA beside GBp.
  const unit = findUnit(text('currency') ?? '')
  const group = text('sector_or_group')
  const country = text('country') ?? (type === 'EQUITY' ? text('country_or_family') : null)
  return {
    kind: 'security',
    isin: isin === null ? null : parseIsin(isin),
    cik: null,
    seriesId: null,
    type,
    name: readText('name', row.get('name')),
    country: country === null ? null : findCountry(country),
    currency: unit?.currency ?? null,
    cfi: null,
    lei: null,
    sector: type === 'EQUITY' ? (text('sector') ?? group) : (text('category_group') ?? group),
    industry: text('industry') ?? text('industry_group'),
    category: type === 'EQUITY' ? null : text('category'),
    description: text('summary')?.slice(0, 4_000) ?? null,
    website: text('website'),
    listing: {
      mic,
      ticker: toTicker(readText('symbol', row.get('symbol'), 24)),
      currency: unit?.code ?? null,
      endedOn: text('delisted') === 'True' ? asAt : null,
    },
    memberOf: null,
    asAt,
  }
}

/** Without the suffix of the market: `BT-A.L` is `BT-A`. */
function toTicker(symbol: string): string {
  return symbol.replace(/\.[A-Z]{1,3}$/, '')
}
