import type { MarketCode } from '@bellwether/domain'
import { readInt64, writeInt64 } from './int64.ts'
import { marks } from './layout.ts'
import { checkTick, type Tick, tickStates } from './tick.ts'

export type MutableTick = { -readonly [Key in keyof Tick]: Tick[Key] }

/** Writes 64 bytes. Throws if the tick does not fit the wire. */
export function writeFull(view: DataView, at: number, id: number, generation: number, tick: Tick): void {
  checkTick(tick)
  view.setUint16(at, id, true)
  view.setUint8(at + 2, generation)
  view.setUint8(
    at + 3,
    marks.full |
      tickStates.indexOf(tick.state) |
      (tick.bid === null ? 0 : marks.bid) |
      (tick.ask === null ? 0 : marks.ask) |
      (tick.previousClose === null ? 0 : marks.previousClose),
  )
  view.setUint8(at + 4, tick.scale)
  for (let i = 0; i < 3; i += 1) view.setUint8(at + 5 + i, tick.unit.charCodeAt(i))
  writeInt64(view, at + 8, tick.epoch)
  writeInt64(view, at + 16, tick.sequence)
  writeInt64(view, at + 24, tick.time)
  writeInt64(view, at + 32, tick.price)
  writeInt64(view, at + 40, tick.bid ?? 0)
  writeInt64(view, at + 48, tick.ask ?? 0)
  writeInt64(view, at + 56, tick.previousClose ?? 0)
}

/** Reads a checked record. Leaves the market code unchanged: a record has only an id. */
export function readFull(view: DataView, at: number, into: MutableTick): void {
  const given = view.getUint8(at + 3)
  into.state = tickStates[given & marks.state] ?? 'CLOSED'
  into.scale = view.getUint8(at + 4)
  if (!hasUnit(view, at + 5, into.unit)) into.unit = readUnit(view, at + 5)
  into.epoch = readInt64(view, at + 8)
  into.sequence = readInt64(view, at + 16)
  into.time = readInt64(view, at + 24)
  into.price = readInt64(view, at + 32)
  into.bid = given & marks.bid ? readInt64(view, at + 40) : null
  into.ask = given & marks.ask ? readInt64(view, at + 48) : null
  into.previousClose = given & marks.previousClose ? readInt64(view, at + 56) : null
}

export function createMutableTick(marketCode: MarketCode): MutableTick {
  return {
    marketCode,
    epoch: 0,
    sequence: 0,
    time: 0,
    state: 'CLOSED',
    unit: '',
    scale: 0,
    price: 0,
    bid: null,
    ask: null,
    previousClose: null,
  }
}

// The unit of a symbol hardly ever changes: comparing allocates no string, reading would.
function hasUnit(view: DataView, at: number, unit: string): boolean {
  for (let i = 0; i < 3; i += 1) if (view.getUint8(at + i) !== unit.charCodeAt(i)) return false
  return true
}

function readUnit(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2))
}
