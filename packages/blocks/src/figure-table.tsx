import type { FigureColumn, FigureTableView, FigureValue } from '@bellwether/contract'
import { DataTable, Defined, tableStyles } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import type { ReactNode } from 'react'
import styles from './figure-table.module.css'
import { FigureText } from './figure-text.tsx'

/** Letters; a longer head would make its column wider than its figures. */
const longHead = 10

/** A plain table of figures, each written as its kind wants it. */
export function FigureTable({
  view,
  label,
  labelled = false,
  draw = (value, column) => <FigureText value={value} decimals={column?.decimals} />,
}: {
  readonly view: FigureTableView
  readonly label: string
  /** Each cell says its column's name, for where rows are stacked and the head of the table is not shown. */
  readonly labelled?: boolean
  /** Draws a cell, where a figure as text is not enough. */
  readonly draw?: (value: FigureValue, column: FigureColumn | undefined) => ReactNode
}) {
  const { sent } = useLocale()
  const namesOf = (column: FigureColumn | undefined) =>
    labelled && column
      ? {
          'data-label': sent(column.label),
          'data-wide': column.wide ? (column.numeric ? 'figure' : 'text') : undefined,
        }
      : {}
  const classOf = (index: number) => (view.columns[index]?.numeric ? tableStyles.number : undefined)
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          {view.columns.map((column, index) => (
            <th key={column.label} scope="col" className={classOf(index)}>
              {column.definition ? (
                <Defined label={sent(column.label)} definition={sent(column.definition)} />
              ) : column.label.length > longHead ? (
                <span className={styles.long}>{sent(column.label)}</span>
              ) : (
                sent(column.label)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map(({ key, definition, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row" className={heading?.kind === 'date' ? styles.date : undefined}>
              {heading?.kind === 'text' && definition ? (
                <Defined label={sent(heading.text)} definition={sent(definition)} />
              ) : heading ? (
                <FigureText value={heading} />
              ) : null}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
              <td key={index} className={classOf(index + 1) ?? widthOf(cell)} {...namesOf(view.columns[index + 1])}>
                {draw(cell, view.columns[index + 1])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** Dates stay on one line; sentences get room enough not to become a column of single words. */
function widthOf(cell: FigureValue): string | undefined {
  if (cell.kind === 'date') return styles.date
  return cell.kind === 'text' && cell.text.length > 30 ? styles.sentence : undefined
}
