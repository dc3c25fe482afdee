import type { TopHoldingsView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatPercent } from '@bellwether/domain'
import { HowCalculated } from './how-calculated/how-calculated.tsx'
import { ShareBar } from './share-bar.tsx'
import styles from './top-holdings.module.css'

export function TopHoldings({ view }: { readonly view: TopHoldingsView }) {
  const largest = Math.max(...view.holdings.map(holding => holding.weighting))
  return (
    <>
      <DataTable label="Top holdings">
        <thead>
          <tr>
            <th scope="col">Holding</th>
            <th scope="col">Type</th>
            <th scope="col" className={tableStyles.number}>
              Weight
            </th>
            <td className={styles.bar} />
          </tr>
        </thead>
        <tbody>
          {view.holdings.map(holding => (
            <tr key={holding.name}>
              <th scope="row">{holding.href ? <a href={holding.href}>{holding.name}</a> : holding.name}</th>
              <td className={tableStyles.quiet}>{holding.holdingType}</td>
              <td className={tableStyles.number}>{formatPercent(holding.weighting)}</td>
              <td className={styles.bar}>
                <ShareBar share={holding.weighting / largest} />
              </td>
            </tr>
          ))}
          <tr className={tableStyles.total}>
            <th scope="row">Total (top {view.holdings.length})</th>
            <td />
            <td className={tableStyles.number}>{formatPercent(view.totalWeighting)}</td>
            <td className={styles.bar} />
          </tr>
        </tbody>
      </DataTable>
      <HowCalculated of="Top holdings" figures={view.explained} />
    </>
  )
}
