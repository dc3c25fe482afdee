import type { ReactNode } from 'react'
import styles from './chip.module.css'

export function Chip({
  children,
  tone = 'plain',
}: {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'caution'
}) {
  return <span className={tone === 'caution' ? `${styles.chip} ${styles.caution}` : styles.chip}>{children}</span>
}
