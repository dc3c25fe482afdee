import { once } from 'node:events'
import type { Database } from '@bellwether/db'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { opcodes, openRaw, type RawClient, toFrame } from '../testing/raw-client.ts'
import { createTick, fillStreamedMarket, hvl } from '../testing/streamed-market.ts'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/test-gateway.ts'

const maxWaitingBytes = 64 * 1024
const patient = { timeout: 15_000, interval: 20 }
const subscribe = { opcode: opcodes.text, payload: 'SUB LSE:HVL' }

let db: Database
const started: TestGateway[] = []
beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.close()
})
afterAll(() => db?.close())

async function start(options: TestGatewayOptions = {}) {
  const server = await startTestGateway(db, options)
  started.push(server)
  return server
}

async function open(server: TestGateway): Promise<RawClient> {
  const raw = await openRaw({ port: server.port, origin: 'http://localhost:0', cookie: await server.cookie() })
  onTestFinished(() => void raw.socket.destroy())
  return raw
}

describe('a flood of control frames', () => {
  const ping = toFrame({ opcode: opcodes.ping, payload: Buffer.alloc(125, 7) })

  it('from a client that does not read leaves at most 64 KB waiting and is closed with COMMAND_FLOOD', async () => {
    const server = await start()
    const other = await server.open()
    other.send('SUB LSE:HVL')
    const raw = await open(server)
    raw.socket.pause()
    const many = Buffer.concat(Array.from({ length: 1000 }, () => ping))
    let isOpen = true
    raw.socket.once('close', () => {
      isOpen = false
    })
    for (let i = 0; i < 200 && isOpen; i += 1) {
      raw.write(many)
      await new Promise(setImmediate)
      expect(server.gateway.stats().waitingBytes).toBeLessThanOrEqual(maxWaitingBytes)
    }
    await expect.poll(() => server.gateway.stats().closed.commandFlood, patient).toBe(1)
    raw.socket.resume()
    expect([4004, 1006]).toContain(await raw.closed)
    server.bus.publish(createTick(hvl, 1))
    await expect.poll(() => other.latest(hvl)?.sequence, patient).toBe(1)
  })

  it.each(['ping', 'pong'] as const)('of kind %s is closed with COMMAND_FLOOD', async kind => {
    const server = await start({ limits: { commands: 1 } })
    const raw = await open(server)
    for (let i = 0; i < 120; i += 1) raw.send({ opcode: opcodes[kind], payload: 'x' })
    expect(await raw.closed).toBe(4004)
  })

  it('within the rate is answered, each ping with its own payload', async () => {
    const server = await start()
    const raw = await open(server)
    for (let i = 0; i < 20; i += 1) raw.send({ opcode: opcodes.ping, payload: `ping ${i}` })
    const pongs = () => raw.frames.filter(({ opcode }) => opcode === opcodes.pong).map(({ payload }) => String(payload))
    await expect.poll(() => pongs().at(-1)).toBe('ping 19')
    expect(pongs()).toHaveLength(20)
  })
})

describe('a message that never ends', () => {
  it('of empty fragments is cut', async () => {
    const server = await start()
    const raw = await open(server)
    raw.send(subscribe)
    raw.send({ opcode: opcodes.text, isFinal: false })
    for (let i = 0; i < 100; i += 1) raw.send({ opcode: opcodes.continuation, isFinal: false })
    expect(await raw.closed).toBe(1008)
    await expect.poll(() => server.gateway.stats().clients).toBe(0)
  })

  it.each([
    ['half a frame', [toFrame(subscribe).subarray(0, 7)]],
    ['one byte of a header', [toFrame(subscribe).subarray(0, 1)]],
    ['a first fragment, though pings follow', [toFrame({ ...subscribe, isFinal: false }), toFrame({ opcode: 9 })]],
    ['half a frame right behind a whole one', [toFrame(subscribe), toFrame(subscribe).subarray(0, 9)]],
  ])('after %s is closed with INCOMPLETE_MESSAGE', async (_what, parts) => {
    const time = createManualClock()
    const server = await start({ clock: time.clock })
    const raw = await open(server)
    raw.send(subscribe)
    raw.write(Buffer.concat(parts))
    await expect.poll(() => server.gateway.stats().subscriptions).toBe(1)
    time.advance(5000)
    expect(await raw.closed).toBe(4006)
  })
})

describe('idle connections', () => {
  it('without a first SUB are closed with NO_SUBSCRIPTION after five seconds', async () => {
    const time = createManualClock()
    const server = await start({ clock: time.clock })
    const [silent, pinging, subscribed] = [await open(server), await open(server), await open(server)]
    subscribed.send({ opcode: opcodes.text, payload: 'SUB LSE:NONE' })
    pinging.send({ opcode: opcodes.ping })
    await expect.poll(() => pinging.frames.some(({ opcode }) => opcode === opcodes.pong)).toBe(true)
    await expect.poll(() => subscribed.frames.length).toBe(2)
    time.advance(5000)
    expect([await silent.closed, await pinging.closed]).toEqual([4005, 4005])
    expect(server.gateway.stats()).toMatchObject({ clients: 1, closed: { noSubscription: 2 } })
  })

  // The default of `ws` is 30 s.
  it('that were refused are cut although they never answer the close', { timeout: 15_000 }, async () => {
    const server = await start({ limits: { perAddress: 1 } })
    await server.open()
    const refused = await open(server)
    expect(await refused.closed).toBe(4003)
  })
})

describe('networks', () => {
  it('count addresses of one IPv6 /64 as one, and of another apart', async () => {
    const server = await start({ limits: { perAddress: 2 } })
    const from = (address: string) => server.open({ headers: { 'x-forwarded-for': address } })
    await from('2001:db8:1:2::1')
    await from('2001:db8:1:2:ffff::2')
    expect((await (await from('2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd')).closed).code).toBe(4003)
    const other = await from('2001:db8:1:3::1')
    await expect.poll(() => other.heartbeats.length).toBe(1)
  })
})

describe('a wall clock that is set', () => {
  it.each([-3_600_000, 75_000, 3_600_000, 400 * 86_400_000])('by %i ms cuts nobody and stops no price', async step => {
    const time = createManualClock()
    const server = await start({ clock: time.clock })
    const client = await server.open()
    client.send('SUB LSE:HVL')
    await expect.poll(() => client.symbols).toEqual([hvl])
    time.stepWall(step)
    const { length } = client.heartbeats
    await expect.poll(() => client.heartbeats.length, patient).toBeGreaterThan(length)
    server.bus.publish(createTick(hvl, 1))
    await expect.poll(() => client.latest(hvl)?.sequence).toBe(1)
    client.send('SUB LSE:BW.')
    await expect.poll(() => client.symbols.length).toBe(2)
    expect([client.ws.readyState, client.faults]).toEqual([client.ws.OPEN, []])
    client.ws.terminate()
    await once(client.ws, 'close')
  })
})
