import type { Socket } from 'node:net'
import { getMarketCode, type MarketCode } from '@bellwether/domain'
import { createMemoryBus } from '@bellwether/price-bus'
import { createPriceReader } from '@bellwether/wire'
import type { WebSocket } from 'ws'
import { createRandom } from '../../../packages/wire/testing/random.ts'
import { Client } from '../src/client.ts'
import { ClientList } from '../src/client-list.ts'
import { systemClock } from '../src/clock.ts'
import { EntitledPrices } from '../src/entitled-prices.ts'
import { HeldBackPrices } from '../src/held-back-prices.ts'
import { ListedLookup } from '../src/listed-lookup.ts'
import { Outbox } from '../src/outbox.ts'
import { Subscriptions } from '../src/subscriptions.ts'
import { createTick } from './streamed-market.ts'

const codes: readonly MarketCode[] = ['LSE:A', 'LSE:B', 'LSE:C', 'LSE:D'].map(getMarketCode)
const unknown = getMarketCode('LSE:NONE')
const session = { id: 'a', userId: null, login: null, clientId: null, issuedAt: 0, expiresAt: 1 }

/** What one client has asked for last, and what its page has seen. */
interface Peer {
  readonly client: Client
  readonly wanted: Set<MarketCode>
  readonly latest: Map<MarketCode, number>
  hasLeft: boolean
  flush(): void
}

/**
 * SUB, UNSUB, ticks, flushes, lookups that take their time and clients that leave, in random order. Throws unless in the end
 * every client watches exactly what it asked for last, has the latest price of it, and nothing is left once all have gone.
 */
export async function runRace(seed: number): Promise<{ readonly commands: number }> {
  const random = createRandom(Math.imul(seed, 2_654_435_761))
  const fail = (what: string): never => {
    throw new Error(`race ${seed}: ${what}`)
  }
  const bus = createMemoryBus({ onError: error => fail(String(error)) })
  const { board } = bus
  const outbox = new Outbox(board.table, 16)
  const answers: (() => void)[] = []
  const rows = codes.map(marketCode => ({ marketCode, streamable: true }))
  const heldBack = new HeldBackPrices({
    ...{ board, clock: systemClock, findEarlier: async () => [] },
    onError: error => fail(String(error)),
  })
  const subscriptions = new Subscriptions({
    prices: new EntitledPrices({ board, heldBack, terms: new Map() }),
    lookup: new ListedLookup({
      find: () => new Promise(resolve => answers.push(() => resolve(rows))),
      onError: error => fail(String(error)),
      now: () => (random(3) === 0 ? 1e9 : 0),
    }),
    maxSymbols: 16,
    onNews: () => {},
  })
  const clients = new ClientList()
  const peers = Array.from({ length: 3 }, () => createPeer(clients, outbox, fail))
  let sequence = 0
  let commands = 0
  const publish = (marketCode: MarketCode) => {
    sequence += 1
    bus.publish(createTick(marketCode, sequence))
  }

  function step(): void {
    const peer = peers[random(peers.length)] as Peer
    const marketCode = codes[random(codes.length)] as MarketCode
    const kind = random(20)
    if (kind < 5) answers.shift()?.()
    else if (kind < 8) publish(marketCode)
    else if (kind < 11) peer.flush()
    else if (kind === 11 && random(4) === 0) leave(peer)
    else if (!peer.hasLeft) {
      const verb = random(5) < 3 ? 'SUB' : 'UNSUB'
      commands += 1
      if (verb === 'SUB') peer.wanted.add(marketCode)
      else peer.wanted.delete(marketCode)
      subscriptions.carryOut(peer.client, `${verb} ${random(10) === 0 ? unknown : marketCode}`)
      subscriptions.carryOut(peer.client, `${verb} ${marketCode}`)
    }
  }

  function leave(peer: Peer): void {
    if (!clients.remove(peer.client)) return
    peer.hasLeft = true
    subscriptions.end(peer.client)
  }

  for (let steps = 10 + random(40); steps > 0; steps -= 1) {
    step()
    // Lets lookups begin and their answers arrive between some of the steps.
    if (random(3) === 0) await new Promise(setImmediate)
  }
  await settle(answers)
  for (const marketCode of codes) publish(marketCode)
  for (const peer of peers) if (!peer.hasLeft) checkPeer(peer)
  const watched = new Set(peers.flatMap(peer => (peer.hasLeft ? [] : [...peer.wanted])))
  if (board.watched !== watched.size) fail(`${board.watched} symbols are watched, not ${watched.size}`)
  for (const peer of peers) leave(peer)
  if (board.watched !== 0 || subscriptions.count !== 0) fail('subscriptions are left')
  await bus.close()
  return { commands }

  function checkPeer(peer: Peer): void {
    peer.flush()
    if (peer.client.count !== peer.wanted.size) fail(`${peer.client.count} subscriptions, not ${peer.wanted.size}`)
    for (const marketCode of peer.wanted) {
      const expected = board.latest(marketCode)?.sequence
      if (peer.latest.get(marketCode) !== expected)
        fail(`${marketCode} is at ${peer.latest.get(marketCode)}, not ${expected}`)
    }
  }
}

/** Answers the lookups under way and those that follow from them. */
async function settle(answers: (() => void)[]): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const answer of answers.splice(0)) answer()
    await new Promise(setImmediate)
  }
}

function createPeer(clients: ClientList, outbox: Outbox, fail: (what: string) => never): Peer {
  const received: Buffer[] = []
  const socket = { writable: true, writableLength: 0, write: (frame: Buffer) => void received.push(frame) }
  const client = new Client({
    ws: {} as WebSocket,
    socket: socket as unknown as Socket,
    session,
    commandsPerSecond: 1,
    now: 0,
    validMs: 1,
  })
  clients.add(client)
  const latest = new Map<MarketCode, number>()
  const reader = createPriceReader({
    symbol() {},
    refusal() {},
    heartbeat() {},
    goodbye() {},
    tick({ marketCode, sequence }) {
      // After UNSUB and SUB the base may be older than what was shown; a page drops it, and the latest follows.
      latest.set(marketCode, Math.max(sequence, latest.get(marketCode) ?? 0))
    },
  })
  function flush(): void {
    outbox.gather(client)
    outbox.send()
    for (const frame of received.splice(0)) {
      const at = frame[1] === 126 ? 4 : 2
      const fault = reader.read(new DataView(frame.buffer, frame.byteOffset + at, frame.length - at))
      if (fault !== null) fail(`the page cannot read: ${fault.code}`)
    }
  }
  return { client, wanted: new Set(), latest, hasLeft: false, flush }
}
