import { DamagedFileError } from '../errors.ts'
import type { ImportFile, Place } from '../format.ts'
import { type Line, readCsv } from './csv.ts'

export interface TableOptions {
  /** Columns without which the file is another one. */
  readonly required: readonly string[]
  /** The one that the header has most of, unless given; `,` in files with a preamble. */
  readonly delimiter?: string
  /** Of a workbook; the first sheet unless given. */
  readonly sheet?: string
  /** What makes two names of a column the same: by default, case and surrounding space do not matter. */
  readonly toKey?: (name: string) => string
  /** Which row is the header, for files with a preamble: by default the first. */
  readonly isHeader?: (cells: readonly string[]) => boolean
}

export interface TableRow {
  readonly at: Place
  readonly line: number
  /** The cell of a column; undefined where the file has no such column or the row ends before it. */
  get(column: string): string | undefined
}

const maxPreambleRows = 100

const delimiters = [';', '\t', '|', ','] as const

/** What stands between the columns of the first row that is a header: the most frequent of semicolon, tab, bar and comma. */
export function detectDelimiter(head: string, isHeader: (line: string) => boolean = () => true): string {
  const lines = head.replace(/^\ufeff/, '').split(/\r?\n/, maxPreambleRows)
  const header = lines.find(line => line.trim() !== '' && isHeader(line)) ?? lines[0] ?? ''
  const counts = delimiters.map(delimiter => header.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The columns of a file whose first row is its header, in their order and in small letters. */
export function headerOf(head: string): readonly string[] {
  const [line = ''] = head.replace(/^\ufeff/, '').split(/\r?\n/, 1)
  return line.split(detectDelimiter(head)).map(name => name.replaceAll('"', '').trim().toLowerCase())
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
  const { isHeader = () => true, toKey = name => name.trim().toLowerCase() } = options
  let positions: ReadonlyMap<string, number> | null = null
  let find: (column: string) => number | undefined = () => undefined
  const delimiter = options.delimiter ?? (options.isHeader ? ',' : detectDelimiter(file.head))
  for await (const lines of readParts(file, { ...options, delimiter })) {
    for (const { line, cells } of lines) {
      if (positions === null) {
        if (isHeader(cells)) {
          positions = toPositions(cells, options.required, toKey)
          find = createFinder(positions, toKey)
        } else if (line > maxPreambleRows) throw withoutHeader(options)
        continue
      }
      if (cells.length === 1 && cells[0]?.trim() === '') continue
      const get = (column: string) => {
        const position = find(column)
        return position === undefined ? undefined : cells[position]
      }
      yield { at: `line ${line}`, line, get }
    }
  }
  if (positions === null) throw withoutHeader(options)
}

function withoutHeader({ required }: TableOptions): DamagedFileError {
  return new DamagedFileError('IMPORT_MISSING_COLUMN', `it has no header with ${required.join(', ')}`)
}

/** Formats ask for the same few columns in every row. */
function createFinder(positions: ReadonlyMap<string, number>, toKey: (name: string) => string) {
  const asked = new Map<string, number | undefined>()
  return (column: string) => {
    if (!asked.has(column)) asked.set(column, positions.get(toKey(column)))
    return asked.get(column)
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
  options: Pick<TableOptions, 'delimiter' | 'sheet'> = {},
): AsyncGenerator<Line> {
  for await (const lines of readParts(file, options)) yield* lines
}

async function* readParts(
  file: ImportFile,
  { delimiter = ',', sheet }: Pick<TableOptions, 'delimiter' | 'sheet'>,
): AsyncGenerator<readonly Line[]> {
  if (file.workbook) {
    const name = sheet ?? file.workbook.sheets[0]
    if (name === undefined) throw new DamagedFileError('IMPORT_MALFORMED_WORKBOOK', 'it has no sheet')
    for await (const { line, cells, formulas } of file.workbook.rows(name)) {
      // A formula is shown as one, so that no field takes what another program calculated for a figure.
      const shown = formulas.length === 0 ? cells : cells.map((c, i) => (formulas.includes(i) ? `=${c}` : c))
      yield [{ line, cells: shown }]
    }
    return
  }
  yield* readCsv(file, delimiter)
}
