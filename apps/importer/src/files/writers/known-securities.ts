import { type Database, securityKeys } from '@bellwether/db'
import type { ImportRecord } from '@bellwether/import-formats'
import type { PlacedRecord, WriteContext } from '../record-writer.ts'

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
  const keys = records.map(({ record }) => keyOf(record))
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

const names: Readonly<Record<string, string>> = {
  isin: 'the ISIN',
  sedol: 'the SEDOL',
  cik: 'the CIK',
  seriesId: 'the series',
  marketCode: 'the market code',
}
