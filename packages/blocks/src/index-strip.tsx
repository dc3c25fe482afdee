import type { IndexView } from '@bellwether/contract'
import { formatNumber } from '@bellwether/domain'
import { Change } from './change.tsx'
import styles from './index-strip.module.css'
import { Sparkline } from './sparkline.tsx'

/** Market indices side by side; levels are hundredths of a point. */
export function IndexStrip({ indices }: { readonly indices: readonly IndexView[] }) {
  return (
    <ul className={styles.strip}>
      {indices.map(index => (
        <li key={index.code} className={styles.index}>
          <span className={styles.name}>{index.name}</span>
          <span className={styles.level}>{formatNumber(index.level / 100)}</span>
          <Change fraction={index.changePct} />
          {index.sparkline ? <Sparkline view={index.sparkline} /> : null}
        </li>
      ))}
    </ul>
  )
}
