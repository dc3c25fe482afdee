/** Base of every error this package throws. Recognise errors by `code`, never by text. */
export abstract class ImportFileError extends Error {
  abstract readonly code: string
}

const unreadableFile = [
  { code: 'IMPORT_UNKNOWN_FORMAT' },
  { code: 'IMPORT_UNKNOWN_FORMAT_NAME' },
  { code: 'IMPORT_FILE_NOT_FOUND' },
  { code: 'IMPORT_NO_SYMBOL' },
  { code: 'IMPORT_UNKNOWN_SYMBOL' },
  { code: 'IMPORT_NOT_DAILY' },
  { code: 'IMPORT_WRONG_MAPPING' },
  { code: 'IMPORT_VERSION_NOT_READ' },
] as const

const damagedFile = [
  { code: 'IMPORT_EMPTY_FILE' },
  { code: 'IMPORT_DAMAGED_ARCHIVE' },
  { code: 'IMPORT_ARCHIVE_NAME' },
  { code: 'IMPORT_TOO_LARGE' },
  { code: 'IMPORT_ENCODING' },
  { code: 'IMPORT_MALFORMED_XML' },
  { code: 'IMPORT_XML_DOCTYPE' },
  { code: 'IMPORT_MALFORMED_CSV' },
  { code: 'IMPORT_MALFORMED_JSON' },
  { code: 'IMPORT_MALFORMED_WORKBOOK' },
  { code: 'IMPORT_LINE_TOO_LONG' },
  { code: 'IMPORT_DUPLICATE_COLUMN' },
  { code: 'IMPORT_MISSING_COLUMN' },
] as const

const rejectedRow = [
  { code: 'IMPORT_MISSING_VALUE' },
  { code: 'IMPORT_NOT_A_NUMBER' },
  { code: 'IMPORT_NUMBER_OUT_OF_RANGE' },
  { code: 'IMPORT_NOT_A_DATE' },
  { code: 'IMPORT_DATE_OUT_OF_RANGE' },
  { code: 'IMPORT_WRONG_IDENTIFIER' },
  { code: 'IMPORT_UNKNOWN_VALUE' },
  { code: 'IMPORT_FORMULA_CELL' },
  { code: 'IMPORT_REPEATED_ROW' },
  { code: 'IMPORT_INCONSISTENT_ROW' },
  { code: 'IMPORT_UNKNOWN_SECURITY' },
  { code: 'IMPORT_CODE_TAKEN' },
] as const

/** A row that is right, and that we do not keep: counted, not rejected. */
const skippedRow = [
  { code: 'IMPORT_TYPE_NOT_HELD' },
  { code: 'IMPORT_OLDER_THAN_STORED' },
  { code: 'IMPORT_MERGED_ROW' },
] as const

/** Something was decided that the operator may know better; the rows are stored. */
const decided = [{ code: 'IMPORT_UNIT_ASSUMED' }, { code: 'IMPORT_UNIT_FOUND' }] as const

type UnreadableCode = (typeof unreadableFile)[number]['code']
type DamageCode = (typeof damagedFile)[number]['code']
export type RejectCode = (typeof rejectedRow)[number]['code']
export type SkipCode = (typeof skippedRow)[number]['code']
export type WarningCode = (typeof decided)[number]['code']

/** We do not know how to read this file; what is in it may be all right. */
export class UnreadableFileError extends ImportFileError {
  override readonly name = 'UnreadableFileError'
  readonly code: UnreadableCode
  constructor(code: UnreadableCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The file is broken or hostile; nothing of it is stored. */
export class DamagedFileError extends ImportFileError {
  override readonly name = 'DamagedFileError'
  readonly code: DamageCode
  constructor(code: DamageCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** One row is not usable; the rest of the file is. Thrown while a row is mapped, reported with its place. */
export class RejectedRowError extends ImportFileError {
  override readonly name = 'RejectedRowError'
  readonly code: RejectCode
  readonly field: string
  readonly value: string
  constructor(code: RejectCode, field: string, value: string, reason: string) {
    super(reason)
    this.code = code
    this.field = field
    this.value = value
  }
}
