/**
 * Asks one server for one page over a fixed number of kept-alive connections, for a fixed time, and prints what came of it
 * as JSON. A process of its own, so that it can have a core of its own.
 * Usage: node bench/ssr/load.ts '{"url": "http://127.0.0.1:3000/", "pid": 812, ...}'
 */
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { processCpuMs } from '../machine/process-cpu.ts'

export interface LoadOrder {
  readonly url: string
  /** The server's process, whose time is read from /proc; null where there is no /proc. */
  readonly pid: number | null
  /** Every request with a query of its own, so that no cache by address can answer it. */
  readonly unique: boolean
  readonly connections: number
  /** Measuring starts when both are over. */
  readonly warmUpSeconds: number
  readonly warmUpRequests: number
  readonly seconds: number
}

export interface LoadResult {
  readonly requestsPerSecond: number
  readonly cpuMsPerRequest: number | null
  readonly bytesPerRequest: number
  /** How much of its core this process used itself: near 1, the load was the limit and not the server. */
  readonly ownShare: number
}

// A broken clock or a server that answers nothing must not keep this running.
const MOST_REQUESTS = 2_000_000
const TIMEOUT_MS = 10_000
const LONGEST_WARM_UP_MS = 90_000

const order = JSON.parse(process.argv[2] ?? '') as LoadOrder
const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
const done = { requests: 0, bytes: 0 }
// Another load may have asked the same server a moment ago.
const since = Date.now()
let asked = 0
let isOver = false

const connections = Array.from({ length: order.connections }, keepAsking)
const measured = measure()
// A failed request ends the run at once; the measurement alone would only see fewer answers.
await Promise.race([measured, Promise.all(connections).then(() => measured)])
isOver = true
await Promise.all(connections)
agent.destroy()
process.stdout.write(JSON.stringify(await measured))

async function measure(): Promise<LoadResult> {
  await warmUp()
  const before = snapshot()
  await delay(order.seconds * 1000)
  const after = snapshot()
  const requests = after.requests - before.requests
  const seconds = (after.at - before.at) / 1000
  return {
    requestsPerSecond: requests / seconds,
    cpuMsPerRequest: order.pid === null ? null : (after.serverMs - before.serverMs) / requests,
    bytesPerRequest: (after.bytes - before.bytes) / requests,
    ownShare: (after.ownMs - before.ownMs) / 1000 / seconds,
  }
}

async function warmUp(): Promise<void> {
  const started = performance.now()
  await delay(order.warmUpSeconds * 1000)
  while (done.requests < order.warmUpRequests && performance.now() - started < LONGEST_WARM_UP_MS) await delay(100)
}

function snapshot() {
  const { user, system } = process.cpuUsage()
  const serverMs = order.pid === null ? 0 : processCpuMs(order.pid)
  return { ...done, serverMs, ownMs: (user + system) / 1000, at: performance.now() }
}

async function keepAsking(): Promise<void> {
  while (!isOver && asked < MOST_REQUESTS) {
    asked += 1
    await ask(order.unique ? `${order.url}?range=${since}-${asked}` : order.url)
  }
}

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: TIMEOUT_MS }, response => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        done.requests += 1
        done.bytes += bytes
        resolve()
      })
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error(`${url} did not answer within ${TIMEOUT_MS} ms`)))
    request.on('error', reject)
  })
}
