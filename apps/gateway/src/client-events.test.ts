import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { Client } from './client.ts'
import { ClientEvents } from './client-events.ts'
import { burstSeconds, toleratedCommands } from './limits.ts'
import type { Subscriptions } from './subscriptions.ts'

const commandsPerSecond = 2
const burst = commandsPerSecond * burstSeconds

let now: number
let done: string[]
let waiting: number
let ws: EventEmitter & { pong(data: Buffer): void }
let socket: EventEmitter
let client: Client
let events: ClientEvents

beforeEach(() => {
  now = 1000
  done = []
  waiting = 0
  ws = Object.assign(new EventEmitter(), { pong: (data: Buffer) => void done.push(`pong ${data}`) })
  socket = Object.defineProperty(new EventEmitter(), 'writableLength', { get: () => waiting })
  client = new Client({
    ws: ws as unknown as WebSocket,
    socket: socket as unknown as Socket,
    session: { id: 'a', userId: null, login: null, clientId: null, issuedAt: 0, expiresAt: 1 },
    commandsPerSecond,
    now,
    validMs: 1,
  })
  client.index = 0
  const subscriptions = {
    carryOut: (_client: Client, text: string) => void done.push(text),
    refuse: (_client: Client, reason: string, marketCode: string | null) => void done.push(`${reason} ${marketCode}`),
  }
  events = new ClientEvents({
    subscriptions: subscriptions as unknown as Subscriptions,
    now: () => now,
    close: (left, close) => {
      done.push(`close ${close}`)
      left.index = -1
    },
  })
  events.listen(client, socket as unknown as Socket)
})

const say = (text: string, isBinary = false) => ws.emit('message', Buffer.from(text), isBinary)

describe('what a client sends', () => {
  it('is carried out, and shows that it is alive', () => {
    now = 1500
    say('SUB LSE:HVL')
    expect(done).toEqual(['SUB LSE:HVL'])
    expect(client.aliveAt).toBe(1500)
    now = 1600
    ws.emit('pong')
    expect(client.aliveAt).toBe(1600)
  })

  it('ends the connection if it is binary', () => {
    say('SUB LSE:HVL', true)
    expect(done).toEqual(['close notText'])
  })

  it('is refused beyond its credit, then ends the connection, and is ignored after that', () => {
    for (let i = 0; i < burst; i += 1) say('x')
    expect(done).toEqual(Array(burst).fill('x'))
    done = []
    for (let i = 0; i < toleratedCommands; i += 1) say('x')
    expect(done).toEqual(Array(toleratedCommands).fill('RATE_LIMIT null'))
    done = []
    for (let i = 0; i < 3; i += 1) say('x')
    say('x', true)
    ws.emit('ping', Buffer.from('x'))
    expect(done).toEqual(['close commandFlood'])
  })

  it('is answered, if it is a ping, once nothing waits before the pong', () => {
    ws.emit('ping', Buffer.from('a'))
    expect(done).toEqual(['pong a'])
    waiting = 1
    const payload = Buffer.from('b')
    ws.emit('ping', payload)
    payload.write('z')
    expect(done).toEqual(['pong a'])
    events.answerPing(client)
    events.answerPing(client)
    expect(done).toEqual(['pong a', 'pong b'])
  })

  it('costs credit by the fragment', () => {
    // Text that goes on, a continuation of no bytes, again and again.
    const fragment = Buffer.from([0x00, 0x80, 0, 0, 0, 0])
    socket.emit('data', Buffer.from([0x01, 0x80, 0, 0, 0, 0]))
    for (let i = 1; i < burst + toleratedCommands; i += 1) socket.emit('data', fragment)
    expect(done).toEqual([])
    socket.emit('data', Buffer.concat([fragment, fragment]))
    expect(done).toEqual(['close commandFlood'])
  })

  it('is incomplete from its first byte to its last, control frames between them or not', () => {
    socket.emit('data', Buffer.from([0x01, 0x80, 0, 0, 0, 0]))
    expect(client.incompleteSince).toBe(1000)
    now = 1200
    socket.emit('data', Buffer.from([0x00]))
    expect(client.incompleteSince).toBe(1000)
    socket.emit('data', Buffer.from([0x80, 0, 0, 0, 0]))
    now = 1300
    socket.emit('data', Buffer.from([0x80, 0x80, 0, 0, 0, 0]))
    expect(client.incompleteSince).toBeNull()
    now = 1400
    socket.emit('data', Buffer.from([0x81]))
    expect(client.incompleteSince).toBe(1400)
    // The end of it and the beginning of the next.
    now = 1500
    socket.emit('data', Buffer.from([0x80, 0, 0, 0, 0, 0x81]))
    expect(client.incompleteSince).toBe(1500)
  })
})
