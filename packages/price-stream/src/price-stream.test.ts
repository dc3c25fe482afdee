import { getMarketCode, type Viewer } from '@bellwether/domain'
import { type Tick, TickTable } from '@bellwether/wire'
import { describe, expect, it } from 'vitest'
import { createFakePage, settle } from '../testing/fake-page.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { createPriceStream } from './price-stream.ts'

const hvl = getMarketCode('LSE:HVL')
const nwt = getMarketCode('LSE:NWT')
const guest: Viewer = { kind: 'guest', loaded: true }
const professional: Viewer = { kind: 'user', electiveProfessional: true, domicile: 'GBR' }

function setUp({ viewer = guest, stored = null as string | null } = {}) {
  const server = new FakeServer()
  const page = createFakePage(server)
  page.stored = stored
  const stream = createPriceStream(page.host, { streamable: true, viewer })
  const prices: number[] = []
  const refused: string[] = []
  const listener = { tick: (tick: Tick) => prices.push(tick.price), refused: (reason: string) => refused.push(reason) }
  return { server, page, stream, prices, refused, listener }
}

async function live(options: Parameters<typeof setUp>[0] = {}) {
  const made = setUp(options)
  made.stream.watch(hvl, made.listener)
  made.stream.turn(true)
  await settle()
  made.server.latest.deliver()
  return { ...made, carry: () => carry(made.server) }
}

function carry(server: FakeServer): void {
  server.latest.flush()
  server.latest.deliver()
}

describe('turning on', () => {
  it('[RP-STREAM-4, RP-STREAM-26] stores the preference, also of an elective professional', async () => {
    const { page, stream } = setUp({ viewer: professional })
    stream.turn(true)
    expect(page.stored).toBe('true')
    expect(stream.state.phase).toBe('starting')
    stream.turn(false)
    expect(page.stored).toBe('false')
  })

  it('starts by itself only as the rule says', () => {
    const started = (options: Parameters<typeof setUp>[0]) => {
      const { stream } = setUp(options)
      stream.start()
      return stream.state.phase
    }
    expect(started({ stored: 'true' })).toBe('starting')
    expect(started({ stored: 'false' })).toBe('off')
    expect(started({ stored: 'true', viewer: professional })).toBe('off')
  })

  it('asks for a token, spends it and opens the socket, with credentials and without a body', async () => {
    const { server } = await live()
    expect(server.calls).toEqual([
      'GET https://bellwether.example/api/settings/init-streaming include',
      'GET https://bellwether.example/streaming/session/create?sessionId=token%2F1 include',
    ])
    expect(server.latest.socket.address).toBe('wss://bellwether.example/streaming/ws')
  })

  it('takes an endpoint of another origin as it is given, but no other scheme', async () => {
    const { server, stream, page } = setUp()
    server.endpoint = 'http://prices.example:8080/streaming/'
    stream.turn(true)
    await settle()
    expect(server.latest.socket.address).toBe('ws://prices.example:8080/streaming/ws')
    stream.turn(false)
    server.endpoint = 'javascript:alert(1)'
    stream.turn(true)
    await page.advance(1_000)
    expect(stream.state).toEqual({ phase: 'off', reason: 'SESSION_FAILED' })
  })

  it('[RP-STREAM-5] subscribes to each symbol once, however many watch it', async () => {
    const { server, stream, listener, prices, carry } = await live()
    server.publish(hvl)
    carry()
    expect(server.latest.socket.sent).toEqual(['SUB LSE:HVL'])
    const stop = stream.watch(hvl, listener)
    await settle()
    expect(prices).toEqual([1_000_001, 1_000_001])
    stop()
    stream.watch(nwt, listener)()
    expect(server.latest.socket.sent).toEqual(['SUB LSE:HVL', 'SUB LSE:NWT', 'UNSUB LSE:NWT'])
  })
})

describe('prices', () => {
  it('reach the watcher from the messages, the newest of each flush', async () => {
    const { server, prices, carry } = await live()
    server.publish(hvl)
    carry()
    server.publish(hvl)
    server.publish(hvl)
    carry()
    expect(prices).toEqual([1_000_001, 1_000_003])
  })

  it('of a server that is behind are not shown; the same price again is: it stands', async () => {
    const { server, page, prices, carry } = await live()
    const older = server.publish(hvl)
    const newer = server.publish(hvl)
    carry()
    expect(prices.at(-1)).toBe(newer.price)
    const behind = new TickTable(64)
    behind.set(server.idOf(hvl), older)
    server.table = behind
    server.latest.socket.end(1006)
    await page.advance(500)
    const shown = prices.length
    carry()
    expect(prices).toHaveLength(shown)
    behind.set(server.idOf(hvl), newer)
    carry()
    expect(prices.slice(shown)).toEqual([newer.price])
  })

  it('are asked for again when the server was too busy for the command', async () => {
    const { server, page, stream, refused } = await live()
    server.rateLimited = true
    const stop = stream.watch(nwt, { tick() {} })
    server.latest.deliver()
    server.rateLimited = false
    await page.advance(1_000)
    expect([...server.latest.subscribed.keys()]).toEqual([hvl, nwt])
    expect(refused).toEqual([])
    stop()
  })

  it('that the server does not have are told as refused', async () => {
    const { server, stream, refused, listener } = await live()
    server.unknown.add(nwt)
    stream.watch(nwt, listener)
    server.latest.deliver()
    expect(refused).toEqual(['UNKNOWN_SYMBOL'])
    expect(stream.state.phase).toBe('live')
  })
})

describe('a failed session', () => {
  it.each([401, 403, 500, 503, 0])(
    '[RP-STREAM-16, RP-STREAM-17] answered %i is logged, and off a second later',
    async status => {
      const { server, page, stream } = setUp()
      server.status = status
      stream.turn(true)
      await settle()
      expect(page.logged).toEqual(['Creating streaming session failed'])
      await page.advance(999)
      expect(stream.state.phase).toBe('starting')
      await page.advance(1)
      expect(stream.state).toEqual({ phase: 'off', reason: 'SESSION_FAILED' })
      expect(page.stored).toBe('true')
    },
  )

  it('is also an answer that makes no sense', async () => {
    for (const endpoint of [null, 7, '', 'https://']) {
      const { server, page, stream } = setUp()
      server.endpoint = endpoint as string
      if (endpoint === '') server.answer = '<p>Signed out</p>'
      stream.turn(true)
      await page.advance(1_000)
      expect(page.logged).toEqual(['Creating streaming session failed'])
      expect(stream.state).toEqual({ phase: 'off', reason: 'SESSION_FAILED' })
    }
  })
})

describe('the connection', () => {
  it('[RP-STREAM-6] is closed by turning off, without an event of its own', async () => {
    const { server, stream } = await live()
    stream.turn(false)
    expect(server.latest.socket.closedBy).toBe(1000)
    expect(server.latest.socket.onclose).toBeNull()
    expect(stream.state).toEqual({ phase: 'off', reason: null })
  })

  it('is closed once it opens, if it was turned off before', async () => {
    const { server, stream } = setUp()
    server.accepting = false
    stream.turn(true)
    await settle()
    stream.turn(false)
    expect(server.latest.socket.closedBy).toBeNull()
    server.latest.socket.open()
    expect(server.latest.socket.closedBy).toBe(1000)
  })

  it('[RP-STREAM-9] is unsubscribed and closed when the page is left, and made again when it comes back', async () => {
    const { server, page, stream } = await live()
    await page.tell({ type: 'left' })
    expect(server.latest.socket.sent.at(-1)).toBe('UNSUB LSE:HVL')
    expect(server.latest.socket.closedBy).toBe(1000)
    await page.tell({ type: 'shown' })
    server.latest.deliver()
    expect(server.connections).toHaveLength(2)
    expect(stream.state.phase).toBe('live')
  })

  it('stays away if another tab has turned streaming off meanwhile', async () => {
    const { server, page, stream } = await live()
    await page.tell({ type: 'left' })
    page.stored = 'false'
    await page.tell({ type: 'shown' })
    expect(stream.state).toEqual({ phase: 'off', reason: null })
    expect(server.connections).toHaveLength(1)
  })

  it('[RP-STREAM-25] is tried again for ten seconds when the network drops', async () => {
    const { server, page, stream } = await live()
    server.accepting = false
    server.status = 0
    server.latest.socket.end(1006)
    expect(stream.state.phase).toBe('reconnecting')
    await page.advance(9_999)
    expect(stream.state.phase).toBe('reconnecting')
    expect(server.connections.length + server.calls.length).toBeGreaterThan(4)
    await page.advance(1)
    expect(stream.state).toEqual({ phase: 'off', reason: 'CONNECTION_LOST' })
    expect(page.logged).toEqual([])
  })

  it('comes back with the latest price and every subscription', async () => {
    const { server, page, stream, prices, carry } = await live()
    server.publish(hvl)
    carry()
    server.latest.socket.end(1006)
    server.publish(hvl)
    await page.advance(500)
    carry()
    expect(stream.state.phase).toBe('live')
    expect(prices.at(-1)).toBe(1_000_002)
  })

  it('is given up when a message is missing', async () => {
    const { server, stream } = await live()
    server.publish(hvl)
    server.latest.flush()
    server.latest.outbox.shift()
    server.latest.heartbeat()
    server.latest.deliver()
    expect(stream.state.phase).toBe('reconnecting')
    expect(server.latest.socket.closedBy).toBe(1000)
  })

  it('is given up when it speaks text', async () => {
    const { server, stream } = await live()
    server.latest.socket.receive('hello')
    expect(stream.state.phase).toBe('reconnecting')
  })
})

describe('silence', () => {
  it('is stale when the promise of the last heartbeat is broken, and a message mends it', async () => {
    const { server, page, stream } = await live()
    await page.advance(6_999)
    expect(stream.state.phase).toBe('live')
    await page.advance(1)
    expect(stream.state).toMatchObject({ phase: 'stale', cause: 'silence' })
    server.latest.heartbeat()
    server.latest.deliver()
    expect(stream.state.phase).toBe('live')
    await page.advance(7_000)
    expect(stream.state.phase).toBe('stale')
  })

  it('is stale after ten seconds even if more was promised', async () => {
    const { server, page, stream } = await live()
    server.latest.heartbeat(false, 60_000)
    server.latest.deliver()
    await page.advance(10_000)
    expect(stream.state.phase).toBe('stale')
  })

  it('counts from the last message', async () => {
    const { server, page, stream } = await live()
    for (let i = 0; i < 10; i += 1) {
      await page.advance(4_000)
      server.latest.heartbeat()
      server.latest.deliver()
      expect(stream.state.phase).toBe('live')
    }
  })

  it('of a server without prices is stale at once; a snapshot does not mend it, a new price does', async () => {
    const { server, stream, listener, carry } = await live()
    server.publish(hvl)
    carry()
    server.latest.heartbeat(true)
    server.latest.deliver()
    expect(stream.state).toMatchObject({ phase: 'stale', cause: 'bus' })
    server.publish(nwt)
    stream.watch(nwt, listener)
    carry()
    expect(stream.state.phase).toBe('stale')
    server.publish(hvl)
    carry()
    expect(stream.state.phase).toBe('live')
  })
})

describe('sleep', () => {
  it('is noticed when the page is shown, and the connection made anew at once', async () => {
    const { server, page, stream } = await live()
    page.sleep(3_600_000)
    await page.tell({ type: 'shown' })
    expect(stream.state.phase).toBe('reconnecting')
    server.latest.deliver()
    expect(server.connections).toHaveLength(2)
    expect(stream.state.phase).toBe('live')
  })

  it('is noticed by a timer that comes too late', async () => {
    const { server, page, stream } = await live()
    page.sleep(60_000)
    await page.advance(7_000)
    server.latest.deliver()
    expect(server.connections).toHaveLength(2)
    expect(stream.state.phase).toBe('live')
  })

  it('does not use up the ten seconds of reconnecting', async () => {
    const { server, page, stream } = await live()
    server.accepting = false
    server.latest.socket.end(1006)
    page.sleep(3_600_000)
    await page.advance(10_000)
    expect(stream.state.phase).toBe('reconnecting')
    server.accepting = true
    await page.tell({ type: 'online' })
    server.latest.deliver()
    expect(stream.state.phase).toBe('live')
  })
})

describe('other tabs', () => {
  it('are followed when they change the preference', async () => {
    const { page, stream } = await live()
    await page.tell({ type: 'stored', value: 'false' })
    expect(stream.state).toEqual({ phase: 'off', reason: null })
    await page.tell({ type: 'stored', value: 'true' })
    expect(stream.state.phase).toBe('starting')
    await page.tell({ type: 'stored', value: null })
    expect(stream.state.phase).toBe('off')
  })

  it('do not start it for an elective professional, and do not stop what he started', async () => {
    const { page, stream } = setUp({ viewer: professional })
    await page.tell({ type: 'stored', value: 'true' })
    expect(stream.state.phase).toBe('off')
    stream.turn(true)
    await page.tell({ type: 'stored', value: 'true' })
    expect(stream.state.phase).toBe('starting')
  })
})

describe('a hidden page', () => {
  it('keeps its connection for a minute, and gets it back when it is shown', async () => {
    const { server, page, stream } = await live()
    const beat = async (seconds: number) => {
      for (let i = 0; i < seconds; i += 5) {
        await page.advance(5_000)
        server.latest.heartbeat()
        server.latest.deliver()
      }
    }
    await page.tell({ type: 'hidden' })
    await beat(55)
    await page.tell({ type: 'shown' })
    await beat(10)
    expect(stream.state.phase).toBe('live')
    await page.tell({ type: 'hidden' })
    await beat(60)
    expect(stream.state).toEqual({ phase: 'off', reason: 'HIDDEN' })
    await page.tell({ type: 'shown' })
    server.latest.deliver()
    expect(stream.state.phase).toBe('live')
  })

  it('pauses too when it was hidden from the start', async () => {
    const { page, stream } = setUp()
    page.hidden = true
    stream.turn(true)
    await page.advance(60_000)
    expect(stream.state.phase).toBe('off')
  })
})

it('listens to nothing once it is closed', async () => {
  const { page, stream, server } = await live()
  stream.close()
  expect(server.latest.socket.closedBy).toBe(1000)
  expect(page.isWatched).toBe(false)
})
