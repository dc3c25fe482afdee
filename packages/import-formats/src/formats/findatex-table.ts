import { type IsoDate, isCurrency, parseSedol } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import type { ImportFile } from '../format.ts'
import { readDay, readIsin, readNumber, readOptionalNumber, readText } from '../reading/fields.ts'
import { readTable, type TableRow } from '../reading/table.ts'
import type { DisclosedSecurity } from '../records/fund-disclosure.ts'

/** A row of a FinDatEx template. Only the five digits before the name of a column count: names vary. */
export interface TemplateRow {
  readonly at: string
  /** Nothing where the cell, or the column, is not there. */
  text(field: string): string
  /** A day from 2000 to today. */
  day(field: string): IsoDate
  fraction(field: string): number | null
  /** An indicator of risk, from 1 to 7. */
  score(field: string): number
  security(field: string, typeField: string): DisclosedSecurity
  currency(field: string): string
}

const toKey = (name: string) => /^\ufeff?\s*(\d{5})_/.exec(name)?.[1] ?? name.trim()

/** Rows of a template: CSV with semicolons (or commas), or the first sheet of a workbook. */
export async function* readTemplate(
  file: ImportFile,
  required: readonly string[],
  today: IsoDate,
): AsyncGenerator<TemplateRow> {
  const [header = ''] = file.head.split(/\r?\n/, 1)
  const delimiter = header.includes(';') ? ';' : ','
  const names = required.map(field => `${field}_`)
  for await (const row of readTable(file, { required: names, delimiter, toKey })) {
    // A sheet may go on below its last row.
    if (required.some(field => cell(row, field) !== '')) yield toTemplateRow(row, today)
  }
}

/** Exports write an empty text as two quotation marks. */
function cell(row: TableRow, field: string): string {
  const text = row.get(`${field}_`)?.trim() ?? ''
  return text === '""' ? '' : text
}

function toTemplateRow(row: TableRow, today: IsoDate): TemplateRow {
  const text = (field: string) => cell(row, field)
  return {
    at: row.at,
    text,
    day: field => readDay(field, text(field), { from: '2000-01-01', to: today }),
    // 1.15% is 0.0115. More than all of an investment is a slip of the decimal point.
    fraction: field => readOptionalNumber(field, text(field).replace(',', '.'), { min: -1, max: 1 }),
    score: field => {
      const score = readNumber(field, text(field), { min: 1, max: 7 })
      if (Number.isInteger(score)) return score
      const reason = `${field} must be a whole number from 1 to 7`
      throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, text(field), reason)
    },
    currency: field => {
      const code = readText(field, text(field))
      if (isCurrency(code)) return code
      throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, code, `${code} is not a currency of ISO 4217`)
    },
    security: (field, typeField) => {
      const type = text(typeField)
      if (type === '1') return { isin: readIsin(field, text(field)), sedol: null }
      const sedol = type === '3' ? parseSedol(text(field)) : null
      if (sedol !== null) return { isin: null, sedol }
      const reason = `${field} must be an ISIN (${typeField} is 1) or a SEDOL (3)`
      throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', field, text(field), reason)
    },
  }
}
