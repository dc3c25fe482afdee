import type { SkeletonRows } from '@bellwether/catalogue/basics'
import { Block } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import { type ReactNode, useEffect } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './widget-card.module.css'

export type CardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' | 'empty'; readonly content: ReactNode; readonly footer: ReactNode }
  | { readonly kind: 'failed'; readonly retry: () => void }

export interface WidgetCardProps {
  readonly label: string
  readonly heading: string
  readonly rows: SkeletonRows
  readonly state: CardState
  /** The footer may take a second line. */
  readonly longFooter?: boolean | undefined
  /** The content is outdated while new data loads. */
  readonly busy?: boolean
  /** Called once something other than the skeleton is shown. */
  readonly onDrawn: () => void
}

const waitingFooter = ' '

/** The card of every widget: loading, shown, empty or failed. */
export function WidgetCard({
  label,
  heading,
  rows,
  state,
  longFooter = false,
  busy = false,
  onDrawn,
}: WidgetCardProps) {
  const { kind } = state
  const isDrawn = kind === 'shown' || kind === 'empty'
  useEffect(() => {
    if (isDrawn && !busy) onDrawn()
  }, [isDrawn, busy, onDrawn])
  return (
    <div className={styles.widget} part="card" aria-busy={(busy && isDrawn) || undefined}>
      <slot name="header" />
      <Card label={label} heading={heading} footer={isDrawn ? state.footer : waitingFooter} longFooter={longFooter}>
        <div className={styles.body} part="body">
          {kind === 'empty' ? null : <Skeleton label={label} rows={rows} waiting={kind === 'loading'} />}
          {isDrawn ? <div>{state.content}</div> : null}
          {kind === 'failed' ? <Failed retry={state.retry} /> : null}
        </div>
      </Card>
      <slot name="footer" />
    </div>
  )
}

function Card({
  label,
  heading,
  footer,
  longFooter,
  children,
}: Required<Pick<WidgetCardProps, 'label' | 'heading' | 'longFooter'>> & {
  readonly footer: ReactNode
  readonly children: ReactNode
}) {
  const below = footer ? (
    <div className={longFooter ? `${styles.footer} ${styles.longFooter}` : styles.footer} part="footer">
      {footer}
    </div>
  ) : null
  if (heading !== '')
    return (
      <Block title={heading} level={3} foot={below}>
        {children}
      </Block>
    )
  return (
    <section className={styles.bare} aria-label={label}>
      {children}
      {below}
    </section>
  )
}

function Failed({ retry }: { readonly retry: () => void }) {
  const { t } = useLocale()
  return (
    <p className={styles.note} role="alert">
      {t('Could not load this.')}{' '}
      <button type="button" className={styles.retry} part="retry" onClick={retry}>
        {t('Try again')}
      </button>
    </p>
  )
}

export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
