import {
  createPriceReader,
  decodeParcels,
  encodeParcel,
  parseCommand,
  type Tick,
  type WireFault,
  wireFaults,
} from '../src/index.ts'
import { frameFixtures } from './frame-fixtures.ts'
import { decodeToEvents, encodeEvents } from './message-events.ts'
import { createRandom } from './random.ts'

const messages = ['ticks_valid.hex', 'notices_valid.hex', 'messages_invalid.hex', 'conversation.hex']
  .flatMap(frameFixtures)
  .map(({ bytes }) => new Uint8Array(bytes.buffer))
const parcels = frameFixtures('parcels.hex').map(({ bytes }) => new Uint8Array(bytes.buffer))
/** The opening of a connection: heartbeat, announcement, snapshot. */
const opening = frameFixtures('conversation.hex').slice(0, 3)
const codes: ReadonlySet<string> = new Set(wireFaults.map(({ code }) => code))

/** Byte values at the limits of fields. */
const edges = [0, 1, 2, 5, 6, 7, 12, 13, 23, 24, 0x18, 0x41, 0x5a, 0x7f, 0x80, 0x98, 0xb8, 0xff]

/** One kind of input: `next` makes the next one, `check` throws if it was handled wrongly and says whether it was accepted. */
export interface Fuzzer<Input> {
  readonly name: string
  next(): Input
  check(input: Input): boolean
  /** The input as text, for a report. */
  show(input: Input): string
}

const show = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** A message is refused with a known code and not used at all, or is exactly what its bytes say. */
export function createMessageFuzzer(seed: number): Fuzzer<Uint8Array> {
  return {
    name: 'messages',
    next: createMutator(messages, seed),
    show,
    check(bytes) {
      const { fault, events } = decodeToEvents(viewOf(bytes))
      if (fault === null) {
        if (!isSame(encodeEvents(events), bytes)) throw new Error(`encoded again it differs: ${show(bytes)}`)
        return true
      }
      checkFault(fault, events.length, bytes)
      return false
    },
  }
}

/** A reader that survives bad messages shows only numbers in range. */
export function createReaderFuzzer(seed: number): Fuzzer<Uint8Array> {
  let shown = false
  let count = 0
  const open = () =>
    createPriceReader({
      tick: tick => {
        shown = true
        const numbers = [tick.price, tick.bid ?? 0, tick.ask ?? 0, tick.time, tick.sequence, tick.epoch]
        if (!numbers.every(value => Number.isSafeInteger(value) && Math.abs(value) < 2 ** 52)) {
          throw new Error(`shows ${JSON.stringify(tick)}`)
        }
      },
      symbol: () => {},
      refusal: () => {},
      heartbeat: () => {},
      goodbye: () => {},
    })
  let reader = open()
  let number = 1
  return {
    name: 'reader',
    next: createMutator(messages, seed),
    show,
    check(bytes) {
      shown = false
      count += 1
      if (bytes.length >= 8) viewOf(bytes).setUint32(4, number, true)
      number += 1
      if (reader.read(viewOf(bytes)) !== null && count % 3 === 0) {
        reader = open()
        number = 1
        for (const { bytes: message } of opening) if (reader.read(message) === null) number += 1
      }
      return shown
    },
  }
}

export function createParcelFuzzer(seed: number): Fuzzer<Uint8Array> {
  const again = new Uint8Array(1024)
  return {
    name: 'parcels',
    next: createMutator(parcels, seed),
    show,
    check(bytes) {
      const ticks: Tick[] = []
      const fault = decodeParcels(viewOf(bytes), tick => ticks.push(tick))
      if (fault !== null) {
        checkFault(fault, ticks.length, bytes)
        return false
      }
      let length = 0
      for (const tick of ticks) length += encodeParcel(viewOf(again), length, tick)
      if (!isSame(again.subarray(0, length), bytes)) throw new Error(`encoded again it differs: ${show(bytes)}`)
      return true
    },
  }
}

/** A command is exactly its text, or a known fault. */
export function createCommandFuzzer(seed: number): Fuzzer<string> {
  const random = createRandom(seed)
  const letters = 'SUBN :LEHV.-lse%3A\n\0é*>'
  return {
    name: 'commands',
    next() {
      let text = random(2) === 0 ? 'SUB LSE:HVL' : random(8) === 0 ? 'UNSUB ' : ''
      const length = random(64) === 0 ? random(5000) : random(12)
      for (let i = 0; i < length; i += 1) text += letters[random(letters.length)]
      return text
    },
    show: text => JSON.stringify(text.slice(0, 100)),
    check(text) {
      const command = parseCommand(text)
      const isCommand = 'verb' in command
      if (isCommand ? `${command.verb} ${command.marketCode}` !== text : !codes.has(command.code)) {
        throw new Error(`${JSON.stringify(text)} was read as ${JSON.stringify(command)}`)
      }
      return isCommand
    },
  }
}

function checkFault(fault: WireFault, used: number, bytes: Uint8Array): void {
  if (!codes.has(fault.code) || used > 0) throw new Error(`refused with ${fault.code} and ${used} used: ${show(bytes)}`)
}

/** Bytes that differ from a real message in a few places, lengths and counts included; or random bytes. The array is reused. */
function createMutator(sources: readonly Uint8Array[], seed: number): () => Uint8Array {
  const random = createRandom(seed)
  const buffer = new Uint8Array(1024)
  const empty = new Uint8Array()
  const pick = () => sources[random(sources.length)] ?? empty

  function randomBytes(): Uint8Array {
    const length = random(120)
    for (let i = 0; i < length; i += 1) buffer[i] = random(256)
    // Half of them get past the first checks.
    if (random(2) === 0) buffer.set([1, 1 + random(5), 1 + random(2), 0])
    return buffer.subarray(0, length)
  }

  function append(length: number, other: Uint8Array): number {
    const from = random(other.length + 1)
    const part = other.subarray(from, from + buffer.length - length)
    buffer.set(part, length)
    return length + part.length
  }

  return () => {
    if (random(8) === 0) return randomBytes()
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
      else if (kind === 4) length = append(length, pick())
      else if (length > 2) buffer[2] = random(6)
    }
    return buffer.subarray(0, length)
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false
  return true
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
