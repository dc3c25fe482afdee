import { formatChange, type MarketCode, multiplyPrice, type Price } from '@bellwether/domain'
import type { ReactNode } from 'react'
import styles from './live-price.module.css'

/** What the page's script can keep up to date inside an element marked with `livePrice`. */
export type LiveField = 'last' | 'bid' | 'ask' | 'spread' | 'change' | 'change-pct' | 'status' | 'state'

export interface LivePriceMark {
  readonly marketCode: MarketCode
  /** Instant of the rendered price, and the time zone to show times in. */
  readonly at: string
  readonly zone: string
}

/** Attributes of the element around the fields of one quote. Without them, or without a script, everything stays as it was rendered. */
export function livePrice({ marketCode, at, zone }: LivePriceMark) {
  return { 'data-bw-live-price': marketCode, 'data-bw-at': at, 'data-bw-zone': zone }
}

/** A figure that may change in place. It is as wide as `widest` from the start, so that nothing beside it moves. */
export function LiveText({
  field,
  text,
  widest,
}: {
  readonly field: LiveField
  readonly text: string
  readonly widest: string
}) {
  return (
    <span className={styles.reserved} data-bw-field={field} data-widest={widest}>
      {text}
    </span>
  )
}

/** The same around a Change, whose arrow and padding take width too. */
export function ReservedWidth({ widest, children }: { readonly widest: string; readonly children: ReactNode }) {
  return (
    <span className={`${styles.reserved} ${styles.edged}`} data-widest={widest}>
      {children}
    </span>
  )
}

/** The widest this price is likely to become in a day: a tenth more may have one more digit. */
export function widestPrice(price: Price, format: (price: Price) => string): string {
  return format(multiplyPrice(price, 11, 10))
}

/** The widest the day's change of this price is likely to become. */
export function widestChange(price: Price): string {
  return `${formatChange(multiplyPrice(price, 1, 20))} (+10.00%)`
}

/** Whether the price of a row is live: a dot, full or hollow, and a word. Empty until the page's script knows. */
export function LiveState() {
  return <span className={styles.state} data-bw-field="state" />
}
