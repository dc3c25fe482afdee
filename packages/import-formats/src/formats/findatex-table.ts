import { type IsoDate, isCurrency, parseSedol } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import type { ImportFile, Item } from '../format.ts'
import { withPoint } from '../reading/decimal-comma.ts'
import { readDay, readIsin, readNumber, readOptionalNumber, readText } from '../reading/fields.ts'
import { detectDelimiter, findSheet, readTable, type TableRow } from '../reading/table.ts'
import type { DisclosedSecurity } from '../records/fund-disclosure.ts'

/** A row of a FinDatEx template. Only the five digits before the name of a column count: names vary. */
export interface TemplateRow {
  readonly at: string
  /** Nothing where the cell, or the column, is not there. */
  text(field: string): string
  /** A day from 2000 to today, of the first of the fields that has one. */
  day(...fields: readonly string[]): IsoDate
  /** 0.0115, or 1.15% with its sign. Between less than all and twice all of an investment, unless another limit is given. */
  fraction(field: string, max?: number): number | null
  number(field: string, range: { readonly min: number; readonly max: number }): number | null
  /** An indicator of risk, from 1 to 7. */
  score(field: string): number
  security(field: string, typeField: string): DisclosedSecurity
  currency(field: string): string
  /** Refuses a part of the row whose flag is neither Y, N nor empty. */
  flag(field: string): void
}

const keyOf = (name: string) => /^\ufeff?\s*(\d{5})(?=[_\s-]|$)/.exec(name)?.[1]
const toKey = (name: string) => keyOf(name) ?? name.trim()

/** Whether a head has the template's columns in one of its rows, in whatever order. */
export function hasColumns(head: string, fields: readonly RegExp[]): boolean {
  return head
    .split(/\r?\n/, 40)
    .some(line =>
      fields.every(field => line.split(/[;,\t|]/).some(cell => field.test(cell.replace(/^[\ufeff\s"]+/, '')))),
    )
}

/** Rows of a template: CSV with whatever stands between its columns, or the sheet of a workbook that has them. */
export async function* readTemplate(
  file: ImportFile,
  required: readonly string[],
  today: IsoDate,
): AsyncGenerator<TemplateRow> {
  const isHeader = (cells: readonly string[]) =>
    required.filter(field => cells.some(cell => keyOf(cell) === field)).length > 1
  const names = required.map(field => `${field}_`)
  const sheet = await findSheet(file, isHeader)
  const delimiter = detectDelimiter(file.head, line => required.every(field => line.includes(field)))
  for await (const row of readTable(file, { required: names, delimiter, toKey, isHeader, ...sheet })) {
    // A sheet may go on below its last row.
    if (required.some(field => cell(row, field) !== '')) yield toTemplateRow(row, today)
  }
}

/** A field that a row must have though nothing of it is stored: what it must be, or null where the row has it. */
export type TemplateCheck = readonly [field: string, mustBe: 'a text' | 'Y or N' | 'a time']

const patterns: Readonly<Record<TemplateCheck[1], RegExp>> = {
  'a text': /./,
  'Y or N': /^[YN]$/i,
  'a time': /^\d{4}-\d{2}-\d{2}/,
}

/** What is wrong with fields that cost no record; the person who made the file should know. */
export function* checkTemplate(row: TemplateRow, checks: readonly TemplateCheck[]): Generator<Item> {
  for (const [field, mustBe] of checks) {
    const text = row.text(field)
    if (text === '') yield { at: row.at, warning: `${field} is mandatory and empty` }
    else if (!patterns[mustBe].test(text))
      yield { at: row.at, warning: `${field} must be ${mustBe}, not ${text.slice(0, 100)}` }
  }
}

/** Exports write an empty text as two quotation marks, people as n/a. */
function cell(row: TableRow, field: string): string {
  const text = row.get(`${field}_`)?.trim() ?? ''
  return /^(?:""|n\/a|n\.a\.?|#n\/a)$/i.test(text) ? '' : text
}

function toTemplateRow(row: TableRow, today: IsoDate): TemplateRow {
  const text = (field: string) => cell(row, field)
  const decimal = (field: string) => withPoint(text(field))
  return {
    at: row.at,
    text,
    day: (...fields) => {
      const field = fields.find(each => text(each) !== '') ?? fields[0] ?? ''
      return readDay(field, text(field), { from: '2000-01-01', to: today })
    },
    // More than all of an investment is a slip of the decimal point.
    fraction: (field, max = 1) => {
      const given = text(field)
      if (!given.endsWith('%')) return readOptionalNumber(field, withPoint(given), { min: -1, max })
      return readNumber(field, withPoint(given.slice(0, -1).trim()), { min: -100, max: max * 100 }) / 100
    },
    number: (field, range) => readOptionalNumber(field, decimal(field), range),
    score: field => {
      const score = readNumber(field, decimal(field), { min: 1, max: 7 })
      if (Number.isInteger(score)) return score
      const reason = `${field} must be a whole number from 1 to 7`
      throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, text(field), reason)
    },
    flag: field => {
      if (/^[YN]?$/i.test(text(field))) return
      throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, text(field), `${field} must be Y or N`)
    },
    currency: field => {
      const code = readText(field, text(field))
      if (isCurrency(code)) return code
      throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', field, code, `${code} is not a currency of ISO 4217`)
    },
    security: (field, typeField) => {
      const type = text(typeField)
      if (type === '1' || type === '') return { isin: readIsin(field, text(field)), sedol: null }
      const sedol = type === '3' ? parseSedol(text(field)) : null
      if (sedol !== null) return { isin: null, sedol }
      const reason = `${field} must be an ISIN (${typeField} is 1 or empty) or a SEDOL (3)`
      throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', field, text(field), reason)
    },
  }
}
