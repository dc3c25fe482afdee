/** One load on one server, as given in the argument; prints the results. Runs as a process on its own core. */
import { setTimeout as delay } from 'node:timers/promises'
import { cpuMsOf, findFamily, residentBytesOf } from '../../machine/process-cpu.ts'
import { openCrowd } from './crowd.ts'
import { countWatchers, dealSymbols } from './deal.ts'
import { dialects } from './dialects.ts'
import type { LoadOrder, LoadResult } from './load-order.ts'
import { startMarket } from './market.ts'
import { Receipts, toDelivery } from './receipts.ts'

// For subscriptions to be confirmed and memory to settle; for what is in flight at the end to arrive.
const settleMs = 1500
const restMs = 500

const order = JSON.parse(process.argv[2] ?? '') as LoadOrder
const { port, feedPort, clients, each, symbols, updatesPerSecond, beatMs, warmUpSeconds, seconds, windowMs, usefulMs } =
  order
const hands = dealSymbols(clients, each, symbols)
const ticksPerSecond = (updatesPerSecond * symbols) / (clients * each)
// Other programs may prolong the run: every offered tick must be remembered until the end.
const lengthSeconds = 3 * (warmUpSeconds + seconds)
const kept = Math.ceil((ticksPerSecond * lengthSeconds) / symbols) + 16
const receipts = new Receipts({ clients, symbols, kept })
const family = order.pid === null ? null : findFamily(order.pid)
let ended = false
const dialect = dialects[order.dialect]({
  port,
  feedPort,
  symbols,
  onUpdate: (client, symbol, sequence) => receipts.arrive(client.index, symbol, sequence, client.now),
})

const rssBefore = family && residentBytesOf(family)
await openCrowd({
  port,
  hands,
  dialect,
  onBytes: count => {
    if (receipts.measuring) receipts.bytes += count
  },
  onClosed: client => {
    if (!ended) throw new Error(`The server closed the connection of client ${client.index}.`)
  },
})
await delay(settleMs)
const idleBytes = family && rssBefore !== null ? (residentBytesOf(family) - rssBefore) / clients : null

const feed = await dialect.openFeed()
const market = startMarket(feed, receipts, ticksPerSecond, beatMs)
await delay(warmUpSeconds * 1000)
const cpuBefore = family && cpuMsOf(family)
const ownBefore = process.cpuUsage()
const notTakenBefore = market.notTaken
receipts.measuring = true
const from = performance.now()
await delay(seconds * 1000)
receipts.measuring = false
const to = performance.now()
const own = process.cpuUsage(ownBefore)
const cpuAfter = family && cpuMsOf(family)
const notTaken = market.notTaken - notTakenBefore
await delay(restMs)
market.stop()
await delay(restMs)

const result: LoadResult = {
  updatesPerSecond: (receipts.updates * 1000) / (to - from),
  cpuMsPerSecond: cpuAfter === null || cpuBefore === null ? null : ((cpuAfter - cpuBefore) * 1000) / (to - from),
  ...toDelivery(receipts, countWatchers(hands, symbols), from, to, windowMs),
  p50: receipts.latency.quantile(0.5),
  p99: receipts.latency.quantile(0.99),
  inTime: receipts.latency.shareBelow(usefulMs),
  bytesPerUpdate: receipts.bytes / receipts.updates,
  disorder: receipts.disorder,
  notTaken,
  ownShare: (own.user + own.system) / 1000 / (to - from),
  idleBytes,
}
ended = true
process.stdout.write(JSON.stringify(result), () => process.exit(0))
