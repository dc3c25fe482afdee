import type { ShownCell, ShownPage, ShownRow } from './page/read-page.ts'
import type { ExpectedFigure } from './subjects/subject.ts'

/** A figure that a page shows otherwise than the raw tables give it. */
export interface Difference {
  readonly address: string
  readonly subject: string
  readonly label: string
  /** Null: the page does not show it. */
  readonly shown: string | null
  /** Null: the page should not show it. */
  readonly expected: string | null
  readonly inputs: string
}

export interface Comparison {
  /** Each place of the page that was compared. */
  readonly found: readonly ShownCell[]
  readonly differences: readonly Difference[]
}

/** Every place of the page with this label counts: a figure that is shown twice is compared twice. */
export function compareFigure(subject: string, page: ShownPage, figure: ExpectedFigure): Comparison {
  const found = [
    ...(figure.table === undefined ? [] : cellsOf(page, figure)),
    // A block without columns to compare lists its figures, under the same labels.
    ...(figure.table ? [] : factsOf(page, figure)),
  ]
  const { texts } = figure
  const differs = (shown: string | null): Difference => ({
    address: page.address,
    subject,
    label: labelOf(figure),
    shown,
    expected: texts?.join(' or ') ?? null,
    inputs: JSON.stringify(figure.inputs),
  })
  if (texts !== null && found.length === 0) return { found, differences: [differs(null)] }
  const right = texts?.map(plain) ?? []
  return { found, differences: found.filter(({ value }) => !right.includes(value)).map(({ value }) => differs(value)) }
}

function factsOf({ facts }: ShownPage, { block, label }: ExpectedFigure): readonly ShownCell[] {
  return facts.filter(fact => fact.label === label && isIn(fact.block, block))
}

function cellsOf({ tables }: ShownPage, { block, table, label, column, beside }: ExpectedFigure): readonly ShownCell[] {
  return tables
    .filter(each => each.name === table && isIn(each.block, block))
    .flatMap(({ columns, rows }) => {
      const index = column === undefined ? null : columnOf(columns, column)
      return rowsOf(rows, label).flatMap(({ cells }) => {
        if (beside !== undefined && !cells.some(({ value }) => value === beside)) return []
        // A table of two columns may have a bar between label and figure.
        const cell = index === null ? cells.find(({ value }) => value !== '') : cells[index]
        return cell ?? []
      })
    })
}

/** A label may be followed by its formula. */
function rowsOf(rows: readonly ShownRow[], label: string): readonly ShownRow[] {
  const exact = rows.filter(row => row.label === label)
  return exact.length > 0 ? exact : rows.filter(row => row.label.startsWith(`${label} `))
}

/** A head may go on with what qualifies the column: the end of a financial year, a first day. */
function columnOf(columns: readonly string[], column: string): number {
  const exact = columns.indexOf(column)
  return exact >= 0 ? exact : columns.findIndex(head => head.startsWith(`${column} `))
}

function isIn(block: string, wanted: string | undefined): boolean {
  return wanted === undefined || block === wanted
}

function labelOf({ block, table, label, beside, column }: ExpectedFigure): string {
  return [block, table, label, beside, column].filter(part => part !== undefined && part !== '').join(' / ')
}

/** As `visibleText` leaves the text of a page. */
function plain(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ')
}
