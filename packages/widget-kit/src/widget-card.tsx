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

/**
 * The card of every widget: loading, shown, empty or failed. What it shows may be shorter than reserved: the card then ends
 * with its footer, and the rest is below it, so that nothing else on the page moves.
 */
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
    <div className={styles.widget}>
      <slot name="header" />
      <div className={styles.place}>
        <div
          className={isDrawn ? `${styles.card} ${styles.drawn}` : styles.card}
          part="card"
          aria-busy={(busy && isDrawn) || undefined}
        >
          <Card label={label} heading={heading}>
            <div className={styles.body} part="body">
              {isDrawn ? <div>{state.content}</div> : null}
              {isDrawn && state.footer ? (
                <div className={styles.footer} part="footer">
                  {state.footer}
                </div>
              ) : null}
              {kind === 'failed' ? <Failed retry={state.retry} /> : null}
            </div>
          </Card>
        </div>
        {kind === 'empty' ? null : (
          <div className={`${styles.bare} ${styles.reserved}`} data-heading={heading || undefined}>
            <Skeleton label={label} rows={rows} waiting={kind === 'loading'} />
            <div className={longFooter ? `${styles.foot} ${styles.longFoot}` : styles.foot} />
          </div>
        )}
      </div>
      <slot name="footer" />
    </div>
  )
}

function Card({
  label,
  heading,
  children,
}: Pick<WidgetCardProps, 'label' | 'heading'> & { readonly children: ReactNode }) {
  if (heading !== '')
    return (
      <Block title={heading} level={3}>
        {children}
      </Block>
    )
  return (
    <section className={styles.bare} aria-label={label}>
      {children}
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
