import type { MutableTick } from './full-record.ts'
import { readInt64 } from './int64.ts'
import { marks, maxInteger } from './layout.ts'
import { type Tick, tickStates } from './tick.ts'

/** A tick as the difference from its base. A decoder reuses one such object. */
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
 * Writes 16 bytes and returns true, or writes nothing and returns false where the tick cannot be expressed as a difference
 * from the base. Both are checked full records; the base has the id and the generation.
 */
export function writeShort(
  view: DataView,
  at: number,
  bases: DataView,
  baseAt: number,
  ticks: DataView,
  tickAt: number,
): boolean {
  const given = ticks.getUint8(tickAt + 3)
  if (
    // Scale and unit.
    ticks.getInt32(tickAt + 4, true) !== bases.getInt32(baseAt + 4, true) ||
    !isSame64(ticks, tickAt + 8, bases, baseAt + 8) ||
    ((given ^ bases.getUint8(baseAt + 3)) & marks.previousClose) !== 0 ||
    !isSame64(ticks, tickAt + 56, bases, baseAt + 56)
  ) {
    return false
  }
  const sequence = readInt64(ticks, tickAt + 16) - readInt64(bases, baseAt + 16)
  const time = readInt64(ticks, tickAt + 24) - readInt64(bases, baseAt + 24)
  const price = readInt64(ticks, tickAt + 32)
  const change = price - readInt64(bases, baseAt + 32)
  const bid = given & marks.bid ? readInt64(ticks, tickAt + 40) - price : 0
  const ask = given & marks.ask ? readInt64(ticks, tickAt + 48) - price : 0
  if (sequence < 1 || !isUint16(sequence) || !isUint16(time)) return false
  if (!isInt32(change) || !isInt16(bid) || !isInt16(ask)) return false

  view.setUint16(at, bases.getUint16(baseAt, true), true)
  view.setUint8(at + 2, bases.getUint8(baseAt + 2))
  view.setUint8(at + 3, given & (marks.state | marks.bid | marks.ask))
  view.setUint16(at + 4, sequence, true)
  view.setUint16(at + 6, time, true)
  view.setInt32(at + 8, change, true)
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

/** Fills `tick` from the record and its base, which may be the same object. */
export function applyShort(record: Readonly<ShortRecord>, base: Tick, tick: MutableTick): void {
  tick.sequence = base.sequence + record.sequenceOffset
  tick.time = base.time + record.timeOffset
  tick.price = base.price + record.priceOffset
  tick.bid = record.marks & marks.bid ? tick.price + record.bidOffset : null
  tick.ask = record.marks & marks.ask ? tick.price + record.askOffset : null
  tick.state = tickStates[record.marks & marks.state] ?? 'CLOSED'
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

/** Whether base and differences together stay within the range of a full record. */
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

const isUint16 = (value: number) => (value & 0xffff) === value
const isInt16 = (value: number) => (value << 16) >> 16 === value
const isInt32 = (value: number) => (value | 0) === value

function isSame64(one: DataView, at: number, other: DataView, otherAt: number): boolean {
  return (
    one.getInt32(at, true) === other.getInt32(otherAt, true) &&
    one.getInt32(at + 4, true) === other.getInt32(otherAt + 4, true)
  )
}
