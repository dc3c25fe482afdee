/** Prices for a thousand clients and some that are stopped for a while: prints the effect on the gateway and the others. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fullBytes, shortBytes } from '../../../packages/wire/src/layout.ts'
import { openCrowd } from './crowd.ts'
import { dealSymbols } from './deal.ts'
import { dialects } from './dialects.ts'
import { Histogram } from './histogram.ts'
import { startMarket } from './market.ts'
import type { PausedOrder, PausedResult, StoppedSays, Wanted } from './paused-order.ts'
import { Receipts } from './receipts.ts'

const warmUpMs = 5000
const sampleMs = 1000
const giveUpMs = 10_000
/** Header of the frame and of the message. */
const headers = 12

const order = JSON.parse(process.argv[2] ?? '') as PausedOrder
const { port, feedPort, clients, each, symbols, updatesPerSecond, stopped, stoppedSeconds } = order
const receipts = new Receipts({ clients, symbols, kept: 1024 })
const dialect = dialects.ours({
  port,
  feedPort,
  symbols,
  onUpdate: (client, symbol, sequence) => receipts.arrive(client.index, symbol, sequence, client.now),
})
await openCrowd({ port, hands: dealSymbols(clients, each, symbols), dialect, onBytes() {}, onClosed() {} })
const others = fork(join(import.meta.dirname, 'stopped-clients.ts'), [JSON.stringify(stopped)])
process.once('exit', () => others.kill('SIGKILL'))
await once(others, 'message')
const market = startMarket(await dialect.openFeed(), receipts, (updatesPerSecond * symbols) / (clients * each))
await delay(warmUpMs)
receipts.measuring = true

const before = await watch(stoppedSeconds)
others.kill('SIGSTOP')
const meanwhile = await watch(stoppedSeconds)
const wanted: Wanted = { sequences: [...receipts.lastOffered] }
const resumedAt = Date.now()
others.kill('SIGCONT')
others.send(wanted)
const answer = await Promise.race([once(others, 'message'), delay(giveUpMs, null)])
const said = (answer?.[0] ?? null) as StoppedSays | null
market.stop()

const result: PausedResult = {
  p99Before: before.p99,
  p99Meanwhile: meanwhile.p99,
  maxWaitingBytes: meanwhile.maxWaitingBytes,
  allowedBytes: stopped.clients * (headers + stopped.each * (fullBytes + shortBytes)),
  skipped: meanwhile.skipped - before.skipped,
  latestAfterMs: said?.says === 'latest' ? said.at - resumedAt : null,
}
process.stdout.write(JSON.stringify(result), () => process.exit(0))

/** The p99 over this many seconds, and the gateway's queues meanwhile. Both periods are measured alike. */
async function watch(seconds: number) {
  receipts.latency = new Histogram()
  let maxWaitingBytes = 0
  let skipped = 0
  for (let passed = 0; passed < seconds * 1000; passed += sampleMs) {
    await delay(sampleMs)
    const stats = (await (await fetch(`http://127.0.0.1:${port}/stats`)).json()) as {
      readonly waitingBytes: number
      readonly skipped: number
    }
    maxWaitingBytes = Math.max(maxWaitingBytes, stats.waitingBytes)
    skipped = stats.skipped
  }
  return { p99: receipts.latency.quantile(0.99) ?? Number.NaN, maxWaitingBytes, skipped }
}
