/** A room for each symbol, an event for each update. WebSocket only, not compressed: its fastest setting. */
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { Server } from 'socket.io'

const payloadBytes = 16
const http = createServer()
const io = new Server(http, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  pingInterval: 120_000,
  pingTimeout: 120_000,
})
io.on('connection', socket => {
  socket.on('watch', symbols => void socket.join(symbols.map(symbol => `p.${symbol}`)))
})

const feed = createTcpServer(socket => {
  let rest = Buffer.alloc(0)
  socket.on('data', chunk => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (; at + payloadBytes <= bytes.length; at += payloadBytes) {
      const payload = bytes.subarray(at, at + payloadBytes)
      io.to(`p.${payload.readUInt16LE(0)}`).emit('t', payload)
    }
    rest = bytes.subarray(at)
  })
  socket.on('error', () => {})
})
feed.listen(Number(process.env.FEED_PORT), '127.0.0.1')
http.listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: 4096 })
process.once('SIGTERM', () => process.exit(0))
