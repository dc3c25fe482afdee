import { DamagedFileError } from '../../errors.ts'

/** Filings as columns: the third filing is the third of every list. */
export interface FilingTable {
  readonly length: number
  /** Nothing where the column is not there. */
  text(column: string, row: number): string
}

const required = ['accessionNumber', 'filingDate', 'form']

export function readFilingTable(given: unknown): FilingTable {
  if (typeof given !== 'object' || given === null) {
    throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'filings.recent is not an object of lists')
  }
  const columns = new Map(
    Object.entries(given).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  )
  const missing = required.filter(name => !columns.has(name))
  if (missing.length > 0) {
    throw new DamagedFileError('IMPORT_MISSING_COLUMN', `filings.recent has no ${missing.join(', ')}`)
  }
  const length = columns.get('accessionNumber')?.length ?? 0
  const uneven = [...columns].find(([, values]) => values.length !== length)
  if (uneven) {
    const reason = `filings.recent.${uneven[0]} has ${uneven[1].length} values, accessionNumber has ${length}`
    throw new DamagedFileError('IMPORT_MALFORMED_JSON', reason)
  }
  const text = (column: string, row: number) => {
    const value = columns.get(column)?.[row]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  return { length, text }
}
