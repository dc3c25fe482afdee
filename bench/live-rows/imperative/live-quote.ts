import { directionLabels, isCanonical, type MarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/wire'
import { priceStatus, rowStatus } from '../../../packages/live-quotes/src/live-labels.ts'
import { tickTexts } from '../../../packages/live-quotes/src/tick-texts.ts'
import { flash } from './flash.ts'

export interface LiveQuote {
  readonly marketCode: MarketCode
  /** Writes the tick into the quote's fields; `confirmed` while the current connection has sent it. */
  show(tick: Tick, confirmed: boolean): void
}

/** A quote the server has rendered, with its fields; see livePrice in blocks. Null for one we cannot follow. */
export function createLiveQuote(element: HTMLElement): LiveQuote | null {
  const { bwLivePrice: marketCode = '', bwAt = '', bwZone: zone = 'Europe/London' } = element.dataset
  if (!isCanonical(marketCode)) return null
  const renderedAt = Date.parse(bwAt)
  const field = (name: string) => element.querySelector<HTMLElement>(`[data-bw-field="${name}"]`)
  const [last, bid, ask, spread] = ['last', 'bid', 'ask', 'spread'].map(field)
  const [change, changePct, status, state] = ['change', 'change-pct', 'status', 'state'].map(field)
  let shown: Tick | null = null

  return {
    marketCode,
    show(tick, confirmed) {
      // The server may have rendered a later price than the feed's last.
      if (tick.time < renderedAt) return
      const texts = tickTexts(tick)
      if (!texts) return
      if (shown && shown.price !== tick.price && last) flash(last, tick.price > shown.price ? 'up' : 'down')
      shown = tick
      write(last, texts.last)
      write(bid, texts.bid ?? 'n/a')
      write(ask, texts.ask ?? 'n/a')
      write(spread, texts.spread ?? 'n/a')
      const changes = [
        [change, texts.change, texts.way],
        [changePct, texts.changePct, texts.wayPct],
      ] as const
      for (const [target, text, way] of changes) {
        if (!target || text === null) continue
        target.dataset.direction = way
        write(target.children[1], `${directionLabels[way]} `)
        write(target.children[2], text)
      }
      write(status, priceStatus(tick, { zone, delayMinutes: 15, confirmed }))
      const { word, isLive } = rowStatus(tick, confirmed)
      if (status) status.dataset.bwState = isLive ? 'live' : 'other'
      if (state) {
        state.dataset.bwState = isLive ? 'live' : 'other'
        state.title = word
        write(state, word)
      }
    },
  }
}

/** Touches the page only where something changed. */
function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
