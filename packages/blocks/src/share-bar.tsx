import { percent } from './plot/plot-space.ts'
import styles from './share-bar.module.css'

/** A decorative bar beside a figure. */
export function ShareBar({ share, narrow = false }: { readonly share: number; readonly narrow?: boolean }) {
  return (
    <svg className={styles.bar} width={narrow ? 48 : 90} height="8" aria-hidden="true">
      <rect width={percent(Math.min(1, Math.max(0, share)))} height="8" rx="4" />
    </svg>
  )
}
