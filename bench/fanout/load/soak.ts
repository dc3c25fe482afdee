/** Prices for clients that come and go over a long time: prints the gateway's statistics during and after. */
import { setTimeout as delay } from 'node:timers/promises'
import { openCrowd } from './crowd.ts'
import { createRandom, dealSymbols } from './deal.ts'
import { dialects } from './dialects.ts'
import { startMarket } from './market.ts'
import { RawClient } from './raw-client.ts'
import { Receipts } from './receipts.ts'
import type { SoakOrder, SoakResult, SoakSample } from './soak-order.ts'

const sampleMs = 10_000
const samplesPerLine = 30
const restMs = 3000

const order = JSON.parse(process.argv[2] ?? '') as SoakOrder
const { port, feedPort, clients, each, symbols, updatesPerSecond, comingPerSecond, minutes } = order
const hands = dealSymbols(clients, each, symbols)
const receipts = new Receipts({ clients, symbols, kept: 1024 })
receipts.measuring = true
const random = createRandom(3)
const dialect = dialects.ours({
  port,
  feedPort,
  symbols,
  onUpdate: (client, symbol, sequence) => receipts.arrive(client.index, symbol, sequence, client.now),
})
const quiet = { onBytes: () => {}, onClosed: () => {} }
const crowd = await openCrowd({ port, hands, dialect, ...quiet })
const market = startMarket(await dialect.openFeed(), receipts, (updatesPerSecond * symbols) / (clients * each))

let come = 0
let leftEarly = 0
const failures: string[] = []
const startedAt = performance.now()
const churn = setInterval(() => {
  // A timer is late now and then, and never makes up for it.
  const due = Math.floor(((performance.now() - startedAt) * comingPerSecond) / 1000)
  while (come < due) replaceOne()
}, 1000 / comingPerSecond)

const samples: SoakSample[] = []
while (performance.now() - startedAt < minutes * 60_000) {
  await delay(sampleMs)
  samples.push(await sample())
  if (samples.length % samplesPerLine === 0) console.error(toProgress())
}
clearInterval(churn)
const lastedMs = performance.now() - startedAt
market.stop()
for (const client of crowd) client.close()
await delay(restMs)
const result: SoakResult = {
  samples,
  end: await sample(),
  lastedMs,
  come,
  leftEarly,
  failures,
  updates: receipts.updates,
  disorder: receipts.disorder,
}
process.stdout.write(JSON.stringify(result), () => process.exit(0))

function replaceOne(): void {
  const index = random(clients)
  // Half of them close properly, half are cut.
  if (random(2) === 0) crowd[index]?.close()
  else crowd[index]?.destroy()
  receipts.forgetClient(index)
  const client = new RawClient({ port, index, symbols: hands[index] ?? [], dialect, ...quiet })
  client.opened.catch((error: Error) => {
    // A client that is still connecting may be chosen.
    if (client.hasLeft) leftEarly += 1
    else failures.push(error.message)
  })
  crowd[index] = client
  come += 1
}

async function sample(): Promise<SoakSample> {
  const answer = await fetch(`http://127.0.0.1:${port}/stats?collected`)
  const stats = (await answer.json()) as Omit<SoakSample, 'atMs'>
  return { ...stats, atMs: performance.now() - startedAt }
}

function toProgress(): string {
  const last = samples.at(-1)
  const heap = ((last?.heapUsed ?? 0) + (last?.external ?? 0)) / 2 ** 20
  const passed = Math.round((last?.atMs ?? 0) / 60_000)
  return `${passed} of ${minutes} minutes: ${come} came, ${failures.length} failed, heap ${heap.toFixed(2)} MB`
}
