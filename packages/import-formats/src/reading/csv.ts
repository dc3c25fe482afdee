import { CsvError, type Info, parse } from 'csv-parse'
import { DamagedFileError } from '../errors.ts'
import type { ImportFile } from '../format.ts'
import { decode } from './decode.ts'

export interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

/** No honest row of our formats has as many characters. */
const maxRowCharacters = 1_000_000

/**
 * Rows by the handful, as they come: to hand over every row by itself takes longer than to read it. Empty lines are left
 * out. Until the first quote a row is what stands between two ends of lines, which takes a third of the parser's time.
 */
export async function* readCsv(file: ImportFile, delimiter: string): AsyncGenerator<readonly Line[]> {
  const plain = createPlainReader(delimiter)
  let quoted: ReturnType<typeof createQuotedReader> | null = null
  try {
    for await (const text of decode(file.bytes())) {
      if (quoted === null && text.includes('"')) quoted = createQuotedReader(delimiter, plain.line)
      yield quoted === null ? plain.read(text) : await quoted.read(plain.takeRest() + text)
    }
    yield quoted === null ? plain.end() : await quoted.end()
  } finally {
    quoted?.destroy()
  }
}

function createPlainReader(delimiter: string) {
  let rest = ''
  let line = 0
  const toLines = (rows: readonly string[]): readonly Line[] =>
    rows.flatMap(row => {
      line += 1
      if (row.length > maxRowCharacters) throw tooLong()
      return row === '' ? [] : { line, cells: row.split(delimiter) }
    })
  return {
    /** The number of lines so far. */
    get line() {
      return line
    },
    read(text: string): readonly Line[] {
      const rows = (line === 0 && rest === '' ? text.replace(/^\ufeff/, '') : rest + text).split(
        endsOfLines(rest, text),
      )
      rest = rows.pop() ?? ''
      if (rest.length > maxRowCharacters) throw tooLong()
      return toLines(rows)
    },
    end: () => toLines(rest === '' ? [] : [rest.replace(/\r$/, '')]),
    takeRest() {
      const taken = rest
      rest = ''
      return taken
    },
  }
}

/** A carriage return at the very end may be followed by its line feed. */
const endsOfLines = (rest: string, text: string) =>
  text.includes('\r') || rest.endsWith('\r') ? /\r\n|\n|\r(?!$)/ : '\n'

/** From a row with a quote on. */
function createQuotedReader(delimiter: string, linesBefore: number) {
  let lines: Line[] = []
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: linesBefore === 0,
    relax_column_count: true,
    relax_quotes: false,
    skip_empty_lines: true,
    max_record_size: maxRowCharacters,
    on_record: (cells: string[], info: Info) => {
      lines.push({ line: linesBefore + info.lines, cells })
      return null
    },
  }).resume()
  // Those who write are told as well.
  parser.on('error', () => {})
  const settle = async (work: (done: (error?: Error | null) => void) => void): Promise<readonly Line[]> => {
    try {
      await new Promise<void>((resolve, reject) => work(error => (error ? reject(error) : resolve())))
    } catch (error) {
      throw toDamage(error)
    }
    const taken = lines
    lines = []
    return taken
  }
  return {
    read: (text: string) => settle(done => parser.write(text, done)),
    end: () => settle(done => parser.end(done)),
    destroy: () => parser.destroy(),
  }
}

function toDamage(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? tooLong(error)
    : new DamagedFileError('IMPORT_MALFORMED_CSV', `it is not well-formed CSV: ${error.message}`, { cause: error })
}

const tooLong = (cause?: unknown) =>
  new DamagedFileError('IMPORT_LINE_TOO_LONG', `a row has more than ${maxRowCharacters} characters`, { cause })
