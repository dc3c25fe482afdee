import type { MarketCode, Watchlist } from '@bellwether/domain'
import { Fragment, useContext, useEffect } from 'react'
import { useLists } from '../watchlists/use-lists.ts'
import { WatchingContext } from '../watchlists/watching.ts'
import styles from './overlap.module.css'

const maxLinks = 8

export interface WatchedOverlapProps {
  readonly marketCode: string
  /** The page's own address, without a query. */
  readonly action: string
}

/** Links that compare watched investments with the portfolio on this page: a shortcut, since any code can be typed. */
export function WatchedOverlap({ marketCode, action }: WatchedOverlapProps) {
  const watching = useContext(WatchingContext)
  const codes = codesToCompare(useLists() ?? [], marketCode)
  useEffect(() => void watching?.load().catch(() => null), [watching])
  if (codes.length === 0) return <span />
  return (
    <p className={styles.suggestions}>
      From your watchlists:{' '}
      {codes.map((code, index) => (
        <Fragment key={code}>
          {index > 0 ? ', ' : ''}
          <a href={`${action}?with=${encodeURIComponent(code)}#overlap`}>{code}</a>
        </Fragment>
      ))}
    </p>
  )
}

/** Each code once, in the order of the lists, without the page's own. */
export function codesToCompare(lists: readonly Watchlist[], own: string): readonly MarketCode[] {
  const codes = new Set(lists.flatMap(({ items }) => items.map(({ marketCode }) => marketCode)))
  return [...codes].filter(code => code !== own).slice(0, maxLinks)
}
