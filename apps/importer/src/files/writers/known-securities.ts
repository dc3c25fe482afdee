import { type Database, importedPrices, securityKeys } from '@bellwether/db'
import { parseMarketCode } from '@bellwether/domain'
import type { ImportRecord } from '@bellwether/import-formats'
import type { PlacedRecord, WriteContext } from '../record-writer.ts'
import { sameListingCodes } from './securities/market-code.ts'

type SecurityKey = Parameters<typeof securityKeys.find>[1][number]

export interface RecordOfSecurity<R extends ImportRecord> extends PlacedRecord<R> {
  readonly securityId: number
}

/** Records with the security that each is of; those of a security that we do not have are rejected. */
export async function ofKnownSecurities<R extends ImportRecord>(
  tx: Database,
  records: readonly PlacedRecord<R>[],
  keyOf: (record: R) => SecurityKey,
  { tally }: Pick<WriteContext, 'tally'>,
): Promise<readonly RecordOfSecurity<R>[]> {
  const keys = await withStoredCodes(
    tx,
    records.map(({ record }) => keyOf(record)),
  )
  const ids = await securityKeys.find(tx, keys)
  return records.flatMap((placed, index) => {
    const securityId = ids[index] ?? null
    if (securityId !== null) return [{ ...placed, securityId }]
    const [field = '', value = ''] = Object.entries(keys[index] ?? {}).find(([, given]) => given) ?? []
    const reason = `we have no security with ${names[field] ?? field} ${value}; import a file of securities that has it first`
    tally.reject(placed.at, { code: 'IMPORT_UNKNOWN_SECURITY', field, value, reason }, placed.rows)
    return []
  })
}

/** `US:IVV` stands for the listing of New York, whatever its market is called here. Records of a file mostly name one security. */
async function withStoredCodes(tx: Database, keys: readonly SecurityKey[]): Promise<readonly SecurityKey[]> {
  const stored = new Map<string, string>()
  for (const given of new Set(keys.flatMap(({ marketCode }) => marketCode ?? []))) {
    const code = parseMarketCode(given)
    if (code === null) continue
    const listing = await importedPrices.findListing(tx, sameListingCodes(code))
    stored.set(given, listing?.marketCode ?? code)
  }
  return keys.map(key => (key.marketCode ? { ...key, marketCode: stored.get(key.marketCode) ?? key.marketCode } : key))
}

const names: Readonly<Record<string, string>> = {
  isin: 'the ISIN',
  sedol: 'the SEDOL',
  cik: 'the CIK',
  seriesId: 'the series',
  marketCode: 'the market code',
}
