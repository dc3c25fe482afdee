import { DamagedFileError } from '../../errors.ts'
import type { ImportFile } from '../../format.ts'
import { withPoint } from '../../reading/decimal-comma.ts'
import { readJson } from '../../reading/json.ts'
import { detectDelimiter, findSheet, readTable } from '../../reading/table.ts'

/** The cell of a field, by the number that the name of its column begins with: `26` of `26_Valuation_weight`. Nothing where there is none. */
export type TptRow = (field: string) => string

interface Position {
  readonly at: string
  readonly row: TptRow
}

const numberOf = (name: string) => /^[\ufeff\s"]*(\d{1,3}[a-z]?)(?=[_\s.-])/i.exec(name)?.[1]?.toLowerCase()

export function isTptHeader(cells: readonly string[]): boolean {
  const has = (pattern: RegExp) => cells.some(cell => pattern.test(cell.replace(/^[\ufeff\s"]+/, '')))
  return has(/^1[_ .-].*portfolio/i) && has(/^14[_ .-]/) && has(/^26[_ .-].*weight/i)
}

/** Positions of JSON, of CSV with whatever stands between its columns, or of the sheet that has them. */
export async function* readPositions(file: ImportFile): AsyncGenerator<Position> {
  if (file.workbook === null && /^\s*\[/.test(file.head)) {
    yield* readList(await readJson(file))
    return
  }
  const toKey = (name: string) => numberOf(name) ?? name.trim().toLowerCase()
  const delimiter = detectDelimiter(file.head, line => isTptHeader(line.split(/[;,\t|]/)))
  const sheet = await findSheet(file, isTptHeader)
  const required = ['1_', '6_', '14_', '17_', '26_']
  for await (const row of readTable(file, { required, toKey, delimiter, isHeader: isTptHeader, ...sheet })) {
    // Decimals with a comma; the other figures of a position are not read.
    const cell: TptRow = field => withPoint((row.get(`${field}_`) ?? '').trim())
    if (cell('1') !== '' || cell('17') !== '') yield { at: row.at, row: cell }
  }
}

function* readList(rows: unknown): Generator<Position> {
  if (!Array.isArray(rows)) throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'it is not a list of positions')
  for (const [index, given] of rows.entries()) {
    const at = `$[${index}]`
    if (typeof given !== 'object' || given === null) {
      throw new DamagedFileError('IMPORT_MALFORMED_JSON', `${at} is not a position`)
    }
    const cells = new Map(Object.entries(given).map(([name, value]) => [numberOf(name) ?? name, toText(value)]))
    yield { at, row: field => cells.get(field) ?? '' }
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
