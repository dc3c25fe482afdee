/**
 * How long the simulated market takes to go on, by a day and by a month, on PostgreSQL.
 * Usage: node bench/extend/run.ts [--securities 600]
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '@bellwether/db'
import { addBusinessDays, getIsoDate } from '@bellwether/domain'
import { buildUniverse, extendUniverse } from '@bellwether/importer'
import { startPostgres } from '@bellwether/testing'

const { values } = parseArgs({ options: { securities: { type: 'string', default: '600' } } })
const securities = Number(values.securities)
const base = getIsoDate('2026-11-13')

const seconds = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

const server = await startPostgres()
const db = await openDatabase({ url: server.url })
try {
  await migrate(db)
  const made = await seconds(() => buildUniverse(db, { securities, seed: 1, until: base }))
  const day = addBusinessDays(base, 1)
  const byDay = await seconds(() => extendUniverse(db, { to: day }))
  const byMonth = await seconds(() => extendUniverse(db, { to: addBusinessDays(day, 21) }))
  const ratio = (part: number) => `${part.toFixed(1)} s, ${((100 * part) / made).toFixed(0)}% of making it`
  console.log(`${securities} securities made in ${made.toFixed(1)} s`)
  console.log(`a day on: ${ratio(byDay)}`)
  console.log(`a month of 21 trading days on: ${ratio(byMonth)}`)
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await db.close()
  await server.stop()
}
