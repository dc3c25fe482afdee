import type { ImportRecord } from '@bellwether/import-formats'
import type { PlacedRecord, WriteContext } from '../record-writer.ts'

/** The first record of each key in the whole file; the others are rejected, since nobody can say which of two is right. */
export function withoutRepeated<R extends ImportRecord>(
  records: readonly PlacedRecord<R>[],
  keyOf: (record: R) => string,
  { seen, tally }: Pick<WriteContext, 'seen' | 'tally'>,
): readonly PlacedRecord<R>[] {
  return records.filter(({ at, record, rows }) => {
    const key = `${record.kind} ${keyOf(record)}`
    if (!seen.has(key)) {
      seen.add(key)
      return true
    }
    const reason = `${key} stands in the file more than once`
    tally.reject(at, { code: 'IMPORT_REPEATED_ROW', field: '', value: keyOf(record), reason }, rows)
    return false
  })
}
