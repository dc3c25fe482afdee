import type { CostResultView, OrderType, ProductCostsBasis } from '@bellwether/contract'
import { DataTable, Defined, tableStyles, VisuallyHidden } from '@bellwether/design'
import {
  type CostFigures,
  type CostGroupRows,
  type CostItem,
  type CostRow,
  costGroupLabels,
  costItemLabels,
  formatMoney,
} from '@bellwether/domain'
import { itemDefinitions, sharePercent } from './cost-labels.ts'
import styles from './cost-table.module.css'

// Totals come first: on a phone the rest needs scrolling.
const columns = ['Total £', '% a year', 'Year 1 £', 'Year 1 %', 'Later years £', 'Later years %', 'Exit £']

const noSpread: Readonly<Record<OrderType, string>> = {
  market: 'None: single price.',
  limit: 'None if your limit at the mid price is reached; if it is not, the order is not executed.',
  valuation: 'None: single price.',
}

/** Every charge in pounds and per cent: groups with subtotals, the total, and items shown but not included in it. */
export function CostTable({ view }: { readonly view: CostResultView }) {
  const { table, spread } = view.costs
  return (
    <DataTable label="Costs in pounds and per cent">
      <thead>
        <tr>
          <th scope="col">Cost</th>
          {columns.map(name => (
            <th key={name} scope="col" className={tableStyles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {table.groups.map(group => (
        <Group key={group.group} group={group} view={view} />
      ))}
      <tbody>
        <tr className={tableStyles.total}>
          <th scope="row">Total</th>
          <Figures figures={table.sum} />
        </tr>
      </tbody>
      <tbody className={styles.beside}>
        <tr>
          <th scope="row">
            <Defined
              label="Spread (not in total)"
              definition="Half the difference between the current buying and selling prices. It is part of the price you deal at, not a separate charge."
            />
          </th>
          {spread ? <Figures figures={spread} /> : <Words>{noSpread[view.order]}</Words>}
        </tr>
        <tr>
          <th scope="row">Third-party payments</th>
          <Words>None</Words>
        </tr>
      </tbody>
    </DataTable>
  )
}

function Group({ group, view }: { readonly group: CostGroupRows; readonly view: CostResultView }) {
  const without = group.group === 'PRODUCT' ? withoutProductCosts(view.product) : null
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="row">{costGroupLabels[group.group]}</th>
        {without ? <Words>{without}</Words> : <Figures figures={group.sum} />}
      </tr>
      {group.rows.map(row => (
        <Item key={row.item} row={row} view={view} />
      ))}
    </tbody>
  )
}

function Item({ row, view }: { readonly row: CostRow; readonly view: CostResultView }) {
  const note = noteOf(row, view)
  return (
    <tr>
      <th scope="row" className={styles.item}>
        <Defined label={costItemLabels[row.item]} definition={itemDefinitions[row.item]} />
        {note ? <span className={styles.note}>{note}</span> : null}
      </th>
      {isUnknown(row.item, view.product) ? <Words>n/a: not supplied, not included</Words> : <Figures figures={row} />}
    </tr>
  )
}

function Figures({ figures }: { readonly figures: CostFigures }) {
  const cells = [
    formatMoney(figures.total),
    sharePercent(figures.totalShare),
    formatMoney(figures.firstYear),
    sharePercent(figures.firstYearShare),
    figures.laterYears && formatMoney(figures.laterYears),
    sharePercent(figures.laterYearsShare),
    formatMoney(figures.onExit),
  ]
  return cells.map((text, index) => (
    <td key={columns[index]} className={tableStyles.number}>
      {text ?? <VisuallyHidden>does not apply</VisuallyHidden>}
    </td>
  ))
}

function Words({ children }: { readonly children: string }) {
  return (
    <td className={tableStyles.quiet} colSpan={columns.length}>
      <span className={styles.words}>{children}</span>
    </td>
  )
}

function withoutProductCosts(product: ProductCostsBasis): string | null {
  if (product.state === 'no-product') return `None: a ${product.what} has no product costs.`
  return product.state === 'not-supplied' ? 'n/a: not supplied. Unknown, not zero.' : null
}

function isUnknown(item: CostItem, product: ProductCostsBasis): boolean {
  return product.state === 'supplied' && product.unknown.some(known => known === item)
}

function noteOf({ item, total }: CostRow, { costs, exemptions, product }: CostResultView): string | null {
  if (item === 'CUSTODY') return costs.custodyCapped ? 'Capped' : null
  if (item === 'SDRT' || item === 'PTM')
    return total.amount === 0 ? (exemptions.find(({ code }) => code === item)?.reason ?? null) : null
  return product.state === 'supplied' && product.confirmedNil.some(nil => nil === item) ? 'Confirmed nil' : null
}
