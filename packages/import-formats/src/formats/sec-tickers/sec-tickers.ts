import type { IsoDate } from '@bellwether/domain'
import { DamagedFileError, RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { readJson } from '../../reading/json.ts'
import type { SecurityRecord } from '../../records/index.ts'
import { toAmericanShare } from '../american-share.ts'

export const secTickers: Format = {
  name: 'sec-tickers',
  title: 'company_tickers.json of the SEC',
  source: { code: 'SEC', name: 'US Securities and Exchange Commission', licence: 'Public domain' },
  recognise: head => /^\s*\{\s*"\d+"\s*:\s*\{\s*"cik_str"/.test(head),
  read,
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  const companies = await readJson(file)
  if (companies === null || typeof companies !== 'object') {
    throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'it is not an object of companies')
  }
  for (const [key, company] of Object.entries(companies)) {
    yield toItem(`$.${key}`, () => toSecurity(company, file.date))
  }
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
