import type { Socket } from 'node:net'
import { createPriceReader, type Tick, TickTable } from '@bellwether/wire'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { FakeSocket } from '../testing/fake-socket.ts'
import { brackwell, createTick, hvl, many } from '../testing/streamed-market.ts'
import { Client } from './client.ts'
import { Outbox } from './outbox.ts'

function createPeer() {
  const socket = new FakeSocket()
  const client = new Client({
    ws: {} as WebSocket,
    socket: socket as unknown as Socket,
    session: { id: 'a', userId: null, login: null, clientId: null, issuedAt: 0, expiresAt: 1 },
    commandsPerSecond: 1,
    now: 0,
    validMs: 1,
  })
  const ticks: Tick[] = []
  const ignore = () => {}
  const handlers = { symbol: ignore, refusal: ignore, heartbeat: ignore, goodbye: ignore }
  const reader = createPriceReader({ ...handlers, tick: tick => ticks.push({ ...tick }) })
  function read(): Tick[] {
    socket.read(reader)
    return ticks
  }
  return { socket, client, read }
}

function createCase() {
  const table = new TickTable(8)
  const outbox = new Outbox(table, 4)
  const peers = [createPeer(), createPeer()] as const
  for (const { client } of peers) {
    for (const [id, marketCode] of [hvl, brackwell].entries()) {
      client.add(id)
      client.announce({ id, marketCode })
    }
  }
  const set = (sequence: number) => {
    table.set(0, createTick(hvl, sequence))
    table.set(1, createTick(brackwell, sequence))
  }
  /** Returns how many clients must be visited again. */
  const flush = () => peers.filter(({ client }) => !outbox.gather(client)).length + outbox.send()
  return { outbox, peers, set, flush }
}

describe('Outbox', () => {
  it('writes the latest of all changed symbols in one frame, and nothing when nothing changed', () => {
    const { outbox, peers, set, flush } = createCase()
    const [{ socket, read }] = peers
    set(1)
    flush()
    const { writes } = socket
    const bytes = peers.flatMap(peer => peer.socket.received.map(frame => frame.length))
    expect([outbox.counts.messages, outbox.counts.bytes]).toEqual([
      bytes.length,
      bytes.reduce((sum, length) => sum + length, 0),
    ])
    flush()
    expect(socket.writes).toBe(writes)
    for (const sequence of [2, 3, 4]) set(sequence)
    flush()
    expect(socket.writes).toBe(writes + 1)
    expect(read().map(({ sequence }) => sequence)).toEqual([1, 1, 4, 4])
    expect(outbox.counts).toMatchObject({ updates: 8, conflated: 8, skipped: 0 })
  })

  it('counts as conflated only what came after the snapshot', () => {
    const { outbox, set, flush } = createCase()
    for (const sequence of [1, 2, 3]) set(sequence)
    flush()
    expect(outbox.counts).toMatchObject({ updates: 4, conflated: 0 })
  })

  it('writes prices when it is told to, not while it gathers', () => {
    const { outbox, peers, set, flush } = createCase()
    flush()
    const writes = () => peers.map(({ socket }) => socket.writes)
    const before = writes()
    set(1)
    for (const { client } of peers) outbox.gather(client)
    expect(writes()).toEqual(before)
    outbox.send()
    expect(writes()).toEqual(before.map(count => count + 1))
  })

  it('has room for the largest message when its buffer is almost full', () => {
    const symbols = 100
    const table = new TickTable(symbols)
    const outbox = new Outbox(table, symbols)
    const { socket, client, read } = createPeer()
    for (let id = 0; id < symbols; id += 1) {
      client.add(id)
      client.announce({ id, marketCode: many[id] ?? hvl })
    }
    outbox.gather(client)
    const { writes } = socket
    for (let sequence = 1; sequence <= 300; sequence += 1) {
      // Whole records, which are longer than what only a price needs.
      for (let id = 0; id < symbols; id += 1) table.set(id, createTick(many[id] ?? hvl, 1, sequence))
      outbox.gather(client)
    }
    expect(socket.writes).toBeGreaterThan(writes)
    outbox.send()
    const epochs = read().map(({ epoch }) => epoch)
    expect(epochs).toEqual(Array.from({ length: 300 }, (_, i) => Array(symbols).fill(i + 1)).flat())
  })

  it('leaves one message with a full socket, skips it, and sends the latest once it has drained', () => {
    const { outbox, peers, set, flush } = createCase()
    const [slow, quick] = peers
    set(1)
    flush()
    slow.socket.full = true
    set(2)
    expect(flush()).toBe(1)
    const waiting = slow.client.outlet.waitingBytes
    expect(waiting).toBeGreaterThan(0)
    for (let sequence = 3; sequence <= 50; sequence += 1) {
      set(sequence)
      expect(flush()).toBe(1)
    }
    expect(slow.client.outlet.waitingBytes).toBe(waiting)
    expect(outbox.counts.skipped).toBe(48)
    expect(quick.read().at(-1)?.sequence).toBe(50)

    slow.socket.full = false
    slow.socket.drain()
    expect(flush()).toBe(0)
    // The queued message arrives as it was written, although others were served in the meantime.
    expect(slow.read().map(({ sequence }) => sequence)).toEqual([1, 1, 2, 2, 50, 50])
  })

  it('gathers more than its buffer holds without loss or mix-up', () => {
    const { outbox, peers, set } = createCase()
    const sequences = Array.from({ length: 5000 }, (_, i) => i + 1)
    for (const sequence of sequences) {
      set(sequence)
      for (const { client } of peers) expect(outbox.gather(client)).toBe(true)
    }
    expect(outbox.send()).toBe(0)
    expect(outbox.send()).toBe(0)
    for (const { read } of peers) expect(read().map(({ sequence }) => sequence)).toEqual(sequences.flatMap(n => [n, n]))
    expect(outbox.counts).toMatchObject({ updates: 20_000, conflated: 0 })
  })

  it('reports how many clients still have queued bytes', () => {
    const { outbox, peers, set } = createCase()
    set(1)
    for (const { client } of peers) outbox.gather(client)
    outbox.send()
    for (let sequence = 2; sequence < 5000; sequence += 1) {
      set(sequence)
      for (const { client } of peers) outbox.gather(client)
      if (sequence === 100) peers[1].socket.full = true
    }
    // The first write that finds the socket full makes later flushes skip the client.
    expect(outbox.send()).toBeGreaterThan(0)
    expect(outbox.counts.skipped).toBeGreaterThan(0)
    expect(peers[0].read().at(-1)?.sequence).toBe(4999)
    expect(outbox.send()).toBe(0)
  })

  it.each([
    ['refusals', (client: Client) => client.refuse({ reason: 'RATE_LIMIT', marketCode: null })],
    ['announcements', (client: Client) => client.announce({ id: 2, marketCode: hvl })],
  ])('splits more %s than one message holds, and sends the rest once the socket has drained', (_what, add) => {
    const { outbox, peers } = createCase()
    const [{ client, socket }] = peers
    for (let i = 0; i < 6000; i += 1) add(client)
    socket.full = true
    expect(outbox.gather(client)).toBe(false)
    expect([socket.writes, client.outlet.waitingBytes <= 64 * 1024]).toEqual([1, true])
    socket.full = false
    socket.drain()
    expect(outbox.gather(client)).toBe(true)
    expect([client.announced, client.refused]).toEqual([[], []])
    expect(socket.received.every(frame => frame.length <= 65_539)).toBe(true)
    const entries = socket.received.map(frame => frame.readUInt16LE((frame[1] === 126 ? 4 : 2) + 2))
    expect(entries.reduce((sum, count) => sum + count, 0)).toBe(6000 + 2)
  })

  it('sends nothing to a closing connection', () => {
    const { outbox, peers, set, flush } = createCase()
    const [{ socket }, other] = peers
    socket.writable = false
    set(1)
    expect(flush()).toBe(0)
    expect([socket.writes, outbox.counts.messages]).toEqual([0, other.socket.writes])
  })
})
