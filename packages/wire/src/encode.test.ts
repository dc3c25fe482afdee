import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeToEvents, encodeEvents, type MessageEvent } from '../testing/message-events.ts'
import { anyMarketCode, anyTick, hvl } from '../testing/ticks.ts'
import { encodeGoodbye, encodeHeartbeat, encodeSymbols, goodbyeReasons, refusalReasons } from './index.ts'

const u16 = fc.nat(65_535)
const u32 = fc.nat(0xffffffff)

const full = fc
  .tuple(u16, fc.nat(255), fc.boolean(), anyTick)
  .map(([id, generation, snapshot, { marketCode: _, ...tick }]) => ({ full: id, generation, snapshot, ...tick }))

const i16 = fc.integer({ min: -32_768, max: 32_767 })
const short = fc
  .record({
    short: u16,
    generation: fc.nat(255),
    state: fc.nat(4),
    bid: fc.option(i16),
    ask: fc.option(i16),
    snapshot: fc.boolean(),
    sequenceOffset: fc.integer({ min: 1, max: 65_535 }),
    timeOffset: u16,
    priceOffset: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  })
  .map(({ state, bid, ask, ...rest }) => ({
    ...rest,
    marks: state | (bid === null ? 0 : 8) | (ask === null ? 0 : 16) | (rest.snapshot ? 64 : 0),
    bidOffset: bid ?? 0,
    askOffset: ask ?? 0,
  }))

const entries: fc.Arbitrary<MessageEvent[]> = fc.oneof(
  fc.array(fc.oneof(full, short), { minLength: 1, maxLength: 30 }),
  fc.array(fc.record({ symbol: u16, marketCode: anyMarketCode }), { minLength: 1, maxLength: 9 }),
  fc.array(fc.record({ refusal: fc.constantFrom(...refusalReasons), marketCode: fc.option(anyMarketCode) }), {
    minLength: 1,
    maxLength: 9,
  }),
  fc.record({ time: fc.nat(2 ** 31), withinMs: u32.filter(ms => ms > 0), busLost: fc.boolean() }).map(one => [one]),
  fc.record({ goodbye: fc.constantFrom(...goodbyeReasons), spreadMs: u32 }).map(one => [one]),
)

describe('messages', () => {
  it('[RP-STREAM-14] [RP-STREAM-23] decodes what it encodes, several updates in one message', () => {
    fc.assert(
      fc.property(u32, entries, (number, list) => {
        const events: MessageEvent[] = [{ message: number }, ...list]
        const bytes = encodeEvents(events)
        expect(decodeToEvents(new DataView(bytes.buffer, 0, bytes.length))).toEqual({ fault: null, events })
      }),
      { numRuns: 500 },
    )
  })

  it('work at any offset in a larger buffer', () => {
    const view = new DataView(new ArrayBuffer(100))
    const length = encodeSymbols(view, 33, 1, [{ id: 7, marketCode: hvl }])
    expect(length).toBe(36)
    expect(decodeToEvents(new DataView(view.buffer, 33, length)).events).toEqual([
      { message: 1 },
      { symbol: 7, marketCode: hvl },
    ])
    expect(new Uint8Array(view.buffer, 0, 33)).toEqual(new Uint8Array(33))
    expect(new Uint8Array(view.buffer, 33 + length)).toEqual(new Uint8Array(100 - 33 - length))
  })

  it('throws on a buffer that is too small, before writing anything', () => {
    const view = new DataView(new ArrayBuffer(35))
    expect(() => encodeSymbols(view, 0, 1, [{ id: 7, marketCode: hvl }])).toThrow(
      expect.objectContaining({ code: 'WIRE_BUFFER_TOO_SMALL', needed: 36, available: 35 }),
    )
    expect(new Uint8Array(view.buffer)).toEqual(new Uint8Array(35))
    expect(() => encodeSymbols(new DataView(new ArrayBuffer(100)), 65, 1, [{ id: 7, marketCode: hvl }])).toThrow(
      expect.objectContaining({ needed: 36, available: 35 }),
    )
    const many = Array.from({ length: 2341 }, (_, id) => ({ id, marketCode: hvl }))
    const large = new DataView(new ArrayBuffer(100_000))
    expect(() => encodeSymbols(large, 0, 1, many)).toThrow(expect.objectContaining({ code: 'WIRE_BUFFER_TOO_SMALL' }))
    expect(encodeSymbols(large, 0, 1, many.slice(1))).toBe(65_528)
  })

  it('throws on numbers that do not fit, and names them', () => {
    const view = new DataView(new ArrayBuffer(100))
    const wrong = (field: string, given: number) => expect.objectContaining({ code: 'WIRE_OUT_OF_RANGE', field, given })
    const alive = { time: 0, withinMs: 1, busLost: false }
    expect(() => encodeSymbols(view, 0, 1, [])).toThrow(wrong('count', 0))
    expect(() => encodeSymbols(view, 0, 1, [{ id: 65_536, marketCode: hvl }])).toThrow(wrong('id', 65_536))
    expect(() => encodeHeartbeat(view, 0, 1, { ...alive, withinMs: 0 })).toThrow(wrong('withinMs', 0))
    expect(() => encodeHeartbeat(view, 0, 1, { ...alive, time: -1 })).toThrow(wrong('time', -1))
    expect(() => encodeGoodbye(view, 0, 1, 'DRAINING', 2 ** 32)).toThrow(wrong('spreadMs', 2 ** 32))
    expect(() => encodeGoodbye(view, 0, 1, 'DRAINING', 0.5)).toThrow(
      'spreadMs is 0.5; it must be a whole number from 0 to 4294967295.',
    )
  })
})
