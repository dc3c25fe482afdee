/** Imports paths into a database in a process of its own, and says what that took: DATABASE, MEASURED, then what is imported before. */
import { openDatabase } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { importPaths } from '@bellwether/importer'
import { importCacheMegabytes } from '../../apps/importer/src/files/import-cache.ts'

export interface Measured {
  readonly seconds: number
  readonly cpuSeconds: number
  readonly peakMegabytes: number
  /** Of the process once the database is open: with the embedded one, that is mostly the database. */
  readonly openMegabytes: number
  /** Heap and buffers of the importing thread at most. The embedded database has a thread and memory of its own. */
  readonly ownMegabytes: number
  readonly read: number
  readonly failed: readonly string[]
}

const [database = '', measured = '', ...before] = process.argv.slice(2)
const options = { format: null, symbol: null, source: null, dryRun: false, today: getIsoDate('2026-11-16') }
const db = await openDatabase(
  database.startsWith('postgres') ? { url: database } : { dataDir: database, cacheMegabytes: importCacheMegabytes },
)
const openMegabytes = process.memoryUsage.rss() / 2 ** 20
let ownMegabytes = 0
const watch = setInterval(() => {
  const { heapTotal, external } = process.memoryUsage()
  ownMegabytes = Math.max(ownMegabytes, (heapTotal + external) / 2 ** 20)
}, 20)
try {
  const earlier = await importPaths(db, before, options)
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  const reports = await importPaths(db, [measured], options)
  const { user, system } = process.cpuUsage(cpu)
  const result: Measured = {
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    openMegabytes,
    ownMegabytes,
    read: reports.reduce((sum, { read }) => sum + read, 0),
    failed: [...earlier, ...reports].flatMap(({ file, error, rejected }) =>
      error || rejected > 0 ? [`${file}: ${error?.message ?? `${rejected} rejected`}`] : [],
    ),
  }
  process.stdout.write(JSON.stringify(result))
} finally {
  clearInterval(watch)
  await db.close()
}
