import { marks, maxInteger } from './layout.ts'
import { type Tick, tickStates } from './tick.ts'

/** A tick as the difference from its base. A decoder fills one such object again and again. */
export interface ShortRecord {
  id: number
  generation: number
  marks: number
  sequenceOffset: number
  timeOffset: number
  priceOffset: number
  bidOffset: number
  askOffset: number
}

/**
 * Writes 16 bytes and answers true, or writes nothing and answers false where `tick` is not to be told as a difference
 * from `base`. A tick that is unusable in itself also answers false; writing it as a full record then says why.
 */
export function writeShort(
  view: DataView,
  at: number,
  id: number,
  generation: number,
  base: Tick,
  tick: Tick,
): boolean {
  if (
    tick.epoch !== base.epoch ||
    tick.scale !== base.scale ||
    tick.unit !== base.unit ||
    tick.previousClose !== base.previousClose
  ) {
    return false
  }
  const sequence = tick.sequence - base.sequence
  const time = tick.time - base.time
  const price = tick.price - base.price
  const bid = tick.bid === null ? 0 : tick.bid - tick.price
  const ask = tick.ask === null ? 0 : tick.ask - tick.price
  const state = tickStates.indexOf(tick.state)
  if (sequence < 1 || !isUint16(sequence) || !isUint16(time) || state < 0) return false
  if (!isInt32(price) || !isInt16(bid) || !isInt16(ask)) return false
  if (!resolves(base, sequence, time, price, bid, ask)) return false

  view.setUint16(at, id, true)
  view.setUint8(at + 2, generation)
  view.setUint8(at + 3, state | (tick.bid === null ? 0 : marks.bid) | (tick.ask === null ? 0 : marks.ask))
  view.setUint16(at + 4, sequence, true)
  view.setUint16(at + 6, time, true)
  view.setInt32(at + 8, price, true)
  view.setInt16(at + 12, bid, true)
  view.setInt16(at + 14, ask, true)
  return true
}

export function readShort(view: DataView, at: number, into: ShortRecord): void {
  into.id = view.getUint16(at, true)
  into.generation = view.getUint8(at + 2)
  into.marks = view.getUint8(at + 3)
  into.sequenceOffset = view.getUint16(at + 4, true)
  into.timeOffset = view.getUint16(at + 6, true)
  into.priceOffset = view.getInt32(at + 8, true)
  into.bidOffset = view.getInt16(at + 12, true)
  into.askOffset = view.getInt16(at + 14, true)
}

export function createShortRecord(): ShortRecord {
  return {
    id: 0,
    generation: 0,
    marks: 0,
    sequenceOffset: 0,
    timeOffset: 0,
    priceOffset: 0,
    bidOffset: 0,
    askOffset: 0,
  }
}

/** Whether base and differences together stay within what a full record could hold. */
export function resolves(base: Tick, sequence: number, time: number, price: number, bid: number, ask: number): boolean {
  const resolved = base.price + price
  return (
    base.sequence + sequence <= maxInteger &&
    base.time + time <= maxInteger &&
    Math.abs(resolved) <= maxInteger &&
    Math.abs(resolved + bid) <= maxInteger &&
    Math.abs(resolved + ask) <= maxInteger
  )
}

// False for fractions and NaN too, which setInt16 and its like would write as something else.
const isUint16 = (value: number) => (value & 0xffff) === value
const isInt16 = (value: number) => (value << 16) >> 16 === value
const isInt32 = (value: number) => (value | 0) === value
