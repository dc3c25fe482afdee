import { Block } from '@bellwether/design'
import { type ReactNode, useEffect } from 'react'
import styles from './widget-card.module.css'

export type CardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly content: ReactNode; readonly foot: ReactNode }
  | { readonly kind: 'failed'; readonly retry: () => void }

export interface WidgetCardProps {
  readonly label: string
  readonly heading: string
  /** Lines of the skeleton, so that what comes finds its room. */
  readonly rows: number
  readonly state: CardState
  /** Called once something other than the skeleton has been drawn. */
  readonly onDrawn: () => void
}

/** The frame of every widget: while it loads, when it is there, when it failed. */
export function WidgetCard({ label, heading, rows, state, onDrawn }: WidgetCardProps) {
  const { kind } = state
  useEffect(() => {
    if (kind === 'shown') onDrawn()
  }, [kind, onDrawn])
  const body = kind === 'shown' ? state.content : kind === 'loading' ? <Skeleton label={label} rows={rows} /> : null
  const foot = kind === 'shown' ? state.foot : <span className={styles.line} />
  return (
    <div className={styles.widget}>
      <Card label={label} heading={heading} foot={foot}>
        {body}
        {kind === 'failed' ? <Failed retry={state.retry} /> : null}
      </Card>
    </div>
  )
}

function Card({
  label,
  heading,
  foot,
  children,
}: Pick<WidgetCardProps, 'label' | 'heading'> & { readonly foot: ReactNode; readonly children: ReactNode }) {
  if (heading !== '')
    return (
      <Block title={heading} level={3} foot={foot}>
        {children}
      </Block>
    )
  return (
    <section className={styles.bare} aria-label={label}>
      {children}
      <div className={styles.foot}>{foot}</div>
    </section>
  )
}

function Skeleton({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <div role="status" aria-label={`Loading: ${label}`}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={row} className={styles.line} />
      ))}
    </div>
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
