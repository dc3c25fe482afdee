import type { ReactNode } from 'react'
import styles from './legend.module.css'
import { lineClass } from './line.tsx'

interface LegendProps {
  readonly children: ReactNode
  /** Under the plot, at a distance from it. */
  readonly below?: boolean
}

/** What the lines and shapes of a plot are. */
export function Legend({ children, below = true }: LegendProps) {
  return <ul className={below ? `${styles.legend} ${styles.below}` : styles.legend}>{children}</ul>
}

interface LegendKeyProps {
  /** Class of a line of the plot: the key starts with a piece of it. */
  readonly line?: string | undefined
  /** Or the shape it explains. */
  readonly shape?: ReactNode
  readonly children: ReactNode
}

export function LegendKey({ line, shape, children }: LegendKeyProps) {
  return (
    <li className={styles.key}>
      {line ? (
        <svg width="24" height="8" aria-hidden="true">
          <path className={lineClass(line)} d="M0 4h24" />
        </svg>
      ) : null}
      {shape}
      {children}
    </li>
  )
}

/** A legend's sample of a bar. */
export function Swatch({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} width="10" height="10" aria-hidden="true">
      <rect width="10" height="10" rx="2" />
    </svg>
  )
}
