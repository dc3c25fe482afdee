/**
 * Asks one server for pages at a fixed rate, whether it keeps up or not, and prints what came of it as JSON. A process of
 * its own, so that it can have a core of its own.
 * Usage: node bench/pages/steady-load.ts order.json
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
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
const WARM_UP_SECONDS = 2

type Stream = Pick<SteadyOrder, 'origin' | 'requests' | 'perSecond' | 'seconds'>

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SteadyOrder
await warmUp(order)
const cpuBefore = order.pid === null ? 0 : processCpuMs(order.pid)
const answers = await load(order)
const cpuMs = order.pid === null ? null : processCpuMs(order.pid) - cpuBefore
const result: SteadyResult = {
  ...answers,
  cpuMsPerRequest: cpuMs === null ? null : cpuMs / answers.answered,
}
process.stdout.write(JSON.stringify(result))

/** On a server of its own, so that what is measured is not how its own code is compiled. */
async function warmUp({ perSecond }: SteadyOrder): Promise<void> {
  const page = Buffer.alloc(15_000)
  const server = createServer((_request, response) => response.end(page)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await load({ origin, requests: [{ kind: 'page', path: '/', status: 200 }], perSecond, seconds: WARM_UP_SECONDS })
  server.close()
}

async function load({ origin, requests, perSecond, seconds }: Stream): Promise<Omit<SteadyResult, 'cpuMsPerRequest'>> {
  const visitors = createVisitors(NETWORKS)
  const latenciesMs: Record<string, number[]> = {}
  const failures: string[] = []
  const pending: Promise<void>[] = []
  let [answered, failed, bytes] = [0, 0, 0]
  const started = performance.now()
  const total = perSecond * seconds
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1)
    for (; sent < due; sent += 1) pending.push(ask(sent, started + (sent / perSecond) * 1000))
    await delay(TICK_MS)
  }
  await Promise.all(pending)
  const took = (performance.now() - started) / 1000
  visitors.leave()
  return { answered, failures, failed, seconds: took, bytesPerRequest: bytes / answered, latenciesMs }

  function ask(number: number, due: number): Promise<void> {
    const { kind, path, form, status } = requests[number % requests.length] as SteadyRequest
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
      const request = send(`${origin}${path}`, options, response => {
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
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
}
