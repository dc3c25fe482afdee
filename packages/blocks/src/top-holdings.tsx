import type { TopHoldingsView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import { HowCalculated } from './how-calculated/how-calculated.tsx'
import { ShareBar } from './share-bar.tsx'
import styles from './top-holdings.module.css'

export function TopHoldings({ view }: { readonly view: TopHoldingsView }) {
  const { t, parts, sent, formatPercent } = useLocale()
  const largest = Math.max(...view.holdings.map(holding => holding.weighting))
  return (
    <>
      <DataTable label={t('Top holdings')}>
        <thead>
          <tr>
            <th scope="col">{t('Holding')}</th>
            <th scope="col">{t('Type')}</th>
            <th scope="col" className={tableStyles.number}>
              {t('Weight')}
            </th>
            <td className={styles.bar} />
          </tr>
        </thead>
        <tbody>
          {view.holdings.map(holding => (
            <tr key={holding.name}>
              <th scope="row">{holding.href ? <a href={holding.href}>{holding.name}</a> : holding.name}</th>
              <td className={tableStyles.quiet}>{sent(holding.holdingType)}</td>
              <td className={tableStyles.number}>{formatPercent(holding.weighting)}</td>
              <td className={styles.bar}>
                <ShareBar share={holding.weighting / largest} />
              </td>
            </tr>
          ))}
          <tr className={tableStyles.total}>
            <th scope="row">{parts('Total (top {n})', { n: view.holdings.length })}</th>
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
