import { maxScale } from '@bellwether/domain'
import { createFault, type WireFault } from './errors.ts'
import { readInt64 } from './int64.ts'
import {
  busLostMark,
  entryBytes,
  fullBytes,
  goodbyeBytes,
  headerBytes,
  heartbeatBytes,
  marks,
  maxInteger,
  maxMessageBytes,
  messageTypes,
  shortBytes,
  wireVersion,
} from './layout.ts'
import { isEntryWithoutCode, readEntryCode } from './market-code-entry.ts'
import { goodbyeReasons, refusalReasons } from './notice.ts'
import { tickStates } from './tick.ts'

/**
 * What is wrong with the bytes as a message of version 1, or null. Checks everything, so that a reader
 * afterwards need not check anything. Never throws.
 */
export function findMessageFault(view: DataView): WireFault | null {
  const length = view.byteLength
  if (length < headerBytes) return createFault('WIRE_TOO_SHORT', length)
  if (length > maxMessageBytes) return createFault('WIRE_TOO_LONG', maxMessageBytes)
  if (view.getUint8(0) !== wireVersion) return createFault('WIRE_UNKNOWN_VERSION', 0)
  const count = view.getUint16(2, true)
  const type = view.getUint8(1)
  const isAlone = type === messageTypes.heartbeat || type === messageTypes.goodbye
  if (count === 0 || (isAlone && count > 1)) return createFault('WIRE_WRONG_LENGTH', 2)
  switch (type) {
    case messageTypes.ticks:
      return findTicksFault(view, count)
    case messageTypes.symbols:
      return findEntriesFault(view, count, entryBytes, findSymbolFault)
    case messageTypes.heartbeat:
      return findEntriesFault(view, count, heartbeatBytes, findHeartbeatFault)
    case messageTypes.goodbye:
      return findEntriesFault(view, count, goodbyeBytes, findGoodbyeFault)
    case messageTypes.refusals:
      return findEntriesFault(view, count, entryBytes, findRefusalFault)
    default:
      return createFault('WIRE_UNKNOWN_TYPE', 1)
  }
}

function findTicksFault(view: DataView, count: number): WireFault | null {
  let at = headerBytes
  for (let i = 0; i < count; i += 1) {
    if (at + shortBytes > view.byteLength) return createFault('WIRE_WRONG_LENGTH', at)
    const isFull = (view.getUint8(at + 3) & marks.full) !== 0
    if (isFull && at + fullBytes > view.byteLength) return createFault('WIRE_WRONG_LENGTH', at)
    const fault = isFull ? findFullFault(view, at) : findShortFault(view, at)
    if (fault !== null) return fault
    at += isFull ? fullBytes : shortBytes
  }
  return at === view.byteLength ? null : createFault('WIRE_WRONG_LENGTH', at)
}

function findShortFault(view: DataView, at: number): WireFault | null {
  const given = view.getUint8(at + 3)
  if ((given & marks.state) >= tickStates.length || given & marks.previousClose)
    return createFault('WIRE_BAD_MARKS', at + 3)
  if (view.getUint16(at + 4, true) === 0) return createFault('WIRE_BAD_NUMBER', at + 4)
  if (!(given & marks.bid) && view.getInt16(at + 12, true) !== 0) return createFault('WIRE_BAD_NUMBER', at + 12)
  if (!(given & marks.ask) && view.getInt16(at + 14, true) !== 0) return createFault('WIRE_BAD_NUMBER', at + 14)
  return null
}

/** The marks of the prices of a full record, in order; the first is always set. */
const prices = [marks.full, marks.bid, marks.ask, marks.previousClose]

export function findFullFault(view: DataView, at: number): WireFault | null {
  const given = view.getUint8(at + 3)
  if ((given & marks.state) >= tickStates.length) return createFault('WIRE_BAD_MARKS', at + 3)
  if (view.getUint8(at + 4) > maxScale) return createFault('WIRE_BAD_NUMBER', at + 4)
  for (let i = at + 5; i < at + 8; i += 1) if (!isCapital(view.getUint8(i))) return createFault('WIRE_BAD_TEXT', i)
  for (let i = at + 8; i < at + 32; i += 8)
    if (!isWithin(view, i, 0, maxInteger)) return createFault('WIRE_BAD_NUMBER', i)
  // A price whose mark is not set is zero.
  for (let i = 0; i < prices.length; i += 1) {
    const limit = given & (prices[i] ?? 0) ? maxInteger : 0
    if (!isWithin(view, at + 32 + i * 8, -limit, limit)) return createFault('WIRE_BAD_NUMBER', at + 32 + i * 8)
  }
  return null
}

function findSymbolFault(view: DataView, at: number): WireFault | null {
  return readEntryCode(view, at) === null ? createFault('WIRE_BAD_TEXT', at + 2) : null
}

function findRefusalFault(view: DataView, at: number): WireFault | null {
  const reason = view.getUint16(at, true)
  if (reason === 0 || reason > refusalReasons.length) return createFault('WIRE_UNKNOWN_REASON', at)
  return isEntryWithoutCode(view, at) ? null : findSymbolFault(view, at)
}

function findHeartbeatFault(view: DataView, at: number): WireFault | null {
  if (!isWithin(view, at, 0, maxInteger)) return createFault('WIRE_BAD_NUMBER', at)
  if (view.getUint32(at + 8, true) === 0) return createFault('WIRE_BAD_NUMBER', at + 8)
  return view.getUint32(at + 12, true) > busLostMark ? createFault('WIRE_BAD_MARKS', at + 12) : null
}

function findGoodbyeFault(view: DataView, at: number): WireFault | null {
  const reason = view.getUint32(at, true)
  return reason === 0 || reason > goodbyeReasons.length ? createFault('WIRE_UNKNOWN_REASON', at) : null
}

function findEntriesFault(
  view: DataView,
  count: number,
  size: number,
  findFault: (view: DataView, at: number) => WireFault | null,
): WireFault | null {
  if (view.byteLength !== headerBytes + count * size) return createFault('WIRE_WRONG_LENGTH', view.byteLength)
  for (let at = headerBytes; at < view.byteLength; at += size) {
    const fault = findFault(view, at)
    if (fault !== null) return fault
  }
  return null
}

function isWithin(view: DataView, at: number, min: number, max: number): boolean {
  const value = readInt64(view, at)
  return value >= min && value <= max
}

const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a
