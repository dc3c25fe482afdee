import type { MarketCode } from '@bellwether/domain'
import {
  createMessageDecoder,
  encodeGoodbye,
  encodeHeader,
  encodeHeartbeat,
  encodeRefusals,
  encodeSymbols,
  type GoodbyeReason,
  type Heartbeat,
  type RefusalReason,
  type ShortRecord,
  type Tick,
  type WireFault,
  writeFull,
} from '../src/index.ts'
import { fullBytes, marks, maxMessageBytes, shortBytes } from '../src/layout.ts'

type Full = { full: number; generation: number; snapshot: boolean } & Omit<Tick, 'marketCode'>
type Short = { short: number; snapshot: boolean } & Omit<ShortRecord, 'id'>

/** What a message holds, entry by entry, as the fixtures write it. */
export type MessageEvent =
  | { message: number }
  | Full
  | Short
  | { symbol: number; marketCode: MarketCode }
  | { refusal: RefusalReason; marketCode: MarketCode | null }
  | Heartbeat
  | { goodbye: GoodbyeReason; spreadMs: number }

export interface Decoded {
  fault: WireFault | null
  events: MessageEvent[]
}

const found: MessageEvent[] = []
const decode = createMessageDecoder({
  message: number => found.push({ message: number }) > 0,
  full: (id, generation, { marketCode: _, ...tick }, snapshot) =>
    found.push({ full: id, generation, snapshot, ...tick }),
  short: ({ id, ...record }, snapshot) => found.push({ short: id, snapshot, ...record }),
  symbol: (id, marketCode) => found.push({ symbol: id, marketCode }),
  refusal: (refusal, marketCode) => found.push({ refusal, marketCode }),
  heartbeat: heartbeat => found.push({ ...heartbeat }),
  goodbye: (goodbye, spreadMs) => found.push({ goodbye, spreadMs }),
})

export function decodeToEvents(bytes: DataView): Decoded {
  found.length = 0
  const fault = decode(bytes)
  return { fault, events: found.slice() }
}

const buffer = new DataView(new ArrayBuffer(maxMessageBytes + 1))

/** The bytes of the message that holds these events. */
export function encodeEvents(events: readonly MessageEvent[]): Uint8Array {
  const [first, ...entries] = events
  if (first === undefined || !('message' in first)) throw new Error('the first event is the message itself')
  const length = encodeEntries(first.message, entries)
  return new Uint8Array(buffer.buffer, 0, length)
}

function encodeEntries(number: number, entries: readonly MessageEvent[]): number {
  const [first] = entries
  if (first === undefined) throw new Error('a message has an entry')
  if ('symbol' in first) {
    const symbols = entries.filter(entry => 'symbol' in entry)
    return encodeSymbols(
      buffer,
      0,
      number,
      symbols.map(({ symbol, marketCode }) => ({ id: symbol, marketCode })),
    )
  }
  if ('refusal' in first) {
    const refusals = entries.filter(entry => 'refusal' in entry)
    return encodeRefusals(
      buffer,
      0,
      number,
      refusals.map(({ refusal, marketCode }) => ({ reason: refusal, marketCode })),
    )
  }
  if ('withinMs' in first) return encodeHeartbeat(buffer, 0, number, first)
  if ('goodbye' in first) return encodeGoodbye(buffer, 0, number, first.goodbye, first.spreadMs)
  let at = encodeHeader(buffer, 0, 'ticks', entries.length, number)
  for (const entry of entries) {
    if ('full' in entry) at += encodeFullEvent(at, entry)
    else if ('short' in entry) at += encodeShortEvent(at, entry)
  }
  return at
}

function encodeFullEvent(at: number, { full, generation, snapshot, ...tick }: Full): number {
  writeFull(buffer, at, full, generation, { marketCode: '' as MarketCode, ...tick })
  if (snapshot) buffer.setUint8(at + 3, buffer.getUint8(at + 3) | marks.snapshot)
  return fullBytes
}

/** Written by hand: `writeShort` needs the base, which a single message does not have. */
function encodeShortEvent(at: number, record: Short): number {
  buffer.setUint16(at, record.short, true)
  buffer.setUint8(at + 2, record.generation)
  buffer.setUint8(at + 3, record.marks)
  buffer.setUint16(at + 4, record.sequenceOffset, true)
  buffer.setUint16(at + 6, record.timeOffset, true)
  buffer.setInt32(at + 8, record.priceOffset, true)
  buffer.setInt16(at + 12, record.bidOffset, true)
  buffer.setInt16(at + 14, record.askOffset, true)
  return shortBytes
}
