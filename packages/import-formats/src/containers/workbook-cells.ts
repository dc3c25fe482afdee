import { fromEpochDay } from '@bellwether/domain'
import type { WorkbookRow } from '../format.ts'
import { findElement, type XmlElement } from '../reading/xml.ts'

const maxColumns = 16_384
/** Day 0 of the calendar that counts 1900 as a leap year: right from March 1900. */
const epochOfWorkbooks = 25_569

export function toRow(
  row: XmlElement,
  position: number,
  texts: readonly string[],
  dated: ReadonlySet<string>,
): WorkbookRow {
  const cells: string[] = []
  const formulas: number[] = []
  for (const cell of row.children.filter(({ name }) => name === 'c')) {
    const column = columnOf(cell.attributes.r) ?? cells.length
    if (column >= maxColumns) continue
    while (cells.length < column) cells.push('')
    cells[column] = toText(cell, texts, dated)
    if (findElement(cell, ['f'])) formulas.push(column)
  }
  return { line: Number(row.attributes.r ?? position), cells, formulas }
}

/** `AB12` is in column 27, counted from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((column, letter) => column * 26 + (letter.charCodeAt(0) - 64), 0) - 1
}

function toText(cell: XmlElement, texts: readonly string[], dated: ReadonlySet<string>): string {
  const value = findElement(cell, ['v'])?.text ?? ''
  switch (cell.attributes.t) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'inlineStr':
      return textOf(findElement(cell, ['is']))
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'str':
    case 'e':
    case 'd':
      return value
    default:
      return dated.has(cell.attributes.s ?? '') ? toDay(value) : value
  }
}

/** Plain text, or runs of it in several fonts. */
export function textOf(item: XmlElement | undefined): string {
  const plain = item && findElement(item, ['t'])
  if (plain) return plain.text
  return (item?.children ?? [])
    .filter(({ name }) => name === 'r')
    .map(run => findElement(run, ['t'])?.text ?? '')
    .join('')
}

function toDay(value: string): string {
  const day = Math.floor(Number(value)) - epochOfWorkbooks
  return value !== '' && Math.abs(day) < 2_900_000 && day > -700_000 ? fromEpochDay(day) : value
}

const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

/** The positions of the cell styles that show a number as a date. */
export async function dateStyles(elements: AsyncIterable<XmlElement>): Promise<ReadonlySet<string>> {
  const custom = new Set<number>()
  const styles = new Set<string>()
  for await (const { name, attributes, children } of elements) {
    if (name === 'numFmt') {
      const pattern = withoutLiterals(attributes.formatCode ?? '')
      if (/[yd]/i.test(pattern)) custom.add(Number(attributes.numFmtId))
      continue
    }
    for (const [position, style] of children.entries()) {
      const format = Number(style.attributes.numFmtId)
      if (builtInDates.has(format) || custom.has(format)) styles.add(String(position))
    }
  }
  return styles
}

/** A number format without its quoted texts and its conditions in brackets. */
function withoutLiterals(formatCode: string): string {
  const unquoted = formatCode.split('"').filter((_, index) => index % 2 === 0)
  const [first = '', ...rest] = unquoted.join('').split('[')
  return first + rest.map(part => part.slice(part.indexOf(']') + 1)).join('')
}
