import { type IsoDate, isCurrency, sedolFromIsin } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import { readText } from '../reading/fields.ts'
import type { SecurityRecord } from '../records/security.ts'

interface FundSaid {
  readonly isin: string | null
  readonly name: string
  readonly currency: string
  readonly asAt: IsoDate
  readonly country?: string | null
  readonly lei?: string | null
  /** Of the SEC. */
  readonly cik?: string | null
  readonly seriesId?: string | null
}

/**
 * IM-SEC-8: the fund that a file is about, by what the file says of it. One that no market lists is found under `FUND:` and its
 * SEDOL, or its ISIN where it has none; one that is known already keeps its listings.
 */
export function toFund(said: FundSaid): SecurityRecord {
  const { isin, country = null, lei = null, cik = null, seriesId = null, asAt } = said
  const currency = said.currency.trim().toUpperCase()
  if (!isCurrency(currency)) {
    throw new RejectedRowError(
      'IMPORT_UNKNOWN_VALUE',
      'currency',
      said.currency,
      'the currency of the fund is none of ISO 4217',
    )
  }
  const code = isin === null ? null : (sedolFromIsin(isin as Parameters<typeof sedolFromIsin>[0]) ?? isin)
  return {
    kind: 'security',
    isin,
    cik,
    seriesId,
    type: 'FUND',
    name: readText('name', said.name),
    country: country ?? isin?.slice(0, 2) ?? 'US',
    currency,
    cfi: null,
    lei,
    sector: null,
    industry: null,
    category: null,
    description: null,
    website: null,
    listing: { mic: isin === null ? null : 'FUND', ticker: code, currency, endedOn: null },
    memberOf: null,
    asAt,
  }
}
