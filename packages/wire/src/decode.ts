import type { MarketCode } from '@bellwether/domain'
import { findMessageFault } from './check-message.ts'
import type { WireFault } from './errors.ts'
import { createMutableTick, readFull } from './full-record.ts'
import { readInt64 } from './int64.ts'
import { busLostMark, entryBytes, fullBytes, headerBytes, marks, messageTypes, shortBytes } from './layout.ts'
import { readEntryCode } from './market-code-entry.ts'
import { type GoodbyeReason, goodbyeReasons, type Heartbeat, type RefusalReason, refusalReasons } from './notice.ts'
import { createShortRecord, readShort, type ShortRecord } from './short-record.ts'
import type { Tick } from './tick.ts'

/** Called with the entries of a message in order. Records are valid only during the call: the next one reuses them. */
export interface MessageVisitor {
  /** Called before the entries. False skips the rest of the message. */
  message(number: number): boolean
  /** The market code of `tick` is empty; `id` identifies the symbol. */
  full(id: number, generation: number, tick: Tick, snapshot: boolean): void
  short(record: Readonly<ShortRecord>, snapshot: boolean): void
  symbol(id: number, marketCode: MarketCode): void
  refusal(reason: RefusalReason, marketCode: MarketCode | null): void
  heartbeat(heartbeat: Heartbeat): void
  goodbye(reason: GoodbyeReason, spreadMs: number): void
}

/** Returns what is wrong with the bytes, without calling the visitor; null if they are valid. Never throws on bytes. */
export type MessageDecoder = (bytes: DataView) => WireFault | null

export function createMessageDecoder(visitor: MessageVisitor): MessageDecoder {
  const tick = createMutableTick('' as MarketCode)
  const short = createShortRecord()

  function visitTicks(view: DataView): void {
    for (let at = headerBytes; at < view.byteLength; ) {
      const given = view.getUint8(at + 3)
      const snapshot = (given & marks.snapshot) !== 0
      if (given & marks.full) {
        readFull(view, at, tick)
        visitor.full(view.getUint16(at, true), view.getUint8(at + 2), tick, snapshot)
        at += fullBytes
      } else {
        readShort(view, at, short)
        visitor.short(short, snapshot)
        at += shortBytes
      }
    }
  }

  return function decode(view) {
    const fault = findMessageFault(view)
    if (fault !== null) return fault
    if (!visitor.message(view.getUint32(4, true))) return null
    switch (view.getUint8(1)) {
      case messageTypes.ticks:
        visitTicks(view)
        break
      case messageTypes.symbols:
        for (let at = headerBytes; at < view.byteLength; at += entryBytes) {
          const marketCode = readEntryCode(view, at)
          if (marketCode !== null) visitor.symbol(view.getUint16(at, true), marketCode)
        }
        break
      case messageTypes.refusals:
        for (let at = headerBytes; at < view.byteLength; at += entryBytes) {
          const reason = refusalReasons[view.getUint16(at, true) - 1]
          if (reason !== undefined) visitor.refusal(reason, readEntryCode(view, at))
        }
        break
      case messageTypes.heartbeat:
        visitor.heartbeat({
          time: readInt64(view, headerBytes),
          withinMs: view.getUint32(headerBytes + 8, true),
          busLost: (view.getUint8(headerBytes + 12) & busLostMark) !== 0,
        })
        break
      case messageTypes.goodbye: {
        const reason = goodbyeReasons[view.getUint8(headerBytes) - 1]
        if (reason !== undefined) visitor.goodbye(reason, view.getUint32(headerBytes + 4, true))
        break
      }
    }
    return null
  }
}
