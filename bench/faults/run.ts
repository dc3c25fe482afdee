/**
 * What visitors see while the connections between site, gateway, feed, PostgreSQL and NATS go wrong, and how long after the end of
 * the fault everything works again. Fails on an unhandled rejection, a process that ended, a 500, or something that stayed broken.
 * Usage: node bench/faults/run.ts [--seconds 8]
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getClient } from '../../apps/gateway/testing/test-client.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { type PlatformProcess, spawnPlatform } from '../../apps/platform/testing/platform-process.ts'
import { startFaultProxy } from '../../packages/testing/src/fault-proxy.ts'
import { findFreePort } from '../../packages/testing/src/free-port.ts'
import { startNats } from '../../packages/testing/src/nats-server.ts'
import { startPostgres } from '../../packages/testing/src/postgres-server.ts'
import { toMarkdownTable } from '../machine/markdown-table.ts'
import { type LinkFault, linkFaults } from './faults.ts'
import { type Observer, observePages, observePrices } from './observer.ts'
import { type Recovery, toRecovery } from './report.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })
const faultMs = Number(values.seconds) * 1000
const afterMs = 12_000

buildPages()
const postgres = await startPostgres()
const nats = await startNats()
const links = {
  PostgreSQL: await linkTo(postgres.url),
  NATS: await linkTo(nats.url),
}
const processes: PlatformProcess[] = []
const publicOrigin = 'https://research.example'
const env = {
  DATABASE_URL: links.PostgreSQL.url,
  NATS_URL: links.NATS.url,
  PUBLIC_ORIGIN: publicOrigin,
  FEED_INTERVAL_MS: '100',
}
const site = await start('site')
const gateway = await start('gateway')
await start('feed')
let failed = false

const lines: string[][] = []
for (const [link, { proxy, port }] of Object.entries(links)) {
  for (const fault of linkFaults) {
    const { pages, prices } = await suffer(fault, proxy, port)
    lines.push([`${link}, ${fault.name}`, ...toCells(pages), seconds(prices.recoveryMs)])
    const isBroken = [pages.recoveryMs, prices.recoveryMs].includes(null) || / × 500/.test(pages.statuses)
    failed ||= isBroken
  }
}
const heads = ['fault', 'answers during it', 'longest s', 'pages back after s', 'prices back after s']
console.log(toMarkdownTable(heads, lines))

const logs = processes.map(node => node.stdout() + node.stderr()).join('')
const unhandled = logs.match(/unhandled ?rejection|uncaught ?exception/gi)?.length ?? 0
console.log(`\nUnhandled rejections and exceptions: ${unhandled}. Faults of ${faultMs / 1000} s.`)
process.exitCode = failed || unhandled > 0 ? 1 : 0

for (const node of processes) node.kill('SIGKILL')
await Promise.all(processes.map(node => node.ended))
for (const { proxy } of Object.values(links)) await proxy.close()
await nats.stop()
await postgres.stop()

async function linkTo(address: string) {
  const url = new URL(address)
  const port = Number(url.port)
  const proxy = await startFaultProxy(port)
  url.port = String(proxy.port)
  return { proxy, port, url: url.href }
}

async function start(roles: string) {
  const port = await findFreePort()
  const args = ['--roles', roles, '--simulated', '--securities', '10']
  const node = spawnPlatform({ port, dataDir: '/nowhere', args, env })
  processes.push(node)
  void node.ended.then(code => {
    if (code === null) return
    failed = true
    console.log(`The ${roles} ended by itself with ${code}.`)
  })
  if (!(await node.isReady())) throw new Error(`${node.stdout()}${node.stderr()}`)
  return { ...node, port }
}

/** The page has its own connection of prices, opened anew as often as it is lost, as a browser does. */
async function suffer(
  fault: LinkFault,
  proxy: (typeof links)['NATS']['proxy'],
  port: number,
): Promise<{ readonly pages: Recovery; readonly prices: Recovery }> {
  const session = await openSession()
  let ticks = 0
  let isOver = false
  const follow = async () => {
    while (!isOver) {
      const client = await getClient({ port: gateway.port, origin: publicOrigin, cookie: session }).catch(() => null)
      client?.send('SUB LSE:HVL')
      for (let before = 0; client !== null && client.ws.readyState === client.ws.OPEN && !isOver; ) {
        await delay(50)
        ticks += client.ticks.length - before
        before = client.ticks.length
      }
      client?.close()
      await delay(200)
    }
  }
  const following = follow()
  const observers: Observer[] = [
    observePages(count => `${site.origin}/market-research/sub/LSE:HVL/dividends?holding=${Date.now() + count}`),
    observePrices(() => ticks),
  ]
  await delay(1_000)
  const beganAt = performance.now()
  fault.begin(proxy)
  await delay(faultMs)
  const endedAt = performance.now()
  fault.end(proxy, port)
  await delay(afterMs)
  isOver = true
  await Promise.all([following, ...observers.map(observer => observer.stop())])
  const [pages, prices] = observers.map(({ seen }) => toRecovery(seen, beganAt, endedAt))
  if (pages === undefined || prices === undefined) throw new Error('two observers give two recoveries')
  return { pages, prices }
}

async function openSession(): Promise<string> {
  const answer = await fetch(`${site.origin}/api/settings/init-streaming`)
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } }
  const created = await fetch(`${gateway.origin}/streaming/session/create?sessionId=${data.token}`)
  if (created.status !== 204) throw new Error(`No session was opened: ${created.status}`)
  return created.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function toCells({ statuses, maxMs, recoveryMs }: Recovery): readonly string[] {
  return [statuses, (maxMs / 1000).toFixed(2), seconds(recoveryMs)]
}

function seconds(ms: number | null): string {
  return ms === null ? 'not' : (ms / 1000).toFixed(2)
}
