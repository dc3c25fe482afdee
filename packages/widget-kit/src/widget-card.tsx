import { Block } from '@bellwether/design'
import { type ReactNode, useEffect } from 'react'
import { Skeleton, type SkeletonRows } from './skeleton.tsx'
import styles from './widget-card.module.css'

export type CardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' | 'empty'; readonly content: ReactNode; readonly foot: ReactNode }
  | { readonly kind: 'failed'; readonly retry: () => void }

export interface WidgetCardProps {
  readonly label: string
  readonly heading: string
  readonly rows: SkeletonRows
  readonly state: CardState
  /** Its foot says more than whose figures they are, and may need a second line for it. */
  readonly tellsMore?: boolean
  /** What is shown is of before; something else is on its way. */
  readonly busy?: boolean
  /** Called once something other than the skeleton has been drawn. */
  readonly onDrawn: () => void
}

const waitingFoot = ' '

/** The frame of every widget: while it loads, when it is there, when it failed. */
export function WidgetCard({ label, heading, rows, state, tellsMore = false, busy = false, onDrawn }: WidgetCardProps) {
  const { kind } = state
  const isDrawn = kind === 'shown' || kind === 'empty'
  useEffect(() => {
    if (isDrawn && !busy) onDrawn()
  }, [isDrawn, busy, onDrawn])
  return (
    <div className={styles.widget} aria-busy={(busy && isDrawn) || undefined}>
      <Card label={label} heading={heading} foot={isDrawn ? state.foot : waitingFoot} tellsMore={tellsMore}>
        <div className={styles.body}>
          {kind === 'empty' ? null : <Skeleton label={label} rows={rows} waiting={kind === 'loading'} />}
          {isDrawn ? <div>{state.content}</div> : null}
          {kind === 'failed' ? <Failed retry={state.retry} /> : null}
        </div>
      </Card>
    </div>
  )
}

function Card({
  label,
  heading,
  foot,
  tellsMore,
  children,
}: Required<Pick<WidgetCardProps, 'label' | 'heading' | 'tellsMore'>> & {
  readonly foot: ReactNode
  readonly children: ReactNode
}) {
  const under = foot ? <div className={tellsMore ? `${styles.foot} ${styles.longer}` : styles.foot}>{foot}</div> : null
  if (heading !== '')
    return (
      <Block title={heading} level={3} foot={under}>
        {children}
      </Block>
    )
  return (
    <section className={styles.bare} aria-label={label}>
      {children}
      {under}
    </section>
  )
}

function Failed({ retry }: { readonly retry: () => void }) {
  return (
    <p className={styles.note} role="alert">
      Could not load this.{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        Try again
      </button>
    </p>
  )
}

export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
