import { Icon } from '@bellwether/design'
import type { MarketCode } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { ReactNode } from 'react'
import { ListChoice } from './list-choice.tsx'
import styles from './star.module.css'
import type { Stars } from './stars.ts'
import { useStar } from './use-star.ts'
import type { ListOfStar } from './watching.ts'

export interface StarProps {
  readonly marketCode: MarketCode
  readonly name: string
  /** As far as the server knows. */
  readonly lists: readonly ListOfStar[]
  /** Where its forms lead back to. */
  readonly next: string
}

/**
 * Watches a security, or no longer. A form of its own, so that it works for users without a script; a guest's list is kept in the browser, and without a
 * script the answer says that. With several lists a choice is offered beside it.
 */
export function Star({ marketCode, name, lists: drawn, next }: StarProps) {
  const { lists, problem, onSubmit } = useStar(marketCode, drawn)
  const pressed = lists.some(({ held }) => held)
  return (
    <div className={styles.star}>
      <form
        className={styles.press}
        action="/platform/watchlists"
        method="post"
        data-bw-star={marketCode}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="marketCode" value={marketCode} />
        <input type="hidden" name="next" value={next} />
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
        {problem ? <span role="alert">{problem}</span> : null}
      </form>
      <ListChoice marketCode={marketCode} name={name} lists={lists} next={next} onSubmit={onSubmit} />
    </div>
  )
}

interface StarredProps {
  readonly marketCode: MarketCode
  readonly name: string
  /** Null on pages without watchlists, as in a widget. */
  readonly stars: Stars | null
}

/** The star of a security on a page of ours. */
export function PageStar({ marketCode, name, stars }: StarredProps) {
  if (!stars) return null
  const lists = stars.lists.map(list => ({ name: list.name, held: list.codes.includes(marketCode) }))
  return <Island name="star" component={Star} props={{ marketCode, name, lists, next: stars.next }} />
}

/** What a row calls the security, with its star before it where there are stars. */
export function Starred({ children, ...star }: StarredProps & { readonly children: ReactNode }) {
  if (!star.stars) return children
  return (
    <div className={styles.starred}>
      <PageStar {...star} />
      <div>{children}</div>
    </div>
  )
}
