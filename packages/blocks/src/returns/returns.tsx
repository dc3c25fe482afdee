import type { ReturnRow, ReturnsView, ReturnTable } from '@bellwether/contract'
import { DataTable, Defined, tableStyles } from '@bellwether/design'
import { formatDate, formatNumber, formatPercent } from '@bellwether/domain'
import styles from './returns.module.css'

/** Past performance: so far, a year on average, in five complete 12-month periods, and by calendar year. */
export function Returns({ view }: { readonly view: ReturnsView }) {
  return (
    <>
      <p className={styles.warning}>
        Past performance is not a reliable guide to future returns. {view.currencyWarning}
      </p>
      <Table
        title="So far"
        first={`To ${formatDate(view.asAt)}`}
        table={view.cumulative}
        heads={view.cumulative.periods.map(({ label }) => label)}
      />
      {hasAny(view.annualised) ? (
        <Table
          title="A year on average"
          definition="The steady return each year that comes to the same as the whole period."
          first={`To ${formatDate(view.asAt)}`}
          table={view.annualised}
          heads={view.annualised.periods.map(({ label }) => `${label}, a year`)}
        />
      ) : null}
      <Table
        title="Five complete 12-month periods"
        first="12 months to"
        table={view.discrete}
        heads={view.discrete.periods.map(({ to }) => formatDate(to))}
      />
      {view.calendar.periods.length > 0 ? (
        <Table
          title="Calendar years"
          first="Year"
          table={view.calendar}
          heads={view.calendar.periods.map(({ label }) => label)}
        />
      ) : null}
    </>
  )
}

interface TableProps {
  readonly title: string
  readonly definition?: string
  readonly first: string
  readonly table: ReturnTable
  readonly heads: readonly string[]
}

function Table({ title, definition, first, table, heads }: TableProps) {
  return (
    <>
      <h3 className={styles.heading}>{definition ? <Defined label={title} definition={definition} /> : title}</h3>
      <DataTable label={title}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {heads.map(head => (
              <th key={head} scope="col" className={tableStyles.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.kind === 'difference' ? 'Difference, points' : row.name}</th>
              {row.returns.map((value, index) => (
                <td key={heads[index]} className={tableStyles.number}>
                  {value === null ? (
                    <span title="The history is shorter than this period">n/a</span>
                  ) : (
                    write(value, row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  )
}

/** A difference between two percentages is a number of points, not a percentage. */
function write(value: number, { kind }: ReturnRow): string {
  return kind === 'difference' ? formatNumber(value * 100, 2, { sign: true }) : formatPercent(value, { sign: true })
}

function hasAny({ rows }: ReturnTable): boolean {
  return rows.some(({ returns }) => returns.some(value => value !== null))
}
