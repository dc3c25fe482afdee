import { type ReactNode, useId } from 'react'
import styles from './block.module.css'
import { useSourceText } from './block-sources.tsx'

export interface BlockProps {
  readonly title: string
  /** Sits opposite the title: a link to more, or a set of tabs. */
  readonly aside?: ReactNode
  /** Date and basis, in small type under the content; the source follows where the page has several. */
  readonly foot?: ReactNode
  readonly children: ReactNode
  readonly anchor?: string
  readonly level?: 2 | 3
}

export function Block({ title, aside, foot, children, anchor, level = 2 }: BlockProps) {
  const headingId = useId()
  const source = useSourceText()
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
      {foot || source ? (
        <div className={styles.foot}>
          {foot}
          {source ? <p className={styles.source}>{source}</p> : null}
        </div>
      ) : null}
    </section>
  )
}
