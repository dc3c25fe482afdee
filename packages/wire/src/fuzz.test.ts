import { describe, expect, it } from 'vitest'
import { frameFixtures } from '../testing/frame-fixtures.ts'
import { decodeToEvents, encodeEvents } from '../testing/message-events.ts'
import { createRandom } from '../testing/random.ts'
import { createPriceReader, decodeParcels, encodeParcel, parseCommand, type Tick, wireFaults } from './index.ts'

const messages = ['ticks_valid.hex', 'notices_valid.hex', 'messages_invalid.hex', 'conversation.hex']
  .flatMap(frameFixtures)
  .map(({ bytes }) => new Uint8Array(bytes.buffer))
const parcels = frameFixtures('parcels.hex').map(({ bytes }) => new Uint8Array(bytes.buffer))
/** The opening of a connection: heartbeat, announcement, snapshot. */
const opening = frameFixtures('conversation.hex').slice(0, 3)
const codes: ReadonlySet<string> = new Set(wireFaults.map(({ code }) => code))

/** Byte values at the edges of what a field may hold. */
const edges = [0, 1, 2, 5, 6, 7, 12, 13, 23, 24, 0x18, 0x41, 0x5a, 0x7f, 0x80, 0x98, 0xb8, 0xff]

/** Bytes that differ from a real message in a few places, lengths and counts included; or nothing but chance. */
function createMutator(sources: readonly Uint8Array[], seed: number) {
  const random = createRandom(seed)
  const buffer = new Uint8Array(1024)
  const empty = new Uint8Array()
  const pick = () => sources[random(sources.length)] ?? empty

  return function mutate(): Uint8Array {
    if (random(8) === 0) return chance()
    const source = pick()
    buffer.set(source)
    let length = source.length
    for (let changes = random(4); changes >= 0; changes -= 1) {
      const at = random(Math.max(1, length))
      const kind = random(6)
      if (kind === 0) buffer[at] = random(256)
      else if (kind === 1) buffer[at] = edges[random(edges.length)] ?? 0
      else if (kind === 2) buffer[at] = (buffer[at] ?? 0) ^ (1 << random(8))
      else if (kind === 3) length = random(length + 1)
      else if (kind === 4) length = append(length, pick(), random)
      else if (length > 2) buffer[2] = random(6)
    }
    return buffer.subarray(0, length)
  }

  function chance(): Uint8Array {
    const length = random(120)
    for (let i = 0; i < length; i += 1) buffer[i] = random(256)
    // Half of it gets past the first checks.
    if (random(2) === 0) buffer.set([1, 1 + random(5), 1 + random(2), 0])
    return buffer.subarray(0, length)
  }

  function append(length: number, other: Uint8Array, chooser: (n: number) => number): number {
    const from = chooser(other.length + 1)
    const part = other.subarray(from, from + buffer.length - length)
    buffer.set(part, length)
    return length + part.length
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false
  return true
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

// expect() is kept out of the loops: a million calls of it take longer than the decoding.
describe('one million bad messages', () => {
  it('none throws; each is refused with a known code and used in no part, or is exactly what it says', {
    timeout: 60_000,
  }, () => {
    const mutate = createMutator(messages, 20_261_115)
    let taken = 0
    for (let i = 0; i < 1_000_000; i += 1) {
      const bytes = mutate()
      const { fault, events } = decodeToEvents(viewOf(bytes))
      if (fault === null) {
        taken += 1
        if (!isSame(encodeEvents(events), bytes)) expect.fail(`read and written again it differs: ${hex(bytes)}`)
      } else if (!codes.has(fault.code) || events.length > 0) {
        expect.fail(`refused with ${fault.code} and ${events.length} events: ${hex(bytes)}`)
      }
    }
    // Both ways were taken, or this test would show nothing.
    expect(taken).toBeGreaterThan(10_000)
    expect(taken).toBeLessThan(900_000)
  })

  it('a reader that lives through 200,000 of them keeps every number it shows in range', { timeout: 60_000 }, () => {
    const mutate = createMutator(messages, 5)
    let shown = 0
    const reader = () =>
      createPriceReader({
        tick: tick => {
          shown += 1
          const numbers = [tick.price, tick.bid ?? 0, tick.ask ?? 0, tick.time, tick.sequence, tick.epoch]
          if (!numbers.every(value => Number.isSafeInteger(value) && Math.abs(value) < 2 ** 52)) {
            expect.fail(`showed ${JSON.stringify(tick)}`)
          }
        },
        symbol: () => {},
        refusal: () => {},
        heartbeat: () => {},
        goodbye: () => {},
      })
    let current = reader()
    let number = 1
    for (let i = 0; i < 200_000; i += 1) {
      const bytes = mutate()
      if (bytes.length >= 8) viewOf(bytes).setUint32(4, number, true)
      number += 1
      if (current.read(viewOf(bytes)) !== null && i % 3 === 0) {
        current = reader()
        number = 1
        for (const { bytes: message } of opening) if (current.read(message) === null) number += 1
      }
    }
    expect(shown).toBeGreaterThan(1000)
  })

  it('of 200,000 bad parcels none throws, and what is taken is exactly what it says', { timeout: 60_000 }, () => {
    const mutate = createMutator(parcels, 77)
    const again = new Uint8Array(1024)
    let taken = 0
    for (let i = 0; i < 200_000; i += 1) {
      const bytes = mutate()
      const ticks: Tick[] = []
      const fault = decodeParcels(viewOf(bytes), tick => ticks.push(tick))
      if (fault !== null) {
        if (!codes.has(fault.code) || ticks.length > 0) expect.fail(`refused with ${fault.code}: ${hex(bytes)}`)
        continue
      }
      taken += 1
      let length = 0
      for (const tick of ticks) length += encodeParcel(viewOf(again), length, tick)
      if (!isSame(again.subarray(0, length), bytes)) expect.fail(`read and written again it differs: ${hex(bytes)}`)
    }
    expect(taken).toBeGreaterThan(1000)
  })

  it('of 200,000 bad commands none throws', () => {
    const random = createRandom(99)
    const letters = 'SUBN :LEHV.-lse%3A\n\0é*>'
    for (let i = 0; i < 200_000; i += 1) {
      let text = random(2) === 0 ? 'SUB LSE:HVL' : ''
      for (let length = random(12); length > 0; length -= 1) text += letters[random(letters.length)]
      const command = parseCommand(text)
      if ('verb' in command ? `${command.verb} ${command.marketCode}` !== text : !codes.has(command.code)) {
        expect.fail(`${JSON.stringify(text)} was read as ${JSON.stringify(command)}`)
      }
    }
  })
})
