import { getMarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTick, hvl } from '../testing/ticks.ts'
import {
  createPriceReader,
  encodeHeader,
  encodeHeartbeat,
  encodeSymbols,
  fullBytes,
  headerBytes,
  shortBytes,
  type Tick,
  writeFull,
  writeShort,
} from './index.ts'

const base = createTick()
const next = createTick({ sequence: 42, price: 128_500 })
const id = 7
const limit = 2 ** 52 - 1

function view(bytes: number): DataView {
  return new DataView(new ArrayBuffer(bytes))
}

function heartbeat(number: number): DataView {
  const message = view(24)
  encodeHeartbeat(message, 0, number, { time: 0, withinMs: 5000, busLost: false })
  return message
}

function announcement(number: number, marketCode = hvl): DataView {
  const message = view(36)
  encodeSymbols(message, 0, number, [{ id, marketCode }])
  return message
}

function full(number: number, tick: Tick, generation = 1): DataView {
  const message = view(headerBytes + fullBytes)
  encodeHeader(message, 0, 'ticks', 1, number)
  writeFull(message, headerBytes, id, generation, tick)
  return message
}

function short(number: number, from: Tick, tick: Tick, generation = 1): DataView {
  const message = view(headerBytes + shortBytes)
  encodeHeader(message, 0, 'ticks', 1, number)
  const records = view(2 * fullBytes)
  writeFull(records, 0, id, generation, from)
  writeFull(records, fullBytes, id, generation, tick)
  if (!writeShort(message, headerBytes, records, 0, records, fullBytes)) throw new Error('does not fit a short record')
  return message
}

function createReader() {
  const seen: Tick[] = []
  const ignore = () => {}
  const reader = createPriceReader({
    tick: tick => seen.push({ ...tick }),
    symbol: ignore,
    refusal: ignore,
    heartbeat: ignore,
    goodbye: ignore,
  })
  return { seen, read: (...messages: DataView[]) => messages.map(message => reader.read(message)?.code ?? null) }
}

describe('price reader', () => {
  it('resolves short records against their base', () => {
    const { seen, read } = createReader()
    expect(read(announcement(1), full(2, base), short(3, base, next))).toEqual([null, null, null])
    expect(seen).toEqual([base, next])
  })

  it.each([
    ['lost', [1, 3]],
    ['repeated', [1, 2, 2]],
    ['reordered', [1, 3, 2]],
    ['missing at the start', [2]],
  ])('stops reading after a message is %s', (_what, numbers) => {
    const { read } = createReader()
    const codes = read(...numbers.map(heartbeat))
    expect(codes.find(code => code !== null)).toBe('WIRE_MESSAGE_GAP')
    expect(read(heartbeat(numbers.length + 1))).toEqual(['WIRE_MESSAGE_GAP'])
  })

  it('notices every dropped, repeated or swapped message', () => {
    const disorder = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 15 })
    fc.assert(
      fc.property(disorder, numbers => {
        const inOrder = numbers.every((number, i) => number === i + 1)
        const { read } = createReader()
        expect(read(...numbers.map(heartbeat)).every(code => code === null)).toBe(inOrder)
      }),
    )
  })

  it('refuses a record of a symbol that was not announced', () => {
    const { seen, read } = createReader()
    expect(read(full(1, base))).toEqual(['WIRE_UNKNOWN_ID'])
    expect(createReader().read(short(1, base, next))).toEqual(['WIRE_UNKNOWN_ID'])
    expect(seen).toEqual([])
  })

  it('refuses a short record without its base', () => {
    expect(createReader().read(announcement(1), short(2, base, next))).toEqual([null, 'WIRE_NO_BASE'])
    const { seen, read } = createReader()
    expect(read(announcement(1), full(2, base, 1), short(3, base, next, 2))).toEqual([null, null, 'WIRE_NO_BASE'])
    expect(seen).toEqual([base])
  })

  it('forgets the base when an id is announced again', () => {
    const other = getMarketCode('LSE:BW.')
    const { seen, read } = createReader()
    expect(read(announcement(1), full(2, base), announcement(3, other), short(4, base, next))).toEqual([
      null,
      null,
      null,
      'WIRE_NO_BASE',
    ])
    expect(seen).toEqual([base])
  })

  it.each<[string, Partial<Tick>, Partial<Tick>, Partial<Tick>]>([
    ['sequence', {}, { sequence: limit - 1 }, { sequence: limit }],
    ['time', { time: base.time + 1 }, { time: limit - 1 }, { time: limit }],
    ['price', { price: base.price + 1 }, { price: limit - 1 }, { price: limit }],
    ['price below zero', { price: base.price - 1 }, { price: 1 - limit }, { price: -limit }],
    ['bid', { bid: base.price + 1 }, { price: limit - 1 }, { price: limit }],
    ['ask', { ask: base.price + 1 }, { price: limit - 1 }, { price: limit }],
  ])('refuses a difference that exceeds the range of the %s', (_what, change, within, beyond) => {
    const none = { bid: null, ask: null }
    const record = short(3, base, createTick({ ...none, sequence: base.sequence + 1, ...change }))
    expect(createReader().read(announcement(1), full(2, createTick({ ...none, ...within })), record)).toEqual([
      null,
      null,
      null,
    ])
    const edge = createTick({ ...none, ...beyond })
    const { seen, read } = createReader()
    expect(read(announcement(1), full(2, edge), record)).toEqual([null, null, 'WIRE_BAD_NUMBER'])
    expect(seen).toEqual([edge])
  })

  it('reads nothing more of a message after a record at fault', () => {
    const message = view(headerBytes + 2 * fullBytes + 2 * shortBytes)
    encodeHeader(message, 0, 'ticks', 4, 3)
    const update = new Uint8Array(short(1, base, next).buffer, headerBytes)
    const records = [...new Uint8Array(full(1, next).buffer, headerBytes), ...update]
    // A record of an unknown symbol, then valid ones of each kind.
    new Uint8Array(message.buffer).set([...update, ...records, ...records.slice(0, fullBytes)], headerBytes)
    message.setUint16(headerBytes, id + 1, true)
    const { seen, read } = createReader()
    expect(read(announcement(1), full(2, base), message)).toEqual([null, null, 'WIRE_UNKNOWN_ID'])
    expect(seen).toEqual([base])
  })

  it('reads nothing more after a fault', () => {
    const { seen, read } = createReader()
    read(announcement(1), full(2, base), view(3))
    expect(read(short(3, base, next), heartbeat(4))).toEqual(['WIRE_TOO_SHORT', 'WIRE_TOO_SHORT'])
    expect(seen).toEqual([base])
  })
})
