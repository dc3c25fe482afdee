import { type Database, type EmbeddedDatabase, openDatabase } from '@bellwether/db'
import { getCachedFile, openFilledDatabase, openMemoryDatabase, repository } from '@bellwether/testing'
import { hashSources } from '../../../scripts/source-hash.ts'
import { buildUniverse } from '../src/simulated-universe.ts'
import { marketSources } from './market-sources.ts'

const until = '2026-11-13'
const nameOf = (securities: number, seed: number) =>
  seed === 1 ? `market-of-${securities}` : `market-seed-${seed}-of-${securities}`

/** A small market of its own for an integration test, the same each time. Its last day is 13 November 2026. */
export function openMarket(securities = 10, seed = 1): Promise<Database> {
  return openFilledDatabase(nameOf(securities, seed), db => buildUniverse(db, { securities, seed, until }))
}

/** The same in memory, where there is no PostgreSQL. */
export async function openMemoryMarket(securities = 10, seed = 1): Promise<EmbeddedDatabase> {
  const key = hashSources(repository, marketSources).slice(0, 16)
  const template = await getCachedFile(nameOf(securities, seed), `${key}.tar`, () => createMarket(securities, seed))
  return openDatabase({ memory: true, template })
}

async function createMarket(securities: number, seed: number): Promise<Uint8Array> {
  const db = await openMemoryDatabase()
  try {
    await buildUniverse(db, { securities, seed, until })
    return await db.dump()
  } finally {
    await db.close()
  }
}
