import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { DamagedFileError } from '../errors.ts'
import type { ImportFile, Place } from '../format.ts'
import { decode } from './decode.ts'

export interface TableOptions {
  /** Columns without which the file is another one. */
  readonly required: readonly string[]
  /** `,` unless given. */
  readonly delimiter?: string
  /** Of a workbook; the first sheet unless given. */
  readonly sheet?: string
  /** What makes two names of a column the same: by default, case and surrounding space do not matter. */
  readonly toKey?: (name: string) => string
  /** Which row is the header, for files with a preamble: by default the first. */
  readonly isHeader?: (cells: readonly string[]) => boolean
  /** Where the table ends, for files with legal text after it. */
  readonly isEnd?: (cells: readonly string[]) => boolean
}

export interface TableRow {
  readonly at: Place
  readonly line: number
  /** The cell of a column; undefined where the file has no such column or the row ends before it. */
  get(column: string): string | undefined
}

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

/** No honest row of our formats has as many characters. */
const maxRowCharacters = 1_000_000
const maxPreambleRows = 100

const delimiters = [';', '\t', '|', ','] as const

/** What stands between the columns of the first row that is a header: the most frequent of semicolon, tab, bar and comma. */
export function detectDelimiter(head: string, isHeader: (line: string) => boolean = () => true): string {
  const lines = head.replace(/^\ufeff/, '').split(/\r?\n/, maxPreambleRows)
  const header = lines.find(line => line.trim() !== '' && isHeader(line)) ?? lines[0] ?? ''
  const counts = delimiters.map(delimiter => header.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The sheet of a workbook that has the header among its first rows; nothing for other files, and the first where none has. */
export async function findSheet(
  { workbook }: ImportFile,
  isHeader: (cells: readonly string[]) => boolean,
): Promise<Pick<TableOptions, 'sheet'>> {
  for (const sheet of workbook?.sheets ?? []) {
    let row = 0
    for await (const { cells } of workbook?.rows(sheet) ?? []) {
      if (isHeader(cells)) return { sheet }
      row += 1
      if (row === maxPreambleRows) break
    }
  }
  return {}
}

/** The rows under the header of a CSV file or a sheet. Columns are found by name, in whatever order. */
export async function* readTable(file: ImportFile, options: TableOptions): AsyncGenerator<TableRow> {
  const { isHeader = () => true, isEnd = () => false, toKey = name => name.trim().toLowerCase() } = options
  let positions: ReadonlyMap<string, number> | null = null
  for await (const { line, cells } of readLines(file, options)) {
    if (positions === null) {
      if (isHeader(cells)) positions = toPositions(cells, options.required, toKey)
      else if (line > maxPreambleRows) break
      continue
    }
    if (isEnd(cells)) return
    if (cells.length === 1 && cells[0]?.trim() === '') continue
    const found = positions
    const get = (column: string) => {
      const position = found.get(toKey(column))
      return position === undefined ? undefined : cells[position]
    }
    yield { at: `line ${line}`, line, get }
  }
  if (positions === null) {
    throw new DamagedFileError('IMPORT_MISSING_COLUMN', `it has no header with ${options.required.join(', ')}`)
  }
}

function toPositions(header: readonly string[], required: readonly string[], toKey: (name: string) => string) {
  const positions = new Map<string, number>()
  for (const [position, name] of header.entries()) {
    const key = toKey(name)
    if (key === '') continue
    if (positions.has(key)) {
      throw new DamagedFileError('IMPORT_DUPLICATE_COLUMN', `its header has the column ${name.trim()} twice`)
    }
    positions.set(key, position)
  }
  const missing = required.filter(name => !positions.has(toKey(name)))
  if (missing.length > 0) {
    throw new DamagedFileError('IMPORT_MISSING_COLUMN', `its header has no column ${missing.join(', ')}`)
  }
  return positions
}

/** Every row of a CSV file, without looking for a header; for files that have none. */
export async function* readLines(
  file: ImportFile,
  { delimiter = ',', sheet }: Pick<TableOptions, 'delimiter' | 'sheet'> = {},
): AsyncGenerator<Line> {
  if (file.workbook) {
    const name = sheet ?? file.workbook.sheets[0]
    if (name === undefined) throw new DamagedFileError('IMPORT_MALFORMED_WORKBOOK', 'it has no sheet')
    for await (const { line, cells, formulas } of file.workbook.rows(name)) {
      // A formula is shown as one, so that no field takes what another program calculated for a figure.
      yield { line, cells: formulas.length === 0 ? cells : cells.map((c, i) => (formulas.includes(i) ? `=${c}` : c)) }
    }
    return
  }
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: false,
    skip_empty_lines: true,
    max_record_size: maxRowCharacters,
  })
  try {
    const text = Readable.from(decode(file.bytes()))
    text.on('error', error => parser.destroy(error))
    for await (const { record, info } of text.pipe(parser) as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    throw toDamage(error)
  }
}

function toDamage(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new DamagedFileError('IMPORT_LINE_TOO_LONG', `a row has more than ${maxRowCharacters} characters`, {
        cause: error,
      })
    : new DamagedFileError('IMPORT_MALFORMED_CSV', `it is not well-formed CSV: ${error.message}`, { cause: error })
}
