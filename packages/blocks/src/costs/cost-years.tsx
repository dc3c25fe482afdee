import type { CostResultView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatMoney, type Money } from '@bellwether/domain'
import styles from './cost-table.module.css'

const columns = ['Total invested', 'Value after costs', 'Cumulative costs', 'Costs in year', 'Value before costs']

/** The chart as a table: the end of each year, and after the sale. */
export function CostYears({ view }: { readonly view: CostResultView }) {
  const { years, onSale, afterCosts, paidIn, withoutCosts, table } = view.costs
  return (
    <DataTable label="Year by year">
      <thead className={styles.heads}>
        <tr>
          <th scope="col">End of year</th>
          {columns.map(name => (
            <th key={name} scope="col" className={tableStyles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.slice(1).map(year => (
          <Row
            key={year.year}
            name={String(year.year)}
            cells={[year.paidIn, year.afterCosts, year.cumulativeCosts, year.costs, year.withoutCosts]}
          />
        ))}
        {view.plan.sellAtEnd ? (
          <Row name="After sale" cells={[paidIn, afterCosts, table.sum.total, onSale, withoutCosts]} />
        ) : null}
      </tbody>
    </DataTable>
  )
}

function Row({ name, cells }: { readonly name: string; readonly cells: readonly Money[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index]} className={tableStyles.number}>
          {formatMoney(cell)}
        </td>
      ))}
    </tr>
  )
}
