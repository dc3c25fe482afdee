import { formatIsoDate } from '@bellwether/domain'
import type { ImportFile } from '../format.ts'
import { readTable, type TableOptions } from '../reading/table.ts'

const numeric = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/
const secondLine = /^[^\n]*\n[^\n]*\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b/

/** A cell with a day, as 2026-11-13 where the file shows what it means. */
export type DayCell = (text: string | undefined) => string | undefined

/**
 * IM-PRICE-11: `13/01/2025` and `01/13/2025` by what the whole file shows: one day after the 12th decides for all of its
 * rows. With points the day is first. Where a file shows neither or both, its days stay as they are and are rejected.
 */
export async function createDayCell(file: ImportFile, column: string, options: TableOptions): Promise<DayCell> {
  if (!secondLine.test(file.head)) return text => text
  let [dayFirst, monthFirst, hasPoints] = [false, false, false]
  for await (const row of readTable(file, options)) {
    const [, first, sign, second] = numeric.exec(row.get(column)?.trim() ?? '') ?? []
    dayFirst ||= Number(first) > 12
    monthFirst ||= Number(second) > 12
    hasPoints ||= sign === '.'
  }
  if (dayFirst && monthFirst) return text => text
  if (dayFirst || (hasPoints && !monthFirst)) return text => toIso(text, ([a, b, year]) => [year, b, a])
  if (monthFirst) return text => toIso(text, ([a, b, year]) => [year, a, b])
  return text => text
}

type Three = readonly [number, number, number]

function toIso(text: string | undefined, order: (parts: Three) => Three): string | undefined {
  const [, a, , b, year] = numeric.exec(text?.trim() ?? '') ?? []
  return year === undefined ? text : formatIsoDate(...order([Number(a), Number(b), Number(year)]))
}
