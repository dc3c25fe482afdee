import type { MarketCode } from '@bellwether/domain'
import { WireBufferTooSmallError, WireRangeError } from './errors.ts'
import { writeInt64 } from './int64.ts'
import {
  busLostMark,
  entryBytes,
  goodbyeBytes,
  headerBytes,
  heartbeatBytes,
  maxInteger,
  maxMessageBytes,
  maxSymbolId,
  messageTypes,
  wireVersion,
} from './layout.ts'
import { writeEntry } from './market-code-entry.ts'
import { type GoodbyeReason, goodbyeReasons, type Heartbeat, type RefusalReason, refusalReasons } from './notice.ts'

// Read for every message: faster than a module namespace by name.
const typeNumbers = { ...messageTypes }

// Every function here writes one message at `at` and returns its length in bytes. `number` is that of the message on
// its connection.

/** The eight bytes before the records of a ticks message; the other messages write their own. */
export function encodeHeader(
  view: DataView,
  at: number,
  type: keyof typeof typeNumbers,
  count: number,
  number: number,
): number {
  view.setUint8(at, wireVersion)
  view.setUint8(at + 1, typeNumbers[type])
  view.setUint16(at + 2, count, true)
  view.setUint32(at + 4, number, true)
  return headerBytes
}

export interface AnnouncedSymbol {
  readonly id: number
  readonly marketCode: MarketCode
}

export function encodeSymbols(view: DataView, at: number, number: number, symbols: readonly AnnouncedSymbol[]): number {
  const length = checkLength(view, at, symbols.length, entryBytes)
  for (const { id } of symbols) checkWhole('id', id, 0, maxSymbolId)
  encodeHeader(view, at, 'symbols', symbols.length, number)
  symbols.forEach(({ id, marketCode }, i) => {
    writeEntry(view, at + headerBytes + i * entryBytes, id, marketCode)
  })
  return length
}

export interface Refusal {
  readonly reason: RefusalReason
  /** Null if no market code could be read. */
  readonly marketCode: MarketCode | null
}

export function encodeRefusals(view: DataView, at: number, number: number, refusals: readonly Refusal[]): number {
  const length = checkLength(view, at, refusals.length, entryBytes)
  encodeHeader(view, at, 'refusals', refusals.length, number)
  refusals.forEach(({ reason, marketCode }, i) => {
    writeEntry(view, at + headerBytes + i * entryBytes, refusalReasons.indexOf(reason) + 1, marketCode)
  })
  return length
}

export function encodeHeartbeat(view: DataView, at: number, number: number, heartbeat: Heartbeat): number {
  const length = checkLength(view, at, 1, heartbeatBytes)
  checkWhole('time', heartbeat.time, 0, maxInteger)
  checkWhole('withinMs', heartbeat.withinMs, 1, 0xffffffff)
  const entry = at + encodeHeader(view, at, 'heartbeat', 1, number)
  writeInt64(view, entry, heartbeat.time)
  view.setUint32(entry + 8, heartbeat.withinMs, true)
  view.setUint32(entry + 12, heartbeat.busLost ? busLostMark : 0, true)
  return length
}

export function encodeGoodbye(
  view: DataView,
  at: number,
  number: number,
  reason: GoodbyeReason,
  spreadMs: number,
): number {
  const length = checkLength(view, at, 1, goodbyeBytes)
  checkWhole('spreadMs', spreadMs, 0, 0xffffffff)
  const entry = at + encodeHeader(view, at, 'goodbye', 1, number)
  view.setUint32(entry, goodbyeReasons.indexOf(reason) + 1, true)
  view.setUint32(entry + 4, spreadMs, true)
  return length
}

function checkLength(view: DataView, at: number, count: number, size: number): number {
  if (count < 1) throw new WireRangeError('count', count, 'at least 1')
  const length = headerBytes + count * size
  const available = Math.min(view.byteLength - at, maxMessageBytes)
  if (length > available) throw new WireBufferTooSmallError(length, available)
  return length
}

function checkWhole(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new WireRangeError(field, value, `a whole number from ${min} to ${max}`)
  }
}
