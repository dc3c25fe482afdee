import { getMarketCode, type MarketCode } from '@bellwether/domain'
import { encodeHeader, encodeSymbols, isNewer, maxCopyWords, recordsIn, type Tick, TickTable } from '@bellwether/wire'
import { createRandom } from '../../wire/testing/random.ts'
import { createTick } from '../../wire/testing/ticks.ts'
import { createConnection } from '../src/connection.ts'
import { createSymbolWatch } from '../src/symbol-watch.ts'
import { FakeSocket } from './fake-socket.ts'

const codes = ['LSE:HVL', 'LSE:BW.', 'NYSE:CRSN'].map(getMarketCode)

/** A market and the messages that a gateway would send of it to one client. */
function createServer(random: (n: number) => number) {
  const table = new TickTable(codes.length)
  const published = new Map<MarketCode, Tick>()
  let epoch = 1

  function publish(): void {
    const id = random(codes.length)
    const marketCode = codes[id] as MarketCode
    if (random(20) === 0) epoch += 1
    const last = published.get(marketCode)
    const sequence = last?.epoch === epoch ? last.sequence + 1 + random(3) : 1
    const tick = createTick({ marketCode, epoch, sequence, price: epoch * 1000 + sequence, bid: null, ask: null })
    table.set(id, tick)
    published.set(marketCode, tick)
  }

  /** The messages of one connection: announcements, snapshots, then what changes. */
  function* messages(count: number): Generator<ArrayBuffer> {
    const sent = codes.map(() => 0)
    const buffer = new ArrayBuffer(8 + codes.length * Math.max(28, maxCopyWords * 4))
    const view = new DataView(buffer)
    const announced = encodeSymbols(
      view,
      0,
      1,
      codes.map((marketCode, id) => ({ id, marketCode })),
    )
    yield buffer.slice(0, announced)
    for (let number = 2; number <= count; number += 1) {
      for (let ticks = random(4); ticks >= 0; ticks -= 1) publish()
      let at = 2
      let records = 0
      for (let id = 0; id < codes.length; id += 1) {
        if (sent[id] === table.versions[id]) continue
        const written = table.copy(id, sent[id] ?? 0, new Int32Array(buffer), at)
        at += written
        records += recordsIn(written)
        sent[id] = table.versions[id] ?? 0
      }
      encodeHeader(view, 0, 'ticks', records, number)
      yield buffer.slice(0, at * 4)
    }
  }

  return { published, messages }
}

interface Delivered {
  readonly message: ArrayBuffer
  /** Its position among the messages as they were sent. */
  readonly index: number
}

/** Drops, repeats and swaps messages, or leaves them as they are. */
function disturb(sent: readonly ArrayBuffer[], random: (n: number) => number): Delivered[] {
  const delivered = sent.map((message, index) => ({ message, index }))
  for (let changes = random(4); changes > 0; changes -= 1) {
    const at = random(delivered.length)
    const other = random(delivered.length)
    const kind = random(3)
    const [one, two] = [delivered[at], delivered[other]]
    if (one === undefined || two === undefined) continue
    if (kind === 0) delivered.splice(at, 1)
    else if (kind === 1) delivered.splice(other, 0, one)
    else {
      delivered[at] = two
      delivered[other] = one
    }
  }
  return delivered
}

export interface ScheduleResult {
  /** Connections whose messages were not delivered as they were sent. */
  readonly disturbed: number
  readonly ticks: number
}

/**
 * One random schedule: up to three connections, all but the last with messages dropped, repeated or swapped. Throws unless
 * the first wrong message is noticed, nothing after it is used, no price goes back, and the last connection brings every
 * symbol up to date.
 */
export function runSchedule(seed: number): ScheduleResult {
  const random = createRandom(Math.imul(seed, 2_654_435_761))
  const fail = (what: string): never => {
    throw new Error(`schedule ${seed}: ${what}`)
  }
  const { published, messages } = createServer(random)
  const symbols = createSymbolWatch()
  const shown = new Map<MarketCode, Tick>()
  let ticks = 0
  for (const marketCode of codes) symbols.watch(marketCode, { tick: given => show(marketCode, given) }, () => {})

  function show(marketCode: MarketCode, given: Tick): void {
    const last = shown.get(marketCode)
    if (last !== undefined && isNewer(last, given)) fail(`${marketCode} went back to ${given.price}`)
    if (given.price !== given.epoch * 1000 + given.sequence) fail(`${marketCode} shows ${given.price}`)
    shown.set(marketCode, given)
    ticks += 1
  }

  let disturbed = 0
  for (let left = random(3); left >= 0; left -= 1) {
    const sent = [...messages(2 + random(8))]
    const delivered = left === 0 ? sent.map((message, index) => ({ message, index })) : disturb(sent, random)
    const firstWrong = delivered.findIndex(({ index }, i) => index !== i)
    const faultAt = deliver(delivered, given => symbols.take(given))
    if (faultAt !== firstWrong) fail(`wrong at ${firstWrong}, noticed at ${faultAt}`)
    if (firstWrong >= 0) disturbed += 1
  }
  for (const [marketCode, tick] of published) {
    if (shown.get(marketCode)?.price !== tick.price) fail(`${marketCode} is not up to date`)
  }
  return { disturbed, ticks }
}

/** Reads the messages through one connection; returns the position of the first that was not accepted, or -1. */
function deliver(delivered: readonly Delivered[], take: (tick: Tick) => void): number {
  const socket = new FakeSocket('')
  let faultAt = -1
  let position = 0
  createConnection(socket, {
    opened() {},
    closed() {},
    message() {},
    symbol() {},
    refusal() {},
    heartbeat() {},
    goodbye() {},
    fault() {
      if (faultAt < 0) faultAt = position
    },
    tick(tick) {
      if (faultAt >= 0) throw new Error('a tick after a fault')
      take(tick)
    },
  })
  socket.open()
  for (; position < delivered.length; position += 1) socket.receive(delivered[position]?.message)
  return faultAt
}
