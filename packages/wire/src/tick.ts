import { dayChangeOf, type MarketCode, maxScale, price } from '@bellwether/domain'
import { WireRangeError } from './errors.ts'
import { maxInteger } from './layout.ts'

/** In the order of their numbers on the wire. */
export const tickStates = ['LIVE', 'AUCTION', 'CLOSED', 'SUSPENDED', 'DELAYED'] as const
export type TickState = (typeof tickStates)[number]

/** The prices of a symbol at an instant. Prices are integers of `unit` / 10^`scale`. */
export interface Tick {
  readonly marketCode: MarketCode
  /** A run of the feed, or a day; a later one has a greater number. */
  readonly epoch: number
  /** Increases with every tick of this symbol within the epoch. */
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly state: TickState
  readonly unit: string
  readonly scale: number
  readonly price: number
  readonly bid: number | null
  readonly ask: number | null
  readonly previousClose: number | null
}

type TickOrder = Pick<Tick, 'epoch' | 'sequence'>

/** The one order of ticks of a symbol. A repeated tick is not newer. */
export function isNewer(tick: TickOrder, than: TickOrder | null | undefined): boolean {
  if (than === null || than === undefined) return true
  return tick.epoch === than.epoch ? tick.sequence > than.sequence : tick.epoch > than.epoch
}

/** In units of 10^-scale, exact; null without a previous close. */
export function dayChange(tick: Tick): number | null {
  return tick.previousClose === null ? null : tick.price - tick.previousClose
}

/** As a fraction: 0.0146 is +1.46 %. Null where there is nothing to compare with. */
export function dayChangePct(tick: Tick): number | null {
  if (tick.previousClose === null) return null
  const at = (value: number) => price(value, tick.scale, tick.unit)
  return dayChangeOf(at(tick.price), at(tick.previousClose))?.fraction ?? null
}

/** Throws if the wire cannot represent the tick. */
export function checkTick(tick: Tick): void {
  checkCount('epoch', tick.epoch)
  checkCount('sequence', tick.sequence)
  checkCount('time', tick.time)
  checkPrice('price', tick.price)
  if (tick.bid !== null) checkPrice('bid', tick.bid)
  if (tick.ask !== null) checkPrice('ask', tick.ask)
  if (tick.previousClose !== null) checkPrice('previousClose', tick.previousClose)
  if (!Number.isInteger(tick.scale) || tick.scale < 0 || tick.scale > maxScale) {
    throw new WireRangeError('scale', tick.scale, `a whole number from 0 to ${maxScale}`)
  }
  if (!isUnit(tick.unit)) throw new WireRangeError('unit', tick.unit, 'three capital letters, such as GBX')
  if (!tickStates.includes(tick.state)) throw new WireRangeError('state', tick.state, `one of ${tickStates.join(', ')}`)
}

// Runs for every tick; a regular expression would take longer than all other checks together.
function isUnit(text: string): boolean {
  return text.length === 3 && isCapital(text, 0) && isCapital(text, 1) && isCapital(text, 2)
}

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x41 && code <= 0x5a
}

function checkCount(field: string, value: number): void {
  if (!Number.isInteger(value) || value < 0 || value > maxInteger) {
    throw new WireRangeError(field, value, 'a whole number from 0 to 2^52 - 1')
  }
}

function checkPrice(field: string, value: number): void {
  if (!Number.isInteger(value) || value < -maxInteger || value > maxInteger) {
    throw new WireRangeError(field, value, 'a whole number within ±(2^52 - 1)')
  }
}
