import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { WebSocketSettings } from '../settings/source-settings.ts'
import {
  type ConnectionEnd,
  type FeedAdapter,
  type FeedConnection,
  lost,
  maxMessageBytes,
  reasonOf,
} from './feed-adapter.ts'

const connectMs = 10_000
const pingMs = 10_000

/** JSON messages of a WebSocket, as the settings describe them. `symbols` are those that the platform can show. */
export function createWebSocketAdapter(settings: WebSocketSettings, symbols: readonly string[]): FeedAdapter {
  const { protocol, host, pathname } = new URL(settings.url)
  return {
    kind: 'websocket',
    // Without the query, which may hold a key.
    address: `${protocol}//${host}${pathname}`,
    connect: receive => openSocket(settings, symbols, receive),
  }
}

async function openSocket(
  { url, headers = {}, subscribe }: WebSocketSettings,
  symbols: readonly string[],
  receive: (message: string) => void,
): Promise<FeedConnection> {
  const ws = new WebSocket(url, { headers, handshakeTimeout: connectMs, maxPayload: maxMessageBytes })
  const over = new Promise<ConnectionEnd>(resolve => {
    ws.on('error', error => resolve(lost(reasonOf(error))))
    ws.on('close', code => resolve(lost(`closed with ${code}`)))
  })
  ws.on('message', data => receive(data.toString()))
  await once(ws, 'open')
  if (subscribe !== undefined) ws.send(JSON.stringify(withSymbols(subscribe, symbols)))
  const stopPinging = keepAlive(ws)
  void over.then(stopPinging)
  return { over, close: () => ws.terminate() }
}

/** A source that hangs without closing is noticed within two pings. */
function keepAlive(ws: WebSocket): () => void {
  let isAlive = true
  const noteLife = () => {
    isAlive = true
  }
  ws.on('pong', noteLife)
  ws.on('message', noteLife)
  const timer = setInterval(() => {
    if (!isAlive) ws.terminate()
    isAlive = false
    ws.ping()
  }, pingMs)
  return () => clearInterval(timer)
}

function withSymbols(message: unknown, symbols: readonly string[]): unknown {
  if (message === '{symbols}') return symbols
  if (typeof message === 'string') return message.replaceAll('{symbols}', symbols.join(','))
  if (Array.isArray(message)) return message.map(item => withSymbols(item, symbols))
  if (typeof message !== 'object' || message === null) return message
  return Object.fromEntries(Object.entries(message).map(([name, value]) => [name, withSymbols(value, symbols)]))
}
