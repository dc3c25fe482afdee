import { type EmbeddedDatabase, openDatabase } from '@bellwether/db'
import { getCachedFile, openMemoryDatabase, repository } from '@bellwether/testing'
import { hashSources } from '../../../scripts/source-hash.ts'
import { buildUniverse } from '../src/simulated-universe.ts'
import { marketSources } from './market-sources.ts'

/** A small market of its own in memory, the same each time. Its last day is 13 November 2026. */
export async function openMarket(securities = 10, seed = 1): Promise<EmbeddedDatabase> {
  const key = hashSources(repository, marketSources).slice(0, 16)
  const name = seed === 1 ? `market-of-${securities}` : `market-seed-${seed}-of-${securities}`
  const template = await getCachedFile(name, `${key}.tar`, () => createMarket(securities, seed))
  return openDatabase({ memory: true, template })
}

async function createMarket(securities: number, seed: number): Promise<Uint8Array> {
  const db = await openMemoryDatabase()
  try {
    await buildUniverse(db, { securities, seed, until: '2026-11-13' })
    return await db.dump()
  } finally {
    await db.close()
  }
}
