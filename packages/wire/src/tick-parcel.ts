import type { MarketCode } from '@bellwether/domain'
import { findFullFault } from './check-message.ts'
import type { EntryIndex } from './entry-index.ts'
import { createFault, WireBufferTooSmallError, type WireFault } from './errors.ts'
import { createMutableTick, readFull, writeFull } from './full-record.ts'
import { entryBytes, fullBytes, marks } from './layout.ts'
import { readEntryCode, writeEntry } from './market-code-entry.ts'
import type { Tick } from './tick.ts'
import type { TickTable } from './tick-table.ts'

/** A tick between processes: its market code and a full record. */
export const parcelBytes = entryBytes + fullBytes

export function encodeParcel(view: DataView, at: number, tick: Tick): number {
  if (view.byteLength - at < parcelBytes) throw new WireBufferTooSmallError(parcelBytes, view.byteLength - at)
  writeEntry(view, at, 0, tick.marketCode)
  writeFull(view, at + entryBytes, 0, 0, tick)
  return parcelBytes
}

/** Passes every tick of the parcels to `take`, each a new object; or returns what is wrong and passes none. Never throws on bytes. */
export function decodeParcels(view: DataView, take: (tick: Tick) => void): WireFault | null {
  const found: MarketCode[] = []
  for (let at = 0; at < view.byteLength; at += parcelBytes) {
    const fault = findParcelFault(view, at)
    if (fault !== null) return fault
    const marketCode = readEntryCode(view, at)
    if (marketCode === null) return createFault('WIRE_BAD_TEXT', at + 2)
    found.push(marketCode)
  }
  found.forEach((marketCode, i) => {
    const tick = createMutableTick(marketCode)
    readFull(view, i * parcelBytes + entryBytes, tick)
    take(tick)
  })
  return null
}

/**
 * Puts every tick of the parcels whose symbol has an id into the table, without allocating; or returns what is wrong and takes
 * none. Never throws on bytes.
 */
export function takeParcels(view: DataView, index: EntryIndex, table: TickTable): WireFault | null {
  for (let at = 0; at < view.byteLength; at += parcelBytes) {
    const fault = findParcelFault(view, at)
    if (fault !== null) return fault
    // A symbol with an id was checked when it got it.
    if (index.find(view, at) < 0 && readEntryCode(view, at) === null) return createFault('WIRE_BAD_TEXT', at + 2)
  }
  for (let at = 0; at < view.byteLength; at += parcelBytes) {
    const id = index.find(view, at)
    if (id >= 0) table.take(id, view, at + entryBytes)
  }
  return null
}

function findParcelFault(view: DataView, at: number): WireFault | null {
  if (view.byteLength - at < parcelBytes) return createFault('WIRE_WRONG_LENGTH', view.byteLength)
  const record = at + entryBytes
  if (view.getUint16(at, true) !== 0) return createFault('WIRE_BAD_NUMBER', at)
  if (view.getUint16(record, true) !== 0 || view.getUint8(record + 2) !== 0)
    return createFault('WIRE_BAD_NUMBER', record)
  if ((view.getUint8(record + 3) & (marks.full | marks.snapshot)) !== marks.full)
    return createFault('WIRE_BAD_MARKS', record + 3)
  return findFullFault(view, record)
}
