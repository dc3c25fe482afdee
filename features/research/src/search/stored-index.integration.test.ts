import { type Database, importRuns, screener, storedSearchIndex } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSecuritySearch } from './security-search.ts'
import { readStoredIndex, storeIndex } from './stored-index.ts'

const megabytes = 1024 * 1024
/** Of three parts, the last one not full. */
const bytes = Uint8Array.from({ length: 17 * megabytes }, (_, at) => at >>> 16)

describeOnBothDatabases('a stored index', getDb => {
  beforeEach(async () => {
    await getDb().sql.deleteFrom('search_index_parts').execute()
    await storeIndex(getDb(), 'build 1', bytes)
  })

  /** Not the bytes themselves: a difference would be a message of megabytes. */
  const read = async (madeFor: string) => {
    const found = await readStoredIndex(getDb(), madeFor)
    return found && (Buffer.compare(found, bytes) === 0 ? 'whole' : `${found.length} other bytes`)
  }
  const setBytes = (part: number, changed: Buffer) =>
    getDb().sql.updateTable('search_index_parts').set({ bytes: changed }).where('part', '=', part).execute()

  it('[RP-SEARCH-23] is read as it was written, for what it was made for alone', async () => {
    expect([await read('build 1'), await read('build 2')]).toEqual(['whole', null])
  })

  it('[RP-SEARCH-23] is replaced by the next as a whole', async () => {
    await storeIndex(getDb(), 'build 2', bytes.subarray(0, 1_000))
    expect([await read('build 1'), await read('build 2')]).toEqual([null, '1000 other bytes'])
    expect(await getDb().sql.selectFrom('search_index_parts').select('part').execute()).toEqual([{ part: 0 }])
  })

  it.each([0, 1, 2])('[RP-SEARCH-23] is not used when part %i is missing, cut short, or another', async part => {
    const rows = await getDb().sql.selectFrom('search_index_parts').select('bytes').orderBy('part').execute()
    await setBytes(part, Buffer.from(rows[part]?.bytes.subarray(0, -1) ?? []))
    expect(await read('build 1')).toBeNull()
    await setBytes(part, rows[part === 0 ? 1 : 0]?.bytes ?? Buffer.alloc(0))
    expect(await read('build 1')).toBeNull()
    await getDb().sql.deleteFrom('search_index_parts').where('part', '=', part).execute()
    expect(await read('build 1')).toBeNull()
  })

  it('[RP-SEARCH-23] is whole however many processes write at once', async () => {
    await Promise.all(['build 2', 'build 3', 'build 2'].map(madeFor => storeIndex(getDb(), madeFor, bytes)))
    expect([await read('build 2'), await read('build 3')].sort()).toEqual([null, 'whole'])
  })
})

describe('search with a stored index', () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as FastifyBaseLogger
  let db: Database

  beforeAll(async () => {
    db = await openMarket(10)
  })
  afterAll(() => db.close())

  const rename = (from: string, to: string) =>
    db.sql.updateTable('securities').set({ name: to }).where('name', '=', from).execute()
  const isStored = async () => {
    const version = await storedSearchIndex.version(db)
    return (await readStoredIndex(db, `build ${version}`)) !== null
  }

  async function findFirst(term: string, build: string | null = 'build', minStored = 1) {
    const search = await openSecuritySearch({ db, log, build, minStored })
    await search.close()
    return search.search(term, { limit: 1 })[0]?.entry.marketCode
  }

  it('[RP-SEARCH-23] is not stored for a small market, nor by a program without a build', async () => {
    await findFirst('harrow', 'build', 20_000)
    await findFirst('harrow', null)
    expect(await isStored()).toBe(false)
  })

  it('[RP-SEARCH-23] opens the stored one, and builds another once the data have moved', async () => {
    expect(await findFirst('harrow')).toBe('LSE:HVL')
    expect(await isStored()).toBe(true)
    // Without an import, so that only an index built from the listings has the new name.
    await rename('Harrow & Vale plc', 'Zebrafish plc')
    expect(await findFirst('harrow')).toBe('LSE:HVL')
    expect(await findFirst('zebrafish', 'another build')).toBe('LSE:HVL')
    const run = await importRuns.start(db, { sourceId: 1, startedAt: new Date(), parameters: {} })
    await importRuns.finish(db, run, new Date(), {})
    expect(await findFirst('zebrafish')).toBe('LSE:HVL')
  })

  it('[RP-SEARCH-23] builds one where the stored one is damaged', async () => {
    await findFirst('harrow')
    expect(await isStored()).toBe(true)
    await db.sql
      .updateTable('search_index_parts')
      .set({ bytes: Buffer.from('damaged') })
      .execute()
    expect(await findFirst('zebrafish')).toBe('LSE:HVL')
  })

  it('[RP-SEARCH-22, RP-SEARCH-23] is of other data once the sizes have been calculated after an import', async () => {
    const run = await importRuns.start(db, { sourceId: 1, startedAt: new Date(), parameters: {} })
    await importRuns.finish(db, run, new Date(), {})
    const imported = await storedSearchIndex.version(db)
    await screener.refresh(db)
    const calculated = await storedSearchIndex.version(db)
    expect(calculated).not.toBe(imported)
    expect(await storedSearchIndex.version(db)).toBe(calculated)
  })
})
