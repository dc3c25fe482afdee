/**
 * What a platform does when the disk of its database is full, when there is space again, and when it is started again.
 * Usage, as root on Linux: node bench/disk-full/run.ts [--database embedded|postgres]
 */
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildUniverse } from '../../apps/importer/src/simulated-universe.ts'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { buildPages } from '../../apps/platform/testing/built-pages.ts'
import { createDealer, type Dealer, dealOne, readBooks, startReady } from '../../apps/platform/testing/dealing.ts'
import type { PlatformProcess } from '../../apps/platform/testing/platform-process.ts'
import { type Database, migrate, openDatabase } from '../../packages/db/src/index.ts'
import { startPostgres } from '../../packages/testing/src/postgres-server.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const { values } = parseArgs({ options: { database: { type: 'string' } } })
const pages = ['/market-research/LSE:HVL', '/market-research/sub/LSE:NWT/dividends', '/investment/screener', '/']
/** Enough for the tables to need new pages. */
const maxOrders = 3_000
const wanted = 20

interface Place {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  open(): Promise<Database>
  stop(): Promise<void>
}

const places: Readonly<Record<string, (disk: SmallDisk) => Promise<Place>>> = {
  async embedded({ path }) {
    const dataDir = join(path, 'data')
    cpSync(await getUniverseTemplate(60), dataDir, { recursive: true })
    return { dataDir, env: {}, open: () => openDatabase({ dataDir }), stop: async () => {} }
  },
  async postgres({ path }) {
    const dataDir = join(path, 'data')
    mkdirSync(dataDir)
    process.env.TMPDIR = path
    const server = await startPostgres({ fsync: 'on', max_wal_size: '64MB' })
    const open = () => openDatabase({ url: server.url })
    const db = await open()
    await migrate(db)
    await buildUniverse(db, { securities: 60, seed: 1 })
    await db.close()
    return { dataDir, env: { DATABASE_URL: server.url }, open, stop: () => server.stop() }
  },
}

buildPages()
let failed = false
for (const [name, make] of Object.entries(places)) {
  if (values.database !== undefined && values.database !== name) continue
  const disk = mountSmallDisk(900)
  try {
    const place = await make(disk)
    console.log(name)
    await fillAndFree(disk, place).finally(() => place.stop())
  } finally {
    disk.unmount()
  }
}
process.exitCode = failed ? 1 : 0

async function fillAndFree(disk: SmallDisk, place: Place): Promise<void> {
  const db = await place.open()
  const dealer = await createDealer(db).finally(() => db.close())
  let platform = await startReady(place.dataDir, place.env)
  let placed = 0
  disk.fill()
  const refusals: string[] = []
  for (let order = 0; order < maxOrders && refusals.length < wanted; order += 1) {
    const answer = await dealOne(platform, dealer, randomUUID())
    if (answer?.startsWith('/')) placed += 1
    else refusals.push(answer ?? 'no answer')
  }
  say('orders refused', refusals.length >= wanted && refusals.every(answer => answer === 'status 503'), count(refusals))
  await read(platform, 'pages while the disk is full')

  disk.free()
  const afterwards = await dealOne(platform, dealer, randomUUID())
  if (afterwards?.startsWith('/')) placed += 1
  say('an order once there is space', afterwards?.startsWith('/') === true, String(afterwards))

  disk.fill()
  platform.kill('SIGKILL')
  await platform.ended
  disk.free()
  platform = await startReady(place.dataDir, place.env)
  await read(platform, 'pages after a kill on a full disk')
  platform.kill('SIGTERM')
  await platform.ended
  await checkBooks(place, dealer, placed)
}

async function read({ origin }: PlatformProcess, what: string): Promise<void> {
  const statuses = await Promise.all(pages.map(async path => String((await fetch(origin + path)).status)))
  say(
    what,
    statuses.every(status => status === '200'),
    count(statuses),
  )
}

async function checkBooks(place: Place, dealer: Dealer, placed: number): Promise<void> {
  const db = await place.open()
  const { stored, expected } = await readBooks(db, dealer, placed).finally(() => db.close())
  say('every acknowledged order, once', JSON.stringify(stored) === JSON.stringify(expected), `${stored.orders} orders`)
}

function say(what: string, isRight: boolean, detail: string): void {
  failed ||= !isRight
  console.log(`  ${isRight ? 'yes' : 'NO '}  ${what}: ${detail}`)
}

function count(answers: readonly string[]): string {
  const counts = Map.groupBy(answers, answer => answer)
  return [...counts].map(([answer, all]) => `${all.length} × ${answer}`).join(', ')
}
