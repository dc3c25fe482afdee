import { once } from 'node:events'
import type { MarketCode } from '@bellwether/domain'
import { createPriceReader, type Heartbeat, type Tick } from '@bellwether/wire'
import { WebSocket } from 'ws'

export interface SeenTick extends Tick {
  readonly snapshot: boolean
}

export interface Closed {
  readonly code: number
  readonly reason: string
}

/** A page's socket, reduced to what it received; `faults` has what the wire does not allow. */
export interface TestClient {
  readonly ws: WebSocket
  readonly symbols: MarketCode[]
  readonly ticks: SeenTick[]
  readonly refusals: (readonly [reason: string, marketCode: MarketCode | null])[]
  readonly heartbeats: Heartbeat[]
  readonly goodbyes: (readonly [reason: string, spreadMs: number])[]
  readonly faults: string[]
  readonly messages: number
  readonly closed: Promise<Closed>
  send(...commands: string[]): void
  latest(marketCode: string): SeenTick | undefined
  close(): void
}

export interface ClientAddress {
  readonly port: number
  /** Of the page; by default the server's own. */
  readonly origin?: string
  readonly cookie?: string
  readonly path?: string
  readonly protocols?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** The open socket, or the HTTP status of the refusal. */
export async function openClient(address: ClientAddress): Promise<TestClient | number> {
  const {
    port,
    origin = `http://127.0.0.1:${port}`,
    cookie,
    path = '/streaming/ws',
    headers = {},
    protocols = [],
  } = address
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, [...protocols], {
    origin,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    perMessageDeflate: false,
  })
  ws.binaryType = 'arraybuffer'
  const client = follow(ws)
  return new Promise((resolve, reject) => {
    ws.once('open', () => resolve(client))
    ws.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    ws.once('error', reject)
  })
}

/** Throws if the socket is refused. */
export async function getClient(address: ClientAddress): Promise<TestClient> {
  const client = await openClient(address)
  if (typeof client === 'number') throw new Error(`The socket was refused with ${client}.`)
  return client
}

function follow(ws: WebSocket): TestClient {
  const seen = {
    symbols: [] as MarketCode[],
    ticks: [] as SeenTick[],
    refusals: [] as [string, MarketCode | null][],
    heartbeats: [] as Heartbeat[],
    goodbyes: [] as [string, number][],
    faults: [] as string[],
  }
  let messages = 0
  const reader = createPriceReader({
    symbol: marketCode => seen.symbols.push(marketCode),
    tick: (tick, snapshot) => seen.ticks.push({ ...tick, snapshot }),
    refusal: (reason, marketCode) => seen.refusals.push([reason, marketCode]),
    heartbeat: heartbeat => seen.heartbeats.push({ ...heartbeat }),
    goodbye: (reason, spreadMs) => seen.goodbyes.push([reason, spreadMs]),
  })
  ws.on('message', (data: ArrayBuffer) => {
    messages += 1
    const fault = reader.read(new DataView(data))
    if (fault !== null) seen.faults.push(fault.code)
  })
  ws.on('error', () => {})
  const closed = once(ws, 'close').then(([code, reason]) => ({ code: Number(code), reason: String(reason) }))
  closed.catch(() => {})
  return {
    ws,
    ...seen,
    get messages() {
      return messages
    },
    closed,
    send: (...commands) => {
      for (const command of commands) ws.send(command)
    },
    latest: marketCode => seen.ticks.findLast(tick => tick.marketCode === marketCode),
    close: () => ws.terminate(),
  }
}
