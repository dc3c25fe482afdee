import type { QuoteView } from '@bellwether/contract'
import { formatTime } from '@bellwether/domain'

type Moment = Pick<QuoteView, 'state' | 'at' | 'zone' | 'pricedDaily' | 'outdated'>

/** When the figures of a session that goes on were taken; null once they are those of a whole day. */
export function sessionTime({ state, at, zone, pricedDaily, outdated }: Moment): string | null {
  const isOpen = state === 'LIVE' || state === 'DELAYED' || state === 'AUCTION'
  return isOpen && !pricedDaily && !outdated ? formatTime(new Date(at), zone) : null
}

/** `Volume at 14:32` */
export function volumeLabel(quote: Moment | null): string {
  const time = quote && sessionTime(quote)
  return time ? `Volume at ${time.slice(0, 5)}` : 'Volume'
}
