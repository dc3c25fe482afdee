import type { Database } from '@bellwether/db'
import type { IsoDate, MarketCode } from '@bellwether/domain'
import type { ImportRecord, Place } from '@bellwether/import-formats'
import type { Tally } from './report.ts'

export interface PlacedRecord<R extends ImportRecord = ImportRecord> {
  readonly at: Place
  readonly record: R
  readonly rows: number
}

/** What a writer has besides the records. */
export interface WriteContext {
  readonly sourceId: number
  /** Count every row exactly once: `wrote`, `reject` or `skip`. */
  readonly tally: Tally
  /** Keys of what the file has said so far; see `withoutRepeated`. */
  readonly seen: Set<string>
  /** Securities whose pages will show something else: add the id of each one that was changed. */
  readonly changed: Set<number>
  /** The day the file was last changed, for records without a date of their own. */
  readonly fileDate: IsoDate
  readonly symbol: MarketCode | null
  /** `--source`; null where it was not given. */
  readonly sourceCode: string | null
}

/** Writes records of one kind, some thousand at a time, inside the transaction of the file. Nothing it holds outlives the file. */
export interface RecordWriter<R extends ImportRecord> {
  write(tx: Database, records: readonly PlacedRecord<R>[], context: WriteContext): Promise<void>
}
