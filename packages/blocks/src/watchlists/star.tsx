import { Icon } from '@bellwether/design'
import type { MarketCode } from '@bellwether/domain'
import type { ReactNode } from 'react'
import { ListChoice } from './list-choice.tsx'
import styles from './star.module.css'
import type { Stars } from './stars.ts'

interface StarProps {
  readonly marketCode: MarketCode
  readonly name: string
  /** Null on pages without watchlists, as in a widget. */
  readonly stars: Stars | null
}

/**
 * Watches a security, or no longer. A form of its own, so that it works for users without a script; for guests the page's script keeps the list in
 * the browser, and without one the answer says that. With several lists a choice is offered beside it.
 */
export function Star({ marketCode, name, stars }: StarProps) {
  if (!stars) return null
  const pressed = stars.lists.some(({ codes }) => codes.has(marketCode))
  return (
    <div className={styles.star}>
      <form className={styles.press} action="/platform/watchlists" method="post" data-bw-star={marketCode}>
        <input type="hidden" name="marketCode" value={marketCode} />
        <input type="hidden" name="next" value={stars.next} />
        <button
          className={styles.button}
          type="submit"
          name="do"
          value={pressed ? 'unstar' : 'star'}
          aria-pressed={pressed}
          aria-label={`Watch ${name}`}
          title="Watchlist"
        >
          <Icon name="star" />
        </button>
      </form>
      <ListChoice marketCode={marketCode} name={name} stars={stars} />
    </div>
  )
}

/** What a row calls the security, with its star before it where there are stars. */
export function Starred({ children, ...star }: StarProps & { readonly children: ReactNode }) {
  if (!star.stars) return children
  return (
    <div className={styles.starred}>
      <Star {...star} />
      <div>{children}</div>
    </div>
  )
}
