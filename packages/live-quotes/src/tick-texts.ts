import { type Direction, direction, findUnit, percentDirection, price } from '@bellwether/domain'
import { enGb, type Locale } from '@bellwether/locale'
import { dayChange, dayChangePct, type Tick } from '@bellwether/wire'

/** The fields of a quote, formatted as the server does; null where the tick has no value. */
export interface TickTexts {
  readonly last: string
  readonly bid: string | null
  readonly ask: string | null
  readonly spread: string | null
  readonly way: Direction
  /** Of the percentage as it is written. */
  readonly wayPct: Direction
  /** Amount and percentage, and the percentage alone. */
  readonly change: string | null
  readonly changePct: string | null
}

/** Null for a unit we cannot write: better the last price than a wrong one. */
export function tickTexts(
  tick: Tick,
  { formatChange, formatPercent, formatPrice, formatPriceNumber }: Locale = enGb,
): TickTexts | null {
  const { unit, scale, bid, ask } = tick
  if (!findUnit(unit)) return null
  const at = (value: number) => price(value, scale, unit)
  const change = dayChange(tick)
  const fraction = dayChangePct(tick)
  const percent = fraction === null ? null : formatPercent(fraction, { sign: true })
  const isSpread = bid !== null && ask !== null && ask > 0 && ask >= bid
  return {
    last: formatPrice(at(tick.price)),
    bid: bid === null ? null : formatPriceNumber(at(bid)),
    ask: ask === null ? null : formatPriceNumber(at(ask)),
    spread: isSpread ? formatPercent((ask - bid) / ask) : null,
    way: direction(fraction ?? 0),
    wayPct: percentDirection(fraction ?? 0),
    change: change === null || percent === null ? null : `${formatChange(at(change))} (${percent})`,
    changePct: percent,
  }
}
