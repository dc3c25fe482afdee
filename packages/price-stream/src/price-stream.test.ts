import { TickTable } from '@bellwether/wire'
import { describe, expect, it } from 'vitest'
import { settle } from '../testing/fake-page.ts'
import { hvl, live, nwt, professional, setUp } from '../testing/stream-in-page.ts'

describe('turning on', () => {
  it('[RP-STREAM-4, RP-STREAM-26] stores the preference, for an elective professional too', async () => {
    const { page, stream } = setUp({ viewer: professional })
    stream.turn(true)
    expect(page.stored).toBe('true')
    expect(stream.state.phase).toBe('starting')
    stream.turn(false)
    expect(page.stored).toBe('false')
  })

  it('starts automatically only when the rule allows it', () => {
    const started = (options: Parameters<typeof setUp>[0]) => {
      const { stream } = setUp(options)
      stream.start()
      return stream.state.phase
    }
    expect(started({ stored: 'true' })).toBe('starting')
    expect(started({ stored: 'false' })).toBe('off')
    expect(started({ stored: 'true', viewer: professional })).toBe('off')
  })

  it('requests a token, exchanges it and opens the socket, with credentials and without a body', async () => {
    const { server } = await live()
    expect(server.calls).toEqual([
      'GET https://bellwether.example/api/settings/init-streaming include',
      'GET https://bellwether.example/streaming/session/create?sessionId=token%2F1 include',
    ])
    expect(server.latest.socket.address).toBe('wss://bellwether.example/streaming/ws')
  })

  it('accepts an endpoint on another origin, but only http and https', async () => {
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

  it('older than the last shown are dropped; the same price again is passed on', async () => {
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

  it('are requested again when the server refused the command for its rate', async () => {
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

  it('report a symbol that the server refuses', async () => {
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

  it('includes a response that cannot be parsed', async () => {
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

  it('do not start it for an elective professional, nor stop what they started', async () => {
    const { page, stream } = setUp({ viewer: professional })
    await page.tell({ type: 'stored', value: 'true' })
    expect(stream.state.phase).toBe('off')
    stream.turn(true)
    await page.tell({ type: 'stored', value: 'true' })
    expect(stream.state.phase).toBe('starting')
  })
})

describe('a hidden page', () => {
  it('keeps its connection for a minute, and reconnects when it is shown', async () => {
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

  it('pauses even if it was hidden from the start', async () => {
    const { page, stream } = setUp()
    page.hidden = true
    stream.turn(true)
    await page.advance(60_000)
    expect(stream.state.phase).toBe('off')
  })
})

it('stops listening to the page once it is closed', async () => {
  const { page, stream, server } = await live()
  stream.close()
  expect(server.latest.socket.closedBy).toBe(1000)
  expect(page.isWatched).toBe(false)
})
