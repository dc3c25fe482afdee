import type { ReactNode } from 'react'
import { ValueAxis } from './axes.tsx'
import styles from './pane.module.css'
import { Stretched } from './plot-frame.tsx'
import type { Scale } from './scale.ts'

interface PaneProps {
  readonly name: string
  readonly children: ReactNode
}

/** Lines with a value axis of their own, under the main plot. */
export function LinePane({
  name,
  scale,
  tickText,
  children,
}: PaneProps & { readonly scale: Scale; readonly tickText: (tick: number) => string }) {
  return (
    <>
      <div className={`${styles.pane} ${styles.tall}`}>
        <span className={styles.name}>{name}</span>
        <Stretched>{children}</Stretched>
      </div>
      <ValueAxis scale={scale} tickText={tickText} className={styles.values} />
    </>
  )
}

/** Columns from zero, with the largest value beside them. */
export function ColumnPane({ name, max, children }: PaneProps & { readonly max: string }) {
  return (
    <>
      <div className={`${styles.pane} ${styles.columns}`}>
        <span className={styles.name}>{name}</span>
        <Stretched>{children}</Stretched>
      </div>
      <span className={styles.max}>{max}</span>
    </>
  )
}
