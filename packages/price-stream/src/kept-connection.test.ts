import { describe, expect, it } from 'vitest'
import { settle } from '../testing/fake-page.ts'
import { hvl, live, nwt, setUp } from '../testing/stream-in-page.ts'

describe('the connection', () => {
  it('[RP-STREAM-6] is closed by turning off, without firing a close event', async () => {
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

  it('[RP-STREAM-9] unsubscribes and closes when the page is left, and reconnects when it is restored', async () => {
    const { server, page, stream } = await live()
    await page.tell({ type: 'left' })
    expect(server.latest.socket.sent.at(-1)).toBe('UNSUB LSE:HVL')
    expect(server.latest.socket.closedBy).toBe(1000)
    await page.tell({ type: 'shown' })
    server.latest.deliver()
    expect(server.connections).toHaveLength(2)
    expect(stream.state.phase).toBe('live')
  })

  it('stays closed if another tab turned streaming off in the meantime', async () => {
    const { server, page, stream } = await live()
    await page.tell({ type: 'left' })
    page.stored = 'false'
    await page.tell({ type: 'shown' })
    expect(stream.state).toEqual({ phase: 'off', reason: null })
    expect(server.connections).toHaveLength(1)
  })

  it('[RP-STREAM-25] is retried for ten seconds when the network drops', async () => {
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

  it('is abandoned when a message is missing', async () => {
    const { server, stream } = await live()
    server.publish(hvl)
    server.latest.flush()
    server.latest.outbox.shift()
    server.latest.heartbeat()
    server.latest.deliver()
    expect(stream.state.phase).toBe('reconnecting')
    expect(server.latest.socket.closedBy).toBe(1000)
  })

  it('is abandoned when a text message arrives', async () => {
    const { server, stream } = await live()
    server.latest.socket.receive('hello')
    expect(stream.state.phase).toBe('reconnecting')
  })
})

describe('silence', () => {
  it('becomes stale when the promise of the last heartbeat is broken, and live again with the next message', async () => {
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

  it('becomes stale after ten seconds even if the server promised longer', async () => {
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

  it('is stale at once when the server has lost the bus, until a new price arrives', async () => {
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
  it('is noticed when the page is shown, and a new connection is opened at once', async () => {
    const { server, page, stream } = await live()
    page.sleep(3_600_000)
    await page.tell({ type: 'shown' })
    expect(stream.state.phase).toBe('reconnecting')
    server.latest.deliver()
    expect(server.connections).toHaveLength(2)
    expect(stream.state.phase).toBe('live')
  })

  it('is noticed by a timer that fires too late', async () => {
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
