import type { RatioTables } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { FigureText } from '../figure-text.tsx'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import styles from './ratio-table.module.css'

/** Year-on-year growth, and compound annual growth over three and five years. */
export function GrowthTable({ tables }: { readonly tables: Pick<RatioTables, 'growth' | 'years'> }) {
  return (
    <div className={styles.ratios}>
      <DataTable label="Growth by year">
        <thead>
          <tr>
            <th scope="col">Growth in</th>
            {tables.years.map(({ fiscalYear, periodEnd }) => (
              <th key={periodEnd} scope="col" className={tableStyles.number}>
                {fiscalYear}
              </th>
            ))}
            <th scope="col" className={tableStyles.number}>
              3-year CAGR
            </th>
            <th scope="col" className={tableStyles.number}>
              5-year CAGR
            </th>
          </tr>
        </thead>
        <tbody>
          {tables.growth.map(row => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {row.years.map((value, index) => (
                <td key={tables.years[index]?.periodEnd} className={tableStyles.number}>
                  <FigureText value={value} />
                </td>
              ))}
              <td className={`${tableStyles.number} ${styles.latest}`}>
                <FigureText value={row.threeYears} />
              </td>
              <td className={`${tableStyles.number} ${styles.latest}`}>
                <FigureText value={row.fiveYears} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <HowCalculated of="Growth" scope="growth" figures={tables.growth.flatMap(({ explained }) => explained)} />
    </div>
  )
}
