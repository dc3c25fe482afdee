import type { Socket } from 'node:net'
import { createPriceReader, type Tick, TickTable } from '@bellwether/wire'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { brackwell, createTick, hvl } from '../testing/streamed-market.ts'
import { Client } from './client.ts'
import { Outbox } from './outbox.ts'

/** A socket that keeps what it is given, as a stream does: not the bytes of then, but the buffer. */
class FakeSocket {
  #kept: Buffer[] = []
  writable = true
  full = false
  readonly received: Buffer[] = []
  writes = 0

  get writableLength(): number {
    return this.#kept.reduce((sum, frame) => sum + frame.length, 0)
  }

  write(frame: Buffer): void {
    this.writes += 1
    this.#kept.push(frame)
    if (!this.full) this.drain()
  }

  drain(): void {
    this.received.push(...this.#kept.map(frame => Buffer.from(frame)))
    this.#kept = []
  }
}

function createPeer() {
  const socket = new FakeSocket()
  const client = new Client({
    ws: {} as WebSocket,
    socket: socket as unknown as Socket,
    session: { id: 'a', userId: null, clientId: null, expiresAt: Number.MAX_SAFE_INTEGER },
    address: '',
    commandsPerSecond: 1,
    now: 0,
  })
  const ticks: Tick[] = []
  const ignore = () => {}
  const handlers = { symbol: ignore, refusal: ignore, heartbeat: ignore, goodbye: ignore }
  const reader = createPriceReader({ ...handlers, tick: tick => ticks.push({ ...tick }) })
  /** Everything received, through the page's own reader. */
  function read(): Tick[] {
    for (const frame of socket.received.splice(0)) {
      const at = frame[1] === 126 ? 4 : 2
      const fault = reader.read(new DataView(frame.buffer, frame.byteOffset + at, frame.length - at))
      if (fault !== null) throw new Error(fault.code)
    }
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
  /** Clients that must be visited again. */
  const flush = () => peers.filter(({ client }) => !outbox.gather(client)).length + outbox.send()
  return { outbox, peers, set, flush }
}

describe('Outbox', () => {
  it('writes the latest of all that changed in one frame, and nothing when nothing did', () => {
    const { outbox, peers, set, flush } = createCase()
    const [{ socket, read }] = peers
    set(1)
    flush()
    const { writes } = socket
    flush()
    expect(socket.writes).toBe(writes)
    for (const sequence of [2, 3, 4]) set(sequence)
    flush()
    expect(socket.writes).toBe(writes + 1)
    expect(read().map(({ sequence }) => sequence)).toEqual([1, 1, 4, 4])
    expect(outbox.counts).toMatchObject({ updates: 8, conflated: 8, skipped: 0 })
  })

  it('leaves one message to a socket that is full, passes it over, and gives it the latest when it has room', () => {
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
    // What waited arrives as it was written, although the others were served meanwhile.
    expect(slow.read().map(({ sequence }) => sequence)).toEqual([1, 1, 2, 2, 50, 50])
  })

  it('gathers more than its buffer holds without losing or mixing anything', () => {
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

  it('tells how many are left with something waiting, also of what was written on the way', () => {
    const { outbox, peers, set } = createCase()
    set(1)
    for (const { client } of peers) outbox.gather(client)
    outbox.send()
    for (let sequence = 2; sequence < 5000; sequence += 1) {
      set(sequence)
      for (const { client } of peers) outbox.gather(client)
      if (sequence === 100) peers[1].socket.full = true
    }
    // One write of those that fill the buffer finds the socket full; after it the client is passed over.
    expect(outbox.send()).toBeGreaterThan(0)
    expect(outbox.counts.skipped).toBeGreaterThan(0)
    expect(peers[0].read().at(-1)?.sequence).toBe(4999)
    expect(outbox.send()).toBe(0)
  })

  it('sends nothing to a connection that is closing', () => {
    const { peers, set, flush } = createCase()
    const [{ socket }] = peers
    socket.writable = false
    set(1)
    flush()
    expect(socket.writes).toBe(0)
  })
})
