/**
 * What it takes to record live prices on PostgreSQL: the share of a core of the recorder's process, over that of the same process that only
 * publishes, and that of PostgreSQL. Usage: node bench/recorder/run.ts [--symbols 10000] [--rate 5000] [--seconds 60]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { bulkInsert, type Database, migrate, openDatabase } from '@bellwether/db'
import { getMarketCode } from '@bellwether/domain'
import { createMemoryBus, type PriceBus } from '@bellwether/price-bus'
import { startRecorder } from '@bellwether/recorder'
import { startPostgres } from '@bellwether/testing'

const { values } = parseArgs({
  options: {
    symbols: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '60' },
  },
})
const [symbols, rate, seconds] = [Number(values.symbols), Number(values.rate), Number(values.seconds)]
const targetCores = 0.5
const beatMs = 10
const ticksPerSecondOfProc = 100

const codes = Array.from({ length: symbols }, (_, i) => getMarketCode(`LSE:B${i}`))

async function fill(db: Database): Promise<void> {
  const asAt = '2026-11-13'
  await bulkInsert(db, 'sources', [{ id: 1, code: 'SIM', name: 'Simulated market', simulated: true }])
  const common = { source_id: 1 }
  await bulkInsert(
    db,
    'securities',
    codes.map((code, i) => ({
      ...{ id: i + 1, type: 'EQUITY' as const, name: code, short_name: code, isin: `GB${String(i).padStart(10, '0')}` },
      ...{ country: 'GB', currency: 'GBP', status: 'ACTIVE' as const, as_at: asAt, ...common },
    })),
  )
  await bulkInsert(
    db,
    'listings',
    codes.map((code, i) => ({
      ...{ id: i + 1, security_id: i + 1, market_code: code, exchange: 'LSE', mic: 'XLON', ticker: code.slice(4) },
      ...{ price_unit: 'GBX', price_scale: 2, primary_listing: true, streamable: true, ...common },
    })),
  )
  await bulkInsert(
    db,
    'quotes',
    codes.map((_, i) => ({
      ...{ listing_id: i + 1, state: 'CLOSE' as const, at: new Date('2026-11-13T16:35:00Z'), last: 100_000 },
      ...{ previous_close: 99_000, ...common },
    })),
  )
}

/** Publishes at the rate, one symbol after the other, for the time. Returns how many ticks. */
async function publish(bus: PriceBus): Promise<number> {
  const startedAt = performance.now()
  const first = Date.now()
  let sent = 0
  while (performance.now() - startedAt < seconds * 1000) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * rate)
    const time = first + Math.floor(performance.now() - startedAt)
    for (; sent < due; sent += 1) {
      const marketCode = codes[sent % symbols] ?? getMarketCode('LSE:B0')
      const price = 100_000 + (sent % 997)
      const order = { epoch: 1, sequence: sent }
      const prices = { price, bid: price - 50, ask: price + 50, previousClose: 100_000 }
      bus.publish({ marketCode, ...order, time, state: 'LIVE', unit: 'GBX', scale: 2, ...prices })
    }
    await new Promise(resolve => setTimeout(resolve, beatMs))
  }
  return sent
}

/** Seconds of CPU of the server's processes so far. */
function postgresCpu(port: string): number {
  const stat = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const read = all.flatMap(pid => {
    try {
      const fields = stat(pid)
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return [
        { pid, parent: fields[1], command, ticks: [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0) },
      ]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
  const server = read.find(({ command }) => command.includes('postgres') && command.split('\0').includes(port))
  const family = read.filter(({ pid, parent }) => pid === server?.pid || parent === server?.pid)
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecondOfProc
}

async function measure(db: Database, port: string, withRecorder: boolean) {
  const bus = createMemoryBus({ onError: error => console.error(error) })
  const failures: unknown[] = []
  const recorder = withRecorder
    ? await startRecorder({ db, bus, hours: 'always', onError: error => failures.push(error) })
    : null
  if (recorder === null) for (const code of codes) bus.board.watch(code)
  const [cpu, server, startedAt] = [process.cpuUsage(), postgresCpu(port), performance.now()]
  const sent = await publish(bus)
  await recorder?.stop()
  const elapsed = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  await bus.close()
  const cores = { node: (user + system) / 1e6 / elapsed, postgres: (postgresCpu(port) - server) / elapsed }
  return { ...cores, sent, written: recorder?.written ?? 0, failures: failures.length }
}

const server = await startPostgres()
const db = await openDatabase({ url: server.url })
try {
  await migrate(db)
  await fill(db)
  const { port } = new URL(server.url)
  const alone = await measure(db, port, false)
  const recorded = await measure(db, port, true)
  const recorder = recorded.node - alone.node
  console.log(
    `${symbols} symbols, ${Math.round(recorded.sent / seconds)} ticks/s for ${seconds} s, ${recorded.written} quotes written, ${recorded.failures} failures`,
  )
  console.log(
    `recorder ${recorder.toFixed(2)} cores (process ${recorded.node.toFixed(2)}, publishing alone ${alone.node.toFixed(2)}); PostgreSQL ${recorded.postgres.toFixed(2)} cores`,
  )
  console.log(
    `${recorder < targetCores ? 'within' : 'beyond'} the target of ${targetCores} of a core for the recorder; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
} finally {
  await db.close()
  await server.stop()
}
