/**
 * Keeps many connections busy with pages that no cache has, and prints how many were answered with which status. A process of its
 * own, so that it can have a core of its own.
 * Usage: node bench/attack/attacker.ts '{"origin":"http://127.0.0.1:3000","connections":60,"seconds":20,"address":"127.0.0.2"}'
 */
import { Agent, request } from 'node:http'
import { toAttack } from './attack.ts'

export interface AttackOrder {
  readonly origin: string
  readonly connections: number
  readonly seconds: number
  /** Of this machine: each address of the loopback network counts as a network of its own. */
  readonly address: string
}

const order = JSON.parse(process.argv[2] ?? '') as AttackOrder
const agent = new Agent({ keepAlive: true, maxSockets: order.connections, localAddress: order.address })
const statuses: Record<string, number> = {}
const until = performance.now() + order.seconds * 1000
let sent = 0

await Promise.all(
  Array.from({ length: order.connections }, async () => {
    while (performance.now() < until) {
      const status = await ask(sent++)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }),
)
agent.destroy()
process.stdout.write(JSON.stringify(statuses))

function ask(number: number): Promise<string> {
  const { method, path, body } = toAttack(number)
  return new Promise(resolve => {
    const headers = body === null ? {} : { 'content-type': 'application/json' }
    const sending = request(`${order.origin}${path}`, { agent, method, headers, timeout: 30_000 }, answer => {
      answer.resume()
      answer.on('end', () => resolve(String(answer.statusCode)))
      answer.on('error', () => resolve('cut'))
    })
    sending.on('timeout', () => sending.destroy())
    sending.on('error', () => resolve('failed'))
    sending.end(body)
  })
}
