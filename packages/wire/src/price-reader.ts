import type { MarketCode } from '@bellwether/domain'
import { createMessageDecoder, type MessageVisitor } from './decode.ts'
import { createFault, type WireFault } from './errors.ts'
import { createMutableTick, type MutableTick } from './full-record.ts'
import { applyShort, resolves, type ShortRecord } from './short-record.ts'
import type { Tick } from './tick.ts'

export interface PriceHandlers extends Pick<MessageVisitor, 'refusal' | 'heartbeat' | 'goodbye'> {
  /** The subscription is confirmed. Its snapshot follows as soon as there is a price. */
  symbol(marketCode: MarketCode): void
  /**
   * Valid only during the call: the next tick reuses the object. A tick may be older than one shown
   * before, after a new connection or subscription; compare with `isNewer`.
   */
  tick(tick: Tick, snapshot: boolean): void
}

export interface PriceReader {
  /**
   * Reads one binary message. The first fault ends it: every later call returns the same fault and does nothing, because
   * later messages may depend on what was lost. Open a new connection with a new reader.
   */
  read(message: DataView): WireFault | null
}

interface SymbolEntry {
  readonly base: MutableTick
  /** Of the base; null before the first. */
  generation: number | null
}

/** The client's side of docs/wire.md, for one connection. */
export function createPriceReader(handlers: PriceHandlers): PriceReader {
  const entries = new Map<number, SymbolEntry>()
  const scratch = createMutableTick('' as MarketCode)
  let expected = 1
  let fault: WireFault | null = null

  const decode = createMessageDecoder({
    message(number) {
      if (number !== expected) fault = createFault('WIRE_MESSAGE_GAP', 4)
      expected = (expected + 1) >>> 0
      return fault === null
    },
    symbol(id, marketCode) {
      entries.set(id, { base: createMutableTick(marketCode), generation: null })
      handlers.symbol(marketCode)
    },
    full(id, generation, tick, snapshot) {
      if (fault !== null) return
      const entry = entries.get(id)
      if (entry === undefined) {
        fault = createFault('WIRE_UNKNOWN_ID', 0)
        return
      }
      Object.assign(entry.base, tick, { marketCode: entry.base.marketCode })
      entry.generation = generation
      handlers.tick(entry.base, snapshot)
    },
    short(record, snapshot) {
      if (fault !== null) return
      fault = resolve(record)
      if (fault === null) handlers.tick(scratch, snapshot)
    },
    refusal: (reason, marketCode) => handlers.refusal(reason, marketCode),
    heartbeat: heartbeat => handlers.heartbeat(heartbeat),
    goodbye: (reason, spreadMs) => handlers.goodbye(reason, spreadMs),
  })

  /** Fills the scratch tick from the record and its base. */
  function resolve(record: Readonly<ShortRecord>): WireFault | null {
    const entry = entries.get(record.id)
    if (entry === undefined) return createFault('WIRE_UNKNOWN_ID', 0)
    if (entry.generation !== record.generation) return createFault('WIRE_NO_BASE', 2)
    const { base } = entry
    const { sequenceOffset, timeOffset, priceOffset, bidOffset, askOffset } = record
    if (!resolves(base, sequenceOffset, timeOffset, priceOffset, bidOffset, askOffset)) {
      return createFault('WIRE_BAD_NUMBER', 8)
    }
    Object.assign(scratch, base)
    applyShort(record, base, scratch)
    return null
  }

  return {
    read(message) {
      if (fault === null) fault = decode(message) ?? fault
      return fault
    },
  }
}
