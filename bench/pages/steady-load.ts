/**
 * Asks one server for pages at a fixed rate, whether it keeps up or not, and prints what came of it as JSON. A process of
 * its own, so that it can have a core of its own.
 * Usage: node bench/pages/steady-load.ts order.json
 */
import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { processCpuMs } from '../machine/process-cpu.ts'
import { browserHeaders, createVisitors } from './visitors.ts'

export interface SteadyRequest {
  /** Figures are kept apart by it. */
  readonly kind: string
  readonly path: string
  /** Posted if there is one. */
  readonly form?: string
  /** Any other is a failure. */
  readonly status: number
}

export interface SteadyOrder {
  readonly origin: string
  /** Made in this order, over and over. */
  readonly requests: readonly SteadyRequest[]
  readonly perSecond: number
  readonly seconds: number
  /** The server's process, whose time is read from /proc; null where there is no /proc. */
  readonly pid: number | null
}

export interface SteadyResult {
  readonly answered: number
  /** What went wrong, the first few. */
  readonly failures: readonly string[]
  readonly failed: number
  readonly seconds: number
  readonly bytesPerRequest: number
  readonly cpuMsPerRequest: number | null
  /** From the moment the request was due, not from when there was a connection for it: a server that lags shows it. By kind. */
  readonly latenciesMs: Readonly<Record<string, readonly number[]>>
}

const NETWORKS = 16
const TIMEOUT_MS = 10_000
const TICK_MS = 5

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SteadyOrder
const visitors = createVisitors(NETWORKS)
const latenciesMs: Record<string, number[]> = {}
let answered = 0
const failures: string[] = []
let failed = 0
let bytes = 0
const pending: Promise<void>[] = []

const cpuBefore = order.pid === null ? 0 : processCpuMs(order.pid)
const started = performance.now()
const total = order.perSecond * order.seconds
for (let sent = 0; sent < total; ) {
  const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * order.perSecond) + 1)
  for (; sent < due; sent += 1) pending.push(ask(sent, started + (sent / order.perSecond) * 1000))
  await delay(TICK_MS)
}
await Promise.all(pending)
const seconds = (performance.now() - started) / 1000
const cpuMs = order.pid === null ? null : processCpuMs(order.pid) - cpuBefore
visitors.leave()
const result: SteadyResult = {
  answered,
  failures,
  failed,
  seconds,
  bytesPerRequest: bytes / answered,
  cpuMsPerRequest: cpuMs === null ? null : cpuMs / answered,
  latenciesMs,
}
process.stdout.write(JSON.stringify(result))

function ask(number: number, due: number): Promise<void> {
  const { kind, path, form, status } = order.requests[number % order.requests.length] as SteadyRequest
  return new Promise(resolve => {
    const fail = (reason: string) => {
      failed += 1
      if (failures.length < 5) failures.push(`${path}: ${reason}`)
      resolve()
    }
    const options = {
      agent: visitors.agentOf(number),
      timeout: TIMEOUT_MS,
      headers: {
        ...browserHeaders,
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { method: 'POST' }),
    }
    const request = send(`${order.origin}${path}`, options, response => {
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('error', error => fail(error.message))
      response.on('end', () => {
        if (response.statusCode !== status) return fail(`answered ${response.statusCode}`)
        answered += 1
        const ofKind = latenciesMs[kind] ?? []
        latenciesMs[kind] = ofKind
        ofKind.push(performance.now() - due)
        resolve()
      })
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
    request.on('error', error => fail(error.message))
    request.end(form)
  })
}
