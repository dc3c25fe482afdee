import type { IsoDate, MarketCode } from '@bellwether/domain'
import type { RejectCode, RejectedRowError, SkipCode } from './errors.ts'
import type { FeedMapping } from './news/feed-mapping.ts'
import type { ImportRecord } from './records/index.ts'

/** A file as a format sees it: out of its archive, whatever its name. */
export interface ImportFile {
  /** For messages: `prices.zip/aapl.csv`. */
  readonly name: string
  /** The day it was last changed, for formats that do not say their own. */
  readonly date: IsoDate
  /** The first 64 KiB as text; of a workbook the first rows of each sheet, cells between tabs. */
  readonly head: string
  /** Its bytes from the start, at each call. */
  bytes(): AsyncIterable<Uint8Array>
  /** Of an .xlsx file; null for every other. */
  readonly workbook: Workbook | null
}

export interface Workbook {
  readonly sheets: readonly string[]
  rows(sheet: string): AsyncIterable<WorkbookRow>
}

export interface WorkbookRow {
  readonly line: number
  readonly cells: readonly string[]
  /** Positions of cells that hold a formula: their text is what some other program calculated. */
  readonly formulas: readonly number[]
}

/** What the person who imports has said beside the file itself. */
export interface ReadContext {
  /** `--symbol`, of a file that does not name its security. */
  readonly symbol: MarketCode | null
  /** `--unit`, of prices that do not say theirs: GBP where the listing is quoted in pence. */
  readonly unit?: string | null
  /** `--mapping`, of feeds of news. */
  readonly mapping?: FeedMapping | null
  readonly today: IsoDate
}

/** Where in the file something stands: `line 12`, `FinInstrm 7`, `$.facts.us-gaap`. */
export type Place = string

export interface Reject {
  readonly code: RejectCode
  readonly field: string
  readonly value: string
  readonly reason: string
}

/** What a format says while it reads, in the order of the file. */
export type Item =
  /** `rows` are the rows of the file that the record stands for: 1 unless given. */
  | { readonly at: Place; readonly record: ImportRecord; readonly rows?: number }
  | { readonly at: Place; readonly reject: Reject }
  | { readonly at: Place; readonly skip: SkipCode }
  /** Something to tell that costs no row, such as a price that was mended. */
  | { readonly at: Place; readonly warning: string }

/** One kind of file. Pure: it knows no database. */
export interface Format {
  /** `--format` takes it: `ecb-rates`. */
  readonly name: string
  readonly title: string
  /** The source of its figures, unless `--source` names another. */
  readonly source: SourceDescription
  /** Files of a command that list securities are imported before those that say something of them. */
  readonly listsSecurities?: true
  /** By content. At most one format may recognise a file. */
  recognise(head: string, file: Pick<ImportFile, 'workbook'>): boolean
  /** A stream: it must not keep what it has read. Throws `DamagedFileError` or `UnreadableFileError`. */
  read(file: ImportFile, context: ReadContext): AsyncIterable<Item>
}

export interface SourceDescription {
  /** At most 12 capital letters, digits and hyphens: `ECB`. */
  readonly code: string
  readonly name: string
  readonly licence: string | null
}

export function toReject({ code, field, value, message }: RejectedRowError): Reject {
  return { code, field, value: value.length > 200 ? `${value.slice(0, 200)}…` : value, reason: message }
}
