import type { IsoDate } from '@bellwether/domain'
import { DamagedFileError, RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { readJson } from '../../reading/json.ts'
import type { SecurityRecord } from '../../records/index.ts'
import { toAmericanShare } from '../american-share.ts'

export const secTickers: Format = {
  name: 'sec-tickers',
  title: 'company_tickers.json and company_tickers_exchange.json of the SEC',
  source: { code: 'SEC', name: 'US Securities and Exchange Commission', licence: 'Public domain' },
  listsSecurities: true,
  recognise: head => {
    const fields = /^\s*\{\s*"fields"\s*:\s*\[([^\]]{0,400})\]/.exec(head)?.[1] ?? ''
    const isListed = fields.includes('"cik"') && fields.includes('"ticker"')
    return isListed || /^\s*\{\s*"\d+"\s*:\s*\{\s*"cik_str"/.test(head)
  },
  read,
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  const companies = await readJson(file)
  if (companies === null || typeof companies !== 'object') {
    throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'it is not an object of companies')
  }
  if ('fields' in companies && 'data' in companies) {
    yield* readRows(companies.fields, companies.data, file.date)
    return
  }
  for (const [key, company] of Object.entries(companies)) {
    yield toItem(`$.${key}`, () => toSecurity(company, file.date))
  }
}

/** As lists: the fields once, and the values of each company in their order. */
function* readRows(fields: unknown, data: unknown, asAt: IsoDate): Generator<Item> {
  if (!Array.isArray(fields) || !Array.isArray(data)) {
    throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'fields and data must be lists')
  }
  for (const [index, row] of data.entries()) {
    const at = `$.data[${index}]`
    const given = Array.isArray(row) ? row : []
    const field = (name: string) => {
      const value: unknown = given[fields.indexOf(name)]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }
    const company = { cik_str: field('cik'), ticker: field('ticker'), title: field('name') }
    yield toItem(at, () => withExchange(toSecurity(company, asAt), field('exchange')))
  }
}

const mics: Readonly<Record<string, string>> = { Nasdaq: 'XNAS', NYSE: 'XNYS' }

/** Others (OTC, CBOE) are exchanges of the United States of which no market code has the name. */
function withExchange(security: SecurityRecord, exchange: string): SecurityRecord {
  const mic = Object.hasOwn(mics, exchange) ? mics[exchange] : undefined
  if (mic === undefined || security.listing === null) return security
  return { ...security, listing: { ...security.listing, mic } }
}

function toSecurity(company: unknown, asAt: IsoDate): SecurityRecord {
  if (company === null || typeof company !== 'object') {
    throw new RejectedRowError('IMPORT_MISSING_VALUE', 'company', String(company), 'it is not an object')
  }
  const field = (name: string) => (name in company ? String(company[name as keyof typeof company]) : undefined)
  return toAmericanShare({
    cik: readText('cik_str', field('cik_str')),
    ticker: readText('ticker', field('ticker')),
    name: readText('title', field('title')),
    asAt,
  })
}
