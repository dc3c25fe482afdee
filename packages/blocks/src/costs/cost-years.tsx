import type { CostResultView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatMoney, type Money } from '@bellwether/domain'

const columns = ['Paid in', 'Value without costs', 'Value after costs', 'Costs in the year', 'Costs so far']

/** The chart as a table: the end of each year, and the sale. */
export function CostYears({ view }: { readonly view: CostResultView }) {
  const { years, onSale, afterCosts, paidIn, withoutCosts, table } = view.costs
  return (
    <DataTable label="Year by year">
      <thead>
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
            cells={[year.paidIn, year.withoutCosts, year.afterCosts, year.costs, year.costsSoFar]}
          />
        ))}
        {view.plan.sellAtEnd ? (
          <Row name="After the sale" cells={[paidIn, withoutCosts, afterCosts, onSale, table.sum.total]} />
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
