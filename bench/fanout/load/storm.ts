/** All connections are cut at once and come back, with the cookies they have, as pages do: prints how long that takes. */
import { setTimeout as delay } from 'node:timers/promises'
import { openCrowd } from './crowd.ts'
import { dealSymbols } from './deal.ts'
import type { DialectOptions } from './dialect.ts'
import { dialects } from './dialects.ts'
import { type Market, startMarket } from './market.ts'
import { RawClient } from './raw-client.ts'
import { Receipts } from './receipts.ts'
import type { StormOrder, StormResult } from './storm-order.ts'

const retryMs = 250
const giveUpMs = 60_000
const pollMs = 20

const { port, feedPort, to, clients, each, symbols, updatesPerSecond } = JSON.parse(process.argv[2] ?? '') as StormOrder
const hands = dealSymbols(clients, each, symbols)
const receipts = new Receipts({ clients, symbols, kept: 64 })
/** Symbols received since the storm, and when the last of them arrived. */
const seen = hands.map(() => new Set<number>())
const completeAt = new Float64Array(clients).fill(Number.NaN)
const onUpdate: DialectOptions['onUpdate'] = ({ index, now }, symbol) => {
  if (!Number.isNaN(completeAt[index])) return
  seen[index]?.add(symbol)
  if (seen[index]?.size === each) completeAt[index] = now
}
const before = dialects.ours({ port, feedPort, symbols, onUpdate })
// Each gateway has its own ids.
const after = to.port === port ? before : dialects.ours({ ...to, symbols, onUpdate })
const quiet = { onBytes: () => {}, onClosed: () => {} }

const ticksPerSecond = (updatesPerSecond * symbols) / (clients * each)
const markets: Market[] = []
for (const gateway of new Set([before, after]))
  markets.push(startMarket(await gateway.openFeed(), receipts, ticksPerSecond))
const crowd = await openCrowd({ port, hands, dialect: before, ...quiet })
await waitForAll()

const cookies = crowd.map(client => client.cookie)
const queriesBefore = await countQueries()
for (const client of crowd) client.destroy()
for (const symbolsSeen of seen) symbolsSeen.clear()
completeAt.fill(Number.NaN)
const startedAt = performance.now()
let attempts = 0
hands.forEach((_, index) => void comeBack(index))
await waitForAll()
for (const market of markets) market.stop()

const times = [...completeAt]
  .map(at => (Number.isNaN(at) ? Number.POSITIVE_INFINITY : at - startedAt))
  .sort((a, b) => a - b)
const result: StormResult = {
  p50: times[Math.ceil(clients * 0.5) - 1] ?? Number.NaN,
  p99: times[Math.ceil(clients * 0.99) - 1] ?? Number.NaN,
  last: times.at(-1) ?? Number.NaN,
  attempts,
  queries: (await countQueries()) - queriesBefore,
}
process.stdout.write(JSON.stringify(result), () => process.exit(0))

async function comeBack(index: number): Promise<void> {
  while (Number.isNaN(completeAt[index])) {
    attempts += 1
    const client = new RawClient({
      port: to.port,
      index,
      symbols: hands[index] ?? [],
      dialect: after,
      cookie: cookies[index] ?? null,
      ...quiet,
    })
    const isOpen = await client.opened.then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await delay(retryMs + Math.random() * retryMs)
  }
}

async function countQueries(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${to.port}/stats`)
  return ((await answer.json()) as { readonly queries: number }).queries
}

async function waitForAll(): Promise<void> {
  const deadline = performance.now() + giveUpMs
  while (completeAt.some(Number.isNaN) && performance.now() < deadline) await delay(pollMs)
}
