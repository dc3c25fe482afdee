import { isAllowed } from './allowed.ts'
import type { ShownCell, ShownPage } from './page/read-page.ts'

/** A labelled figure on a page that no subject calculates. */
export interface Uncompared {
  readonly page: string
  /** The name of a table, or the heading of the block. */
  readonly place: string
  readonly label: string
  /** Of a table. */
  readonly column: string | null
  readonly value: string
}

export function uncomparedOn(
  page: string,
  { facts, tables }: ShownPage,
  compared: ReadonlySet<ShownCell>,
): readonly Uncompared[] {
  const left = [
    ...facts.map(fact => ({ cell: fact, place: fact.block, label: fact.label, column: null })),
    ...tables.flatMap(({ block, name, columns, rows }) =>
      rows.flatMap(({ label, cells }) =>
        cells.map((cell, index) => ({ cell, place: name || block, label, column: columns[index] ?? '' })),
      ),
    ),
  ]
  return left
    .filter(({ cell }) => isFigure(cell.value) && !compared.has(cell))
    .map(({ cell: { value }, ...where }) => ({ page, ...where, value }))
    .filter(each => !isAllowed(each))
}

const day = /\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{4})?/g

/** A text with a number in it that is not part of a date. */
function isFigure(text: string): boolean {
  return /\d/.test(text.replace(day, ''))
}
