import { type MarketCode, multiplyPrice, type Price } from '@bellwether/domain'
import { enGb, type Locale, useLocale } from '@bellwether/locale'
import { type ReactNode, useMemo, useState } from 'react'
import { type ChangeProps, ChangeText, toChangeText } from '../change.tsx'
import styles from './live-price.module.css'
import { QuoteScopeContext, useLive } from './use-live.ts'

export interface LivePriceMark {
  readonly marketCode: MarketCode
  /** Instant of the rendered price, and the time zone to show times in. */
  readonly at: string
  readonly zone: string
  /** Of a price whose status is shown as a line. */
  readonly delayMinutes?: number
}

/** The fields inside are of this quote, and follow its ticks; without a mark they stay as they were rendered. */
export function LiveScope({ mark, children }: { readonly mark: LivePriceMark | null; readonly children: ReactNode }) {
  const { marketCode, at, zone, delayMinutes = 0 } = mark ?? {}
  const scope = useMemo(
    () => (marketCode && at && zone ? { marketCode, renderedAt: Date.parse(at), zone, delayMinutes } : null),
    [marketCode, at, zone, delayMinutes],
  )
  return <QuoteScopeContext value={scope}>{children}</QuoteScopeContext>
}

interface FieldProps {
  /** As rendered. */
  readonly text: string
  /** Its width from the start, so that nothing beside it moves. */
  readonly widest: string
}

/** A figure of the quote other than its price. */
export function LiveText({ field, text, widest }: FieldProps & { readonly field: 'bid' | 'ask' | 'spread' }) {
  const live = useLive(quote => quote[field])
  return (
    <span className={styles.reserved} data-bw-field={field} data-widest={widest}>
      {live ?? text}
    </span>
  )
}

/** The price, which flashes softly when it moves. */
export function LivePriceText({ text, widest }: FieldProps) {
  const live = useLive(quote => quote.last)
  const [ended, setEnded] = useState(live?.flash ?? null)
  const flash = live?.flash ?? null
  return (
    <span
      className={styles.reserved}
      data-bw-field="last"
      data-widest={widest}
      data-bw-flash={flash === ended ? undefined : flash?.way}
      onAnimationEnd={() => setEnded(flash)}
    >
      {live?.text ?? text}
    </span>
  )
}

/** A Change of the quote: of the amount with its percentage where an amount is given, otherwise of the percentage. */
export function LiveChangeText(props: ChangeProps & { readonly widest: string }) {
  const locale = useLocale()
  const field = props.amount ? 'change' : 'change-pct'
  const live = useLive(quote => (props.amount ? quote.change : quote.changePct))
  return (
    <ReservedWidth widest={props.widest}>
      <ChangeText {...(live ?? toChangeText(props, locale))} washed={props.washed} field={field} />
    </ReservedWidth>
  )
}

/** The line that says when the price is from, and whether it is live. */
export function LiveStatusText({ text, className }: { readonly text: string; readonly className: string | undefined }) {
  const live = useLive((quote, { zone, delayMinutes }) => quote.status(zone, delayMinutes))
  const state = useLive(quote => quote.state)
  return (
    <p className={className} data-bw-field="status" data-bw-state={toState(state)}>
      {live ?? text}
    </p>
  )
}

/** Whether the price of a row is live: a dot, full or hollow, and a word. Empty until that is known. */
export function LiveState() {
  const state = useLive(quote => quote.state)
  return (
    <span className={styles.state} data-bw-field="state" data-bw-state={toState(state)} title={state?.word}>
      {state?.word}
    </span>
  )
}

function toState(state: { readonly isLive: boolean } | null): string | undefined {
  if (!state) return undefined
  return state.isLive ? 'live' : 'other'
}

/** Around a Change, whose arrow and padding take width too. */
function ReservedWidth({ widest, children }: { readonly widest: string; readonly children: ReactNode }) {
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
export function widestChange(price: Price, { formatChange, formatPercent }: Locale = enGb): string {
  return `${formatChange(multiplyPrice(price, 1, 20))} (${formatPercent(0.1, { sign: true })})`
}
