import type { MarketCode } from '@bellwether/domain'
import { findFullFault } from './check-message.ts'
import { createFault, type WireFault, WireNoRoomError } from './errors.ts'
import { createMutableTick, readFull, writeFull } from './full-record.ts'
import { KnownCodes } from './known-codes.ts'
import { entryBytes, fullBytes, marks } from './layout.ts'
import { writeEntry } from './market-code-entry.ts'
import type { Tick } from './tick.ts'

/** A tick that travels alone, between processes: its market code and a full record. */
export const parcelBytes = entryBytes + fullBytes

// A feed names the same symbols again and again: to read and check their codes anew took more than half of the time of a parcel.
const codes = new KnownCodes()

export function encodeParcel(view: DataView, at: number, tick: Tick): number {
  if (view.byteLength - at < parcelBytes) throw new WireNoRoomError(parcelBytes, view.byteLength - at)
  writeEntry(view, at, 0, tick.marketCode)
  writeFull(view, at + entryBytes, 0, 0, tick)
  return parcelBytes
}

/** Hands every tick of the parcels to `take`, each a new object; or says what is wrong and hands over none. Never throws on bytes. */
export function decodeParcels(view: DataView, take: (tick: Tick) => void): WireFault | null {
  if (view.byteLength % parcelBytes !== 0) return createFault('WIRE_WRONG_LENGTH', view.byteLength)
  const found: MarketCode[] = []
  for (let at = 0; at < view.byteLength; at += parcelBytes) {
    const fault = findParcelFault(view, at)
    if (fault !== null) return fault
    const marketCode = codes.read(view, at)
    if (marketCode === null) return createFault('WIRE_BAD_TEXT', at + 2)
    found.push(marketCode)
  }
  let unit = ''
  found.forEach((marketCode, i) => {
    const tick = createMutableTick(marketCode)
    // Most have the unit of the one before, and then no text is made for it.
    tick.unit = unit
    readFull(view, i * parcelBytes + entryBytes, tick)
    unit = tick.unit
    take(tick)
  })
  return null
}

function findParcelFault(view: DataView, at: number): WireFault | null {
  const record = at + entryBytes
  if (view.getUint16(at, true) !== 0) return createFault('WIRE_BAD_NUMBER', at)
  if (view.getUint16(record, true) !== 0 || view.getUint8(record + 2) !== 0)
    return createFault('WIRE_BAD_NUMBER', record)
  if ((view.getUint8(record + 3) & (marks.full | marks.snapshot)) !== marks.full)
    return createFault('WIRE_BAD_MARKS', record + 3)
  return findFullFault(view, record)
}
