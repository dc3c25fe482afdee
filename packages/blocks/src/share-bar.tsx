import styles from './share-bar.module.css'

/** A bar for the eye beside a printed figure. */
export function ShareBar({ share, narrow = false }: { readonly share: number; readonly narrow?: boolean }) {
  return (
    <svg className={styles.bar} width={narrow ? 48 : 90} height="8" aria-hidden="true">
      <rect width={`${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`} height="8" rx="4" />
    </svg>
  )
}
