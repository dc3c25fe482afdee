/** The obvious implementation: send each update to each subscriber, the same bytes for all, without conflation or compression. */
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { payloadBytes } from '../load/payload.ts'
import { getPort, listenForFeed } from './feed-port.ts'

const watchers = new Map<number, Set<WebSocket>>()
const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
server.on('connection', (ws, request) => {
  const symbols = (request.url?.split('symbols=')[1] ?? '').split(',').map(Number)
  for (const symbol of symbols) watchersOf(symbol).add(ws)
  ws.on('error', () => {})
  ws.on('close', () => {
    for (const symbol of symbols) watchersOf(symbol).delete(ws)
  })
})

function watchersOf(symbol: number): Set<WebSocket> {
  const known = watchers.get(symbol) ?? new Set()
  watchers.set(symbol, known)
  return known
}

await listenForFeed(getPort('FEED_PORT'), payloadBytes, records => {
  for (let at = 0; at < records.length; at += payloadBytes) {
    const payload = records.subarray(at, at + payloadBytes)
    for (const ws of watchersOf(payload.readUInt16LE(0))) ws.send(payload)
  }
})
http.listen({ port: getPort('PORT'), host: '127.0.0.1', backlog: 4096 })
process.once('SIGTERM', () => process.exit(0))
