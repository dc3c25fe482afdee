import type { AssetAllocationView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import styles from './asset-allocation.module.css'
import { HowCalculated } from './how-calculated/how-calculated.tsx'
import { Swatch } from './plot/legend.tsx'
import { percent } from './plot/plot-space.ts'

export function AssetAllocation({ view }: { readonly view: AssetAllocationView }) {
  const { t, sent, formatPercent } = useLocale()
  const positive = view.rows.filter(row => row.net > 0)
  const total = positive.reduce((sum, row) => sum + row.net, 0)
  let start = 0
  return (
    <>
      <svg className={styles.stack} width="100%" height="14" aria-hidden="true">
        {positive.map(row => {
          const x = start
          start += row.net / total
          return (
            <rect
              key={row.asset}
              className={styles[row.asset.toLowerCase()]}
              x={percent(x)}
              width={percent(row.net / total)}
              height="14"
            />
          )
        })}
      </svg>
      <div className={styles.columns}>
        <DataTable label={t('Asset allocation')}>
          <thead>
            <tr>
              <td />
              {[t('Long'), t('Short'), t('Net'), t('Category')].map(label => (
                <th key={label} scope="col" className={tableStyles.number}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map(row => (
              <tr key={row.asset}>
                <th scope="row">
                  <Swatch className={`${styles.swatch} ${styles[row.asset.toLowerCase()]}`} />
                  {sent(row.asset)}
                </th>
                {[row.long, row.short, row.net].map((fraction, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the three columns are fixed
                  <td key={index} className={tableStyles.number}>
                    {formatPercent(fraction)}
                  </td>
                ))}
                <td className={tableStyles.number}>{row.category === null ? t('n/a') : formatPercent(row.category)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
      <HowCalculated of="Asset allocation" figures={view.explained} />
    </>
  )
}
