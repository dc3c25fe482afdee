import { once } from 'node:events'
import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Tick } from '@bellwether/price-bus'
import { startNats } from '@bellwether/testing'
import { connect as connectNats } from '@nats-io/transport-node'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { createNdjsonAdapter } from '../src/live/adapters/ndjson-adapter.ts'
import { type LiveFeed, startLiveFeed } from '../src/live/live-feed.ts'
import type { SourceSettings } from '../src/live/settings/source-settings.ts'
import { recordedListings, recordedTicks } from '../testing/recorded-lines.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const now = Date.parse('2026-11-13T12:00:00Z')
const common = { name: 'recorded', exchanges: { LSE: {} } }
const toLine = (tick: object) => `${JSON.stringify(tick)}\n`
const text = recordedTicks.map(toLine).join('')

async function start(settings: SourceSettings, stdin?: PassThrough) {
  const ticks: Tick[] = []
  const errors: unknown[] = []
  const feed = await startLiveFeed({
    sources: [settings],
    listings: recordedListings,
    bus: { publish: tick => ticks.push(tick) > 0 },
    onError: error => errors.push(error),
    now: () => now,
    ...(stdin &&
      settings.kind === 'ndjson' && { adapters: new Map([[settings.name, createNdjsonAdapter(settings, stdin)]]) }),
  })
  ends.push(() => feed.stop())
  return { feed, ticks, errors }
}

const reportOf = (feed: LiveFeed) => feed.reports()[0]
const isConnected = (feed: LiveFeed) => expect.poll(() => reportOf(feed)?.state).toBe('CONNECTED')

/** One server for as many connections as come, each told what to do. */
async function listen(onSocket: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    onSocket(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'feed-'))
  ends.push(() => rm(made, { recursive: true }))
  return made
}

/** Each sends the recorded ticks by its own way. */
const ways: Record<string, () => Promise<{ readonly ticks: Tick[]; readonly feed: LiveFeed }>> = {
  async 'standard input'() {
    const stdin = new PassThrough()
    const started = await start({ ...common, kind: 'ndjson', from: 'stdin' }, stdin)
    stdin.end(text)
    return started
  },
  async 'a file that grows'() {
    const path = join(await folder(), 'ticks.ndjson')
    await writeFile(path, text.slice(0, 150))
    const started = await start({ ...common, kind: 'ndjson', from: `file:${path}` })
    await isConnected(started.feed)
    await appendFile(path, text.slice(150))
    return started
  },
  async 'a TCP connection'() {
    const port = await listen(socket => socket.end(text))
    return start({ ...common, kind: 'ndjson', from: `tcp://127.0.0.1:${port}` })
  },
  async 'a WebSocket'() {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await once(server, 'listening')
    ends.push(() => {
      for (const client of server.clients) client.terminate()
      server.close()
    })
    server.on('connection', (ws, request) => {
      ws.on('message', message => {
        expect(request.headers.authorization).toBe('Bearer s3cret')
        expect(JSON.parse(String(message))).toEqual({ subscribe: ['HVL', 'BW.'] })
        ws.send('{"status":"subscribed"}')
        const data = recordedTicks.map(({ time = '', code = '', bid, ask, last }) => ({
          ...{
            s: code.split(':')[1],
            at: Date.parse(time),
            q: [bid ? Number(bid) / 100 : null, ask ? Number(ask) / 100 : null],
          },
          trade: { p: Number(last) / 100 },
        }))
        ws.send(JSON.stringify({ data: data.slice(0, 2) }))
        ws.send(JSON.stringify({ data: data.slice(2) }))
      })
    })
    return start({
      name: 'recorded',
      kind: 'websocket',
      url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/prices?key=hidden`,
      headers: { authorization: 'Bearer s3cret' },
      subscribe: { subscribe: '{symbols}' },
      message: {
        items: 'data',
        code: 's',
        exchange: 'LSE',
        time: 'at',
        timeFormat: 'ms',
        bid: 'q.0',
        ask: 'q.1',
        last: 'trade.p',
      },
      exchanges: { LSE: { unit: 'GBP' } },
    })
  },
  async 'NATS subjects'() {
    const server = await startNats()
    ends.push(() => server.stop())
    const started = await start({ ...common, kind: 'nats', url: server.url, subjects: ['ticks.>'] })
    await isConnected(started.feed)
    const publisher = await connectNats({ servers: server.url.replace('nats://', '') })
    ends.push(() => publisher.close())
    for (const tick of recordedTicks) publisher.publish('ticks.lse', JSON.stringify(tick))
    await publisher.flush()
    return started
  },
}

/** What a recorded file means, by the rules of RP-FEED. */
const expected = [
  ['LSE:HVL', 0, 128_400, 128_500, 128_450],
  ['LSE:BW.', 250, 41_100, 41_140, 41_120],
  ['LSE:HVL', 250, 128_450, 128_550, 128_500],
  ['LSE:HVL', 251, 128_450, 128_550, 128_550],
  ['LSE:HVL', 1000, null, null, 128_600],
  ['LSE:BW.', 2000, 41_120, 41_160, 41_140],
] as const
const eight = 8 * 3_600_000

describe('a recorded file, replayed', () => {
  it.each(Object.keys(ways))('[RP-FEED-1] through %s gives the same ticks', async way => {
    const { ticks, feed } = (await ways[way]?.()) ?? expect.unreachable()
    await expect.poll(() => ticks.length).toBe(expected.length)
    expect(
      ticks.map(({ marketCode, sequence, bid, ask, price }) => [marketCode, sequence - eight, bid, ask, price]),
    ).toEqual(expected)
    for (const tick of ticks) expect(tick).toMatchObject({ state: 'LIVE', unit: 'GBX', scale: 2 })
    expect(reportOf(feed)).toMatchObject({ name: 'recorded', counts: { accepted: 6, quarantined: 0, unknown: 0 } })
    expect(JSON.stringify(feed.reports())).not.toMatch(/hidden|s3cret/)
  })
})

describe('a source that goes away', () => {
  it('[RP-FEED-8] is connected again, and what it repeats is not taken twice', async () => {
    let connections = 0
    const port = await listen(socket => {
      connections += 1
      if (connections === 1) socket.end(text)
      else if (connections === 2) socket.destroy()
      else socket.write(text + toLine({ time: '2026-11-13T08:00:03Z', code: 'LSE:HVL', last: 1287 }))
    })
    const { ticks, feed } = await start({ ...common, kind: 'ndjson', from: `tcp://127.0.0.1:${port}` })
    await expect.poll(() => ticks.length, { timeout: 20_000 }).toBe(7)
    expect(reportOf(feed)).toMatchObject({ state: 'CONNECTED', interruptions: 2 })
    expect(reportOf(feed)?.counts).toMatchObject({ accepted: 7, duplicates: 2, outOfOrder: 4 })
  })

  it('[RP-FEED-8] a NATS server that crashes is found again when it is back', async () => {
    const server = await startNats()
    ends.push(() => server.stop())
    const { ticks, feed } = await start({ ...common, kind: 'nats', url: server.url, subjects: ['ticks.>'] })
    await isConnected(feed)
    await server.kill()
    await expect.poll(() => reportOf(feed)?.interruptions).toBe(1)
    await server.restart()
    await expect.poll(() => reportOf(feed)?.state, { timeout: 20_000 }).toBe('CONNECTED')
    const publisher = await connectNats({ servers: server.url.replace('nats://', '') })
    ends.push(() => publisher.close())
    publisher.publish('ticks.HVL', JSON.stringify(recordedTicks[0]))
    await expect.poll(() => ticks.length).toBe(1)
  })

  it('a file that is replaced is read from its beginning', async () => {
    const path = join(await folder(), 'ticks.ndjson')
    await writeFile(path, toLine(recordedTicks[0] ?? {}))
    const { ticks } = await start({ ...common, kind: 'ndjson', from: `file:${path}` })
    await expect.poll(() => ticks.length).toBe(1)
    await writeFile(`${path}.new`, toLine(recordedTicks[2] ?? {}))
    await rename(`${path}.new`, path)
    await expect.poll(() => ticks.length, { timeout: 20_000 }).toBe(2)
  })

  it('the end of standard input is the end', async () => {
    const stdin = new PassThrough()
    const { feed } = await start({ ...common, kind: 'ndjson', from: 'stdin' }, stdin)
    stdin.end()
    await expect.poll(() => reportOf(feed)?.state).toBe('ENDED')
  })

  it('one that cannot be reached says why, by its code', async () => {
    const port = await listen(() => {})
    for (const end of ends.splice(0)) await end()
    const { feed } = await start({ ...common, kind: 'ndjson', from: `tcp://127.0.0.1:${port}` })
    await expect.poll(() => reportOf(feed)?.lastFailure).toBe('ECONNREFUSED')
  })
})
