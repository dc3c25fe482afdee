import { type ReactNode, useId } from 'react'
import styles from './block.module.css'

export interface BlockProps {
  readonly title: string
  /** Sits opposite the title: a link to more, or a set of tabs. */
  readonly aside?: ReactNode
  /** Source, date and basis, in small type under the content. */
  readonly foot?: ReactNode
  readonly children: ReactNode
  readonly anchor?: string
  readonly level?: 2 | 3
}

export function Block({ title, aside, foot, children, anchor, level = 2 }: BlockProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.block} aria-labelledby={headingId} id={anchor}>
      <div className={styles.head}>
        <Heading className={styles.title} id={headingId}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </section>
  )
}
