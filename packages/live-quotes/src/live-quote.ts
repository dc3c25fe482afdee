import type { LiveChange, LiveQuote } from '@bellwether/blocks'
import { type Direction, price } from '@bellwether/domain'
import type { Locale } from '@bellwether/locale'
import type { Tick } from '@bellwether/wire'
import { priceStatus, rowStatus } from './live-labels.ts'
import { tickTexts } from './tick-texts.ts'

/** A price flashes at most once in this time. */
const restMs = 1_000

/** A quote as shown, with what the next one is compared with. */
export interface ShownQuote extends LiveQuote {
  readonly tick: Tick
  readonly confirmed: boolean
  /** When it last flashed. */
  readonly flashedAt: number
}

interface Shown {
  readonly tick: Tick
  /** The connection that is open now has sent it. */
  readonly confirmed: boolean
  /** Monotonic, ms. */
  readonly now: number
}

/** What a tick says after what was shown before. The same object where it says the same; null for a unit we cannot write. */
export function nextQuote(
  before: ShownQuote | null,
  { tick, confirmed, now }: Shown,
  locale: Locale,
): ShownQuote | null {
  if (before?.tick === tick && before.confirmed === confirmed) return before
  const texts = tickTexts(tick, locale)
  if (!texts) return before
  const moved = before !== null && before.tick.price !== tick.price
  const flashes = moved && now - before.flashedAt >= restMs
  const flash = flashes ? ({ way: tick.price > before.tick.price ? 'up' : 'down' } as const) : before?.last.flash
  const isSamePrice = before?.last.text === texts.last && before.last.flash === flash
  const { word, isLive } = rowStatus(tick, confirmed)
  const state = { word: locale.sent(word), isLive }
  const none = locale.t('n/a')
  return {
    tick,
    confirmed,
    time: tick.time,
    flashedAt: flashes ? now : (before?.flashedAt ?? Number.NEGATIVE_INFINITY),
    last: isSamePrice ? before.last : { price: at(tick, tick.price), text: texts.last, flash: flash ?? null },
    bid: texts.bid ?? none,
    ask: texts.ask ?? none,
    spread: texts.spread ?? none,
    quoted: before?.tick.bid === tick.bid && before.tick.ask === tick.ask ? before.quoted : quotedOf(tick),
    change: toChange(before?.change ?? null, texts.way, texts.change),
    changePct: toChange(before?.changePct ?? null, texts.wayPct, texts.changePct),
    state: before?.state.word === state.word ? before.state : state,
    status: (zone, delayMinutes) => priceStatus(tick, { zone, delayMinutes, confirmed }, locale),
  }
}

function toChange(before: LiveChange | null, way: Direction, text: string | null): LiveChange | null {
  if (text === null) return null
  return before?.text === text && before.way === way ? before : { way, text }
}

const at = ({ scale, unit }: Tick, value: number) => price(value, scale, unit)

function quotedOf(tick: Tick): LiveQuote['quoted'] {
  const { bid, ask } = tick
  return { bid: bid === null ? null : at(tick, bid), ask: ask === null ? null : at(tick, ask) }
}
