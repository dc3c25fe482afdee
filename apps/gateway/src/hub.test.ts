import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { type MarketDataTerms, openTerms } from '@bellwether/domain'
import { createMemoryBus } from '@bellwether/price-bus'
import { createPriceReader, type Heartbeat, type Tick } from '@bellwether/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { FakeSocket } from '../testing/fake-socket.ts'
import { brackwell, createTick, hvl } from '../testing/streamed-market.ts'
import { minIntervalMs } from './flush-pace.ts'
import { Hub } from './hub.ts'
import { defaultLimits, type GatewayLimits } from './limits.ts'
import { firstSubscriptionMs, goneMs, incompleteMs, maxWaitingBytes, pingMs, promisedMs, roundMs } from './liveness.ts'
import type { StreamSession } from './stream-session.ts'

const start = Date.UTC(2026, 10, 13, 9)

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => {
  // Spies before timers: a spy on the clock remembers the fake clock, and would put it back after the real one.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A socket of `ws` that keeps what was done to it. */
class FakeWebSocket extends EventEmitter {
  readonly done: string[] = []

  close(code: number, reason: string): void {
    this.done.push(`close ${code} ${reason}`)
  }

  terminate(): void {
    this.done.push('terminate')
    this.emit('close')
  }

  ping(): void {
    this.done.push('ping')
  }

  pong(data: Buffer): void {
    this.done.push(`pong ${data}`)
  }
}

function createCase(limits: Partial<GatewayLimits> = {}, terms: MarketDataTerms = new Map()) {
  const { board, publish } = createMemoryBus({ onError: () => {} })
  const bus = { board, connected: true }
  const hub = new Hub({
    bus,
    limits: { ...defaultLimits, ...limits },
    findListed: async codes => codes.map(marketCode => ({ marketCode, streamable: true })),
    terms,
    findEarlier: async () => [],
    onError: () => {},
    clock: { wall: () => Date.now(), monotonic: () => performance.now() },
  })
  function connect(session: Partial<StreamSession> = {}, address = '198.51.100.1') {
    const ws = new FakeWebSocket()
    const socket = new FakeSocket()
    const ticks: Tick[] = []
    const heartbeats: Heartbeat[] = []
    const goodbyes: string[] = []
    const reader = createPriceReader({
      symbol() {},
      refusal() {},
      tick: tick => void ticks.push({ ...tick }),
      heartbeat: heartbeat => void heartbeats.push({ ...heartbeat }),
      goodbye: (reason, spreadMs) => void goodbyes.push(`${reason} ${spreadMs}`),
    })
    const own = { id: 'a', userId: null, login: null, clientId: null, issuedAt: start, expiresAt: start + 43_200_000 }
    hub.accept(ws as unknown as WebSocket, socket as unknown as Socket, { ...own, ...session }, address)
    return {
      ws,
      socket,
      done: ws.done,
      say: (...commands: string[]) => {
        for (const command of commands) ws.emit('message', Buffer.from(command), false)
      },
      /** All that has come since the last time. */
      take() {
        socket.read(reader)
        return {
          ticks: ticks.splice(0).map(({ marketCode, sequence }) => `${marketCode} ${sequence}`),
          heartbeats: heartbeats.splice(0),
          goodbyes: goodbyes.splice(0),
        }
      },
    }
  }
  return { board, bus, publish, hub, connect, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

/** Nothing that a round of checks or of prices would send. */
const nothing = { ticks: [], heartbeats: [], goodbyes: [] }

describe('a new connection', () => {
  it('is greeted with a heartbeat that tells the time and promises the next message', () => {
    const { bus, connect } = createCase()
    expect(connect().take().heartbeats).toEqual([{ time: start, withinMs: promisedMs, busLost: false }])
    bus.connected = false
    expect(connect().take().heartbeats).toEqual([{ time: start, withinMs: promisedMs, busLost: true }])
  })

  it('is closed beyond the limit of a user, in whatever session, or of a guest session', () => {
    const { hub, connect } = createCase({ perUser: 1 })
    const user = connect({ userId: 1, id: 'b' })
    const again = connect({ userId: 1, id: 'c' })
    expect([again.done, again.take()]).toEqual([['close 4002 USER_LIMIT'], nothing])
    expect([connect({ userId: 2 }), connect({ id: '1' }), connect({ id: 'd' })].map(({ done }) => done)).toEqual([
      [],
      [],
      [],
    ])
    expect(connect({ id: 'd' }).done).toEqual(['close 4002 USER_LIMIT'])
    expect(hub.stats()).toMatchObject({ clients: 4, closed: { userLimit: 2, addressLimit: 0 } })
    user.ws.emit('close')
    expect(connect({ userId: 1 }).done).toEqual([])
  })

  it('is closed beyond the limit of its network, and then does not count for its user', () => {
    const { hub, connect } = createCase({ perUser: 1, perAddress: 1 })
    const first = connect({ id: 'a' })
    const refused = connect({ id: 'b' })
    expect([refused.done, refused.take()]).toEqual([['close 4003 ADDRESS_LIMIT'], nothing])
    expect(connect({ id: 'b' }, '198.51.100.2').done).toEqual([])
    expect(hub.stats()).toMatchObject({ clients: 2, closed: { userLimit: 0, addressLimit: 1 } })
    first.ws.emit('close')
    expect(connect({ id: 'c' }).done).toEqual([])
  })

  it('may fail with an error, whether it was accepted or not', () => {
    const { connect } = createCase({ perUser: 1 })
    for (const { ws } of [connect(), connect()]) expect(() => ws.emit('error', new Error('reset'))).not.toThrow()
  })
})

describe('a round of checks', () => {
  it('sends a heartbeat to those who were sent nothing since the last, which is enough for the next', async () => {
    const { publish, connect, pass } = createCase()
    const [quiet, busy] = [connect(), connect()]
    quiet.say('SUB LSE:BW.')
    busy.say('SUB LSE:HVL')
    await pass(roundMs)
    for (const { take } of [quiet, busy]) take()
    for (const sequence of [1, 2, 3]) {
      publish(createTick(hvl, sequence))
      await pass(roundMs)
      const { heartbeats } = quiet.take()
      expect(heartbeats.map(({ time }) => time)).toEqual(sequence === 2 ? [] : [Date.now() - roundMs + 100])
      expect(busy.take()).toEqual({ ...nothing, ticks: [`LSE:HVL ${sequence}`] })
    }
    await pass(roundMs)
    expect(busy.take().heartbeats).toHaveLength(1)
  })

  it('pings those who were silent for long, and cuts those who do not answer', async () => {
    const { connect, pass } = createCase()
    const [silent, talking] = [connect(), connect()]
    for (const { say } of [silent, talking]) say('SUB LSE:HVL')
    await pass(pingMs)
    expect([silent.done, talking.done]).toEqual([[], []])
    talking.ws.emit('pong')
    await pass(roundMs)
    expect([silent.done, talking.done]).toEqual([['ping'], []])
    await pass(goneMs - pingMs - roundMs)
    expect(silent.done).not.toContain('terminate')
    await pass(roundMs)
    expect(silent.done.at(-1)).toBe('terminate')
    expect(talking.done).not.toContain('terminate')
  })

  it('sends neither heartbeat nor ping to a socket that is full, and answers its ping when it has drained', async () => {
    const { connect, pass } = createCase()
    const { ws, socket, say, done, take } = connect()
    say('SUB LSE:HVL')
    await pass(roundMs)
    take()
    socket.full = true
    socket.write(Buffer.from([0x8a, 0]))
    ws.emit('ping', Buffer.from('x'))
    const { writes } = socket
    await pass(pingMs + roundMs)
    expect([socket.writes, done]).toEqual([writes, []])
    socket.full = false
    socket.drain()
    await pass(roundMs)
    expect(done).toEqual(['pong x', 'ping'])
  })

  it.each([
    ['a connection without a first SUB', 'close 4005 NO_SUBSCRIPTION', firstSubscriptionMs, () => {}],
    [
      'one whose message does not end',
      'close 4006 INCOMPLETE_MESSAGE',
      incompleteMs,
      ({ say, socket }) => {
        say('SUB LSE:HVL')
        socket.emit('data', Buffer.from([0x81]))
      },
    ],
    [
      'one that lets too much wait',
      'close 4007 SLOW_CONSUMER',
      0,
      ({ say, socket }) => {
        say('SUB LSE:HVL')
        socket.full = true
        socket.write(Buffer.alloc(maxWaitingBytes + 1))
      },
    ],
  ] as [string, string, number, (client: ReturnType<ReturnType<typeof createCase>['connect']>) => void][])(
    'closes %s: %s',
    async (_what, close, afterMs, prepare) => {
      const { board, hub, connect, pass } = createCase()
      const client = connect()
      prepare(client)
      await pass(Math.max(0, afterMs - 1))
      expect(client.done).toEqual([])
      await pass(roundMs + 1)
      expect(client.done).toEqual([close])
      expect([hub.stats().clients, board.watched]).toEqual([0, 0])
      expect(Object.values(hub.stats().closed).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1])
    },
  )

  it('ends a session that has expired, with a goodbye', async () => {
    const { hub, connect, pass } = createCase()
    const { say, done, take } = connect({ expiresAt: start + 3000 })
    say('SUB LSE:HVL')
    await pass(2999)
    expect([done, take().goodbyes]).toEqual([[], []])
    await pass(roundMs)
    expect([done, take().goodbyes]).toEqual([['close 4001 SESSION_ENDED'], ['SESSION_ENDED 0']])
    expect(hub.stats().closed.sessionEnded).toBe(1)
  })
})

describe('prices', () => {
  it('come to those who watch them, and to nobody after a close', async () => {
    const { board, publish, hub, connect, pass } = createCase()
    const [one, other] = [connect(), connect()]
    one.say('SUB LSE:HVL', 'SUB LSE:BW.')
    other.say('SUB LSE:HVL')
    await pass(100)
    publish(createTick(hvl, 1))
    publish(createTick(brackwell, 2))
    await pass(100)
    expect([one.take().ticks, other.take().ticks]).toEqual([['LSE:HVL 1', 'LSE:BW. 2'], ['LSE:HVL 1']])
    const [client] = hub.clients.all
    if (client !== undefined) hub.close(client, 'draining')
    publish(createTick(hvl, 3))
    await pass(100)
    expect([one.take(), one.done]).toEqual([nothing, ['close 1001 DRAINING']])
    expect(other.take().ticks).toEqual(['LSE:HVL 3'])
    expect(board.watchedCodes()).toEqual([hvl])
    await pass(3 * roundMs)
    expect([one.take(), one.done]).toEqual([nothing, ['close 1001 DRAINING']])
    // Its close arrives later.
    one.ws.emit('close')
    expect(hub.stats()).toMatchObject({ clients: 1, subscriptions: 1 })
  })

  it('[RP-ACCESS-2] come later to those who may see them later', async () => {
    const terms: MarketDataTerms = new Map([['LSE', { ...openTerms, guests: 'DELAYED', delayMinutes: 15 }]])
    const { publish, connect, pass } = createCase({}, terms)
    const [guest, user] = [connect(), connect({ userId: 1 })]
    for (const { say } of [guest, user]) say('SUB LSE:HVL')
    await pass(100)
    publish(createTick(hvl, 1))
    await pass(1000)
    expect([guest.take().ticks, user.take().ticks]).toEqual([[], ['LSE:HVL 1']])
    for (let minute = 0; minute < 15; minute += 1) {
      for (const { ws } of [guest, user]) ws.emit('pong')
      await pass(60_000)
    }
    expect([guest.take().ticks, user.take().ticks]).toEqual([['LSE:HVL 1'], []])
  })

  it('come to one who took the place of another in the middle of a round', async () => {
    const { publish, connect, pass } = createCase()
    // Flushing takes so long that rounds have slices.
    let spentMs = 0
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => {
      spentMs += 2
      return now() + spentMs
    })
    const clients = Array.from({ length: 8 }, (_, i) => connect({ id: String(i) }))
    for (const { say } of clients) say('SUB LSE:HVL')
    await pass(100)
    publish(createTick(hvl, 1))
    await pass(3)
    const [first, last] = [clients[0], clients.at(-1)]
    expect([first?.take().ticks, last?.take().ticks]).toEqual([['LSE:HVL 1'], []])
    first?.ws.emit('close')
    await pass(100)
    expect(last?.take().ticks).toEqual(['LSE:HVL 1'])
  })

  it('are counted, with how late the last ones were and what waits', async () => {
    const { publish, hub, connect, pass } = createCase()
    const [one, other] = [connect(), connect()]
    for (const { say } of [one, other]) say('SUB LSE:HVL')
    await pass(250)
    publish(createTick(hvl, 1))
    await pass(100)
    expect(hub.stats()).toMatchObject({
      ...{ clients: 2, subscriptions: 2, symbols: 1, updatesIn: 1, updatesOut: 2, skipped: 0 },
      ...{ waitingBytes: 0, flushIntervalMs: minIntervalMs, lagMs: 249 },
    })
    for (const { socket } of [one, other]) {
      socket.full = true
      socket.write(Buffer.alloc(10))
    }
    expect(hub.stats().waitingBytes).toBe(20)
  })
})

describe('every connection', () => {
  it('is closed when it sends what is not allowed', () => {
    const { hub, connect } = createCase()
    const { ws, done } = connect()
    ws.emit('message', Buffer.from([1]), true)
    expect([done, hub.stats().clients]).toEqual([['close 1003 NOT_TEXT'], 0])
  })

  it('is told at once that the bus was lost, unless something waits before it', () => {
    const { bus, hub, connect } = createCase()
    const [one, full] = [connect(), connect()]
    for (const { take } of [one, full]) take()
    full.socket.full = true
    full.socket.write(Buffer.from([0x8a, 0]))
    bus.connected = false
    hub.tellBusState()
    expect(one.take().heartbeats).toMatchObject([{ busLost: true }])
    expect(full.socket.writes).toBe(2)
  })

  it('whose session is over is ended with a goodbye, unless something waits before it', () => {
    const { hub, connect } = createCase()
    const [kept, ended, full] = [connect({ id: 'a' }), connect({ id: 'b' }), connect({ id: 'b' })]
    full.socket.full = true
    full.socket.write(Buffer.from([0x8a, 0]))
    hub.endSessions(({ id }) => id === 'b')
    expect([kept.done, kept.take().goodbyes]).toEqual([[], []])
    expect([ended.done, ended.take().goodbyes]).toEqual([['close 4001 SESSION_ENDED'], ['SESSION_ENDED 0']])
    expect([full.done, full.socket.writes]).toEqual([['close 4001 SESSION_ENDED'], 2])
  })

  it('is cut when the hub stops, and no timer is left', async () => {
    const { publish, hub, connect, pass } = createCase()
    const clients = [connect({ id: 'a' }), connect({ id: 'b' })]
    for (const { say } of clients) say('SUB LSE:HVL')
    await pass(100)
    publish(createTick(hvl, 1))
    hub.stop()
    expect(clients.map(({ done }) => done)).toEqual([['terminate'], ['terminate']])
    publish(createTick(hvl, 2))
    await pass(100)
    expect([vi.getTimerCount(), hub.stats().clients]).toEqual([0, 0])
  })
})
