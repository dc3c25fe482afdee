import type { IsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import type { SecurityRecord } from '../records/index.ts'

interface AmericanShare {
  /** Null where a list does not say it. */
  readonly cik: string | null
  readonly ticker: string
  readonly name: string
  readonly asAt: IsoDate
  readonly sector?: string
  readonly industry?: string
  readonly memberOf?: string
}

/** A share that is known by its CIK and its ticker, which is unique among the exchanges of the United States. */
export function toAmericanShare({
  cik,
  ticker,
  name,
  asAt,
  sector,
  industry,
  memberOf,
}: AmericanShare): SecurityRecord {
  if (cik !== null && !/^\d{1,10}$/.test(cik)) {
    throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', 'CIK', cik, 'a CIK has up to ten digits')
  }
  if (!/^[A-Z0-9.-]{1,12}$/.test(ticker)) {
    throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', 'ticker', ticker, 'a ticker has capital letters and digits')
  }
  return {
    kind: 'security',
    isin: null,
    cik: cik?.replace(/^0+(?=\d)/, '') ?? null,
    seriesId: null,
    type: 'EQUITY',
    name,
    country: 'US',
    currency: 'USD',
    cfi: null,
    lei: null,
    sector: sector ?? null,
    industry: industry ?? null,
    category: null,
    description: null,
    website: null,
    listing: { mic: null, ticker, currency: 'USD', endedOn: null },
    memberOf: memberOf ?? null,
    asAt,
  }
}
