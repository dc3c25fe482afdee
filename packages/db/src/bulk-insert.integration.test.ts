import { describeOnBothDatabases } from '@bellwether/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../testing/small-market/index.ts'
import { bulkInsert } from './bulk-insert.ts'
import { clearMarket, vacuumAnalyze } from './maintenance.ts'
import { users } from './queries/index.ts'
import type { NewRow } from './tables/index.ts'
import { inTransaction } from './transaction.ts'

const item: NewRow<'news_items'> = {
  guid: 'urn:1',
  title: 'Title',
  type_code: 'RES',
  type: 'Results',
  source_code: 'ALLIANCE',
  source: 'Alliance',
  provider: 'Alliance',
  published_at: '2026-01-01T07:00:00Z',
  source_id: 1,
}

const levels: NewRow<'index_level_years'> = {
  index_id: 1,
  year: 2026,
  first_day: '2026-01-01',
  last_day: '2026-01-01',
  days: Uint8Array.of(3),
  levels: Uint8Array.of(3),
  total_returns: null,
  net_total_returns: null,
  source_id: 1,
  sources: null,
}

describeOnBothDatabases('bulkInsert', getDb => {
  beforeEach(async () => {
    await clearMarket(getDb())
    await bulkInsert(getDb(), 'sources', [{ id: 1, code: 'SIM', name: 'Simulated market' }])
  })
  const readItems = () => getDb().sql.selectFrom('news_items').selectAll().orderBy('id').execute()

  it('brings any text, list and time back unchanged', async () => {
    // PostgreSQL holds no NUL character and no lone surrogate; nothing else is special.
    const text = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .filter(value => !value.includes('\0') && value.isWellFormed())
    const tricky = fc.oneof(
      text,
      fc.constantFrom('', 'NULL', 'null', '{}', '{"a"}', 'a,b', '\\', '"', '\\"', '\\x41', "'; --", '\n\t'),
    )
    const row = fc.record({
      title: tricky,
      tags: fc.array(tricky, { maxLength: 4 }),
      published_at: fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async rows => {
        await sql`truncate news_items cascade`.execute(getDb().sql)
        const items = rows.map((fields, index) => ({ ...item, ...fields, id: index + 1, guid: `urn:${index}` }))
        expect(await bulkInsert(getDb(), 'news_items', items)).toBe(rows.length)
        const read = await readItems()
        expect(read.map(({ title, tags, published_at }) => ({ title, tags, published_at }))).toEqual(rows)
      }),
      { numRuns: 40 },
    )
  })

  it('brings json and bytes back unchanged', async () => {
    await clearMarket(getDb())
    await fillSmallMarket(getDb())
    const market = { security_id: ids.fund, as_at: '2026-01-01', template_version: 'x', producer: 'x', source_id: 1 }
    const json = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }))
    await fc.assert(
      fc.asyncProperty(json, fc.uint8Array({ maxLength: 40 }), async (details, content) => {
        // What JSON cannot tell apart (-0) and what jsonb cannot hold (NUL) is taken out first.
        const stored = JSON.parse(JSON.stringify(details).replaceAll('\\u0000', ''))
        await bulkInsert(getDb(), 'document_files', [{ document_id: 1, media_type: 'x', content, sha256: '' }], {
          onConflict: 'replace',
        })
        await bulkInsert(getDb(), 'target_markets', [{ ...market, answers: stored }], { onConflict: 'replace' })
        const file = await getDb()
          .sql.selectFrom('document_files')
          .select('content')
          .where('document_id', '=', 1)
          .executeTakeFirst()
        expect([...(file?.content ?? [])]).toEqual([...content])
        const target = await getDb()
          .sql.selectFrom('target_markets')
          .select('answers')
          .where('security_id', '=', ids.fund)
          .executeTakeFirst()
        expect(target?.answers).toEqual(stored)
      }),
      { numRuns: 40 },
    )
  })

  it('gives a missing value the default of its column, row by row', async () => {
    await bulkInsert(getDb(), 'news_items', [
      { ...item, guid: 'a', language: 'de', tags: ['x'] },
      { ...item, guid: 'b' },
    ])
    const read = await readItems()
    expect(read.map(({ id, language, tags, symbols }) => [id, language, tags, symbols])).toEqual([
      [1, 'de', ['x'], []],
      [2, 'en', [], []],
    ])
  })

  it('moves the identity past the ids that rows bring along', async () => {
    await bulkInsert(getDb(), 'news_items', [{ ...item, id: 500, guid: 'a' }])
    await bulkInsert(getDb(), 'news_items', [{ ...item, id: 3, guid: 'b' }])
    await bulkInsert(getDb(), 'news_items', [{ ...item, guid: 'c' }])
    expect((await readItems()).map(({ id, guid }) => [id, guid])).toEqual([
      [3, 'b'],
      [500, 'a'],
      [501, 'c'],
    ])
  })

  it('ignores or replaces rows that are there, if told so', async () => {
    const source = { id: 1, code: 'SIM', name: 'New name' }
    await expect(bulkInsert(getDb(), 'sources', [source])).rejects.toMatchObject({ code: '23505' })
    expect(await bulkInsert(getDb(), 'sources', [source], { onConflict: 'ignore' })).toBe(0)
    expect(
      await bulkInsert(getDb(), 'sources', [source, { id: 2, code: 'B', name: 'B' }], { onConflict: 'replace' }),
    ).toBe(2)
    const rows = await getDb().sql.selectFrom('sources').select(['id', 'name']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 1, name: 'New name' },
      { id: 2, name: 'B' },
    ])
  })

  it('inserts all rows or none, over many statements', async () => {
    const many = Array.from({ length: 25_000 }, (_, index) => ({
      id: index + 1,
      name: `Person ${index}`,
      source_id: 1,
    }))
    expect(await bulkInsert(getDb(), 'people', many)).toBe(25_000)
    const again = many.map(person => ({ ...person, id: person.id + 25_000 }))
    await expect(
      bulkInsert(getDb(), 'people', [...again, { id: 1, name: 'Double', source_id: 1 }]),
    ).rejects.toMatchObject({
      code: '23505',
    })
    const { rows } = await sql<{
      count: number
      last: number
    }>`select count(*) as count, max(id) as last from people`.execute(getDb().sql)
    expect(rows[0]).toEqual({ count: 25_000, last: 25_000 })
  })

  it('refuses a reference to a row that does not exist', async () => {
    const orphan = { ...levels, index_id: 77 }
    const refused = bulkInsert(getDb(), 'index_level_years', [orphan])
    const code = getDb().kind === 'embedded' ? 'DB_MISSING_REFERENCE' : '23503'
    await expect(refused).rejects.toMatchObject({ code })
    // The next one must be checked as well.
    await expect(getDb().sql.insertInto('index_level_years').values(orphan).execute()).rejects.toMatchObject({
      code: '23503',
    })
  })

  it('takes part in a given transaction, and is undone with it', async () => {
    const failed = inTransaction(getDb(), async tx => {
      expect(await bulkInsert(tx, 'news_items', [{ ...item, guid: 'a' }])).toBe(1)
      expect(await bulkInsert(tx, 'people', [{ name: 'Ann', source_id: 1 }])).toBe(1)
      throw new RangeError('the last line of the file is not valid')
    })
    await expect(failed).rejects.toThrow('the last line of the file is not valid')
    expect(await readItems()).toEqual([])
    await inTransaction(getDb(), async tx => {
      await bulkInsert(tx, 'news_items', [{ ...item, guid: 'b' }])
      await bulkInsert(tx, 'news_items', [{ ...item, guid: 'c' }])
    })
    expect((await readItems()).map(({ guid }) => guid)).toEqual(['b', 'c'])
  })

  it('leaves nothing behind where it fails inside a transaction that goes on', async () => {
    await inTransaction(getDb(), async tx => {
      await bulkInsert(tx, 'indices', [{ id: 1, code: 'X', name: 'X', currency: 'GBP', source_id: 1 }])
      await expect(bulkInsert(tx, 'index_level_years', [levels, { ...levels, index_id: 77 }])).rejects.toThrow()
      await expect(bulkInsert(tx, 'index_level_years', [levels, { ...levels, year: 1.5 }])).rejects.toThrow()
      await bulkInsert(tx, 'index_level_years', [{ ...levels, year: 2025 }])
    })
    const years = await getDb().sql.selectFrom('index_level_years').select('year').execute()
    expect(years).toEqual([{ year: 2025 }])
  })

  it('leaves references checked for the rest of the transaction', async () => {
    const orphan = { ...levels, index_id: 77 }
    const refused = inTransaction(getDb(), async tx => {
      await bulkInsert(tx, 'people', [{ name: 'Ann', source_id: 1 }])
      await tx.sql.insertInto('index_level_years').values(orphan).execute()
    })
    await expect(refused).rejects.toMatchObject({ code: '23503' })
  })

  it('names the table and column of a value that would not arrive as it is', async () => {
    await bulkInsert(getDb(), 'indices', [{ id: 1, code: 'X', name: 'X', currency: 'GBP', source_id: 1 }])
    const where = { table: 'index_level_years', column: 'year' }
    await expect(bulkInsert(getDb(), 'index_level_years', [{ ...levels, year: 1.5 }])).rejects.toMatchObject({
      code: 'DB_INVALID_VALUE',
      ...where,
    })
    await expect(bulkInsert(getDb(), 'index_level_years', [{ ...levels, year: 2 ** 60 }])).rejects.toMatchObject({
      code: 'DB_INVALID_VALUE',
      ...where,
    })
    const weighting = { index_id: 1, security_id: 1, as_at: '2026-01-01', weighting: Number.NaN, source_id: 1 }
    await expect(bulkInsert(getDb(), 'index_members', [weighting])).rejects.toMatchObject({
      code: 'DB_INVALID_VALUE',
      column: 'weighting',
    })
    const unknown = { id: 9, code: 'X', name: 'X', colour: 'red' }
    await expect(bulkInsert(getDb(), 'sources', [unknown])).rejects.toMatchObject({
      code: 'DB_UNKNOWN_COLUMN',
      column: 'colour',
    })
  })

  it('has nothing to do for no rows', async () => {
    expect(await bulkInsert(getDb(), 'people', [])).toBe(0)
  })

  it('clears the market and keeps the people who log in', async () => {
    await clearMarket(getDb())
    await fillSmallMarket(getDb())
    await users.create(getDb(), { email: 'kept@example.com', name: 'Kept' })
    await clearMarket(getDb())
    expect(await readItems()).toEqual([])
    expect(await getDb().sql.selectFrom('securities').select('id').execute()).toEqual([])
    expect(await users.findByEmail(getDb(), 'kept@example.com')).not.toBeNull()
    await bulkInsert(getDb(), 'sources', [{ id: 1, code: 'SIM', name: 'Simulated market' }])
    await bulkInsert(getDb(), 'people', [{ name: 'First again', source_id: 1 }])
    expect(await getDb().sql.selectFrom('people').select('id').execute()).toEqual([{ id: 1 }])
  })

  it('vacuums, and leaves the connection as it was', async () => {
    const timeout = () => sql<{ statement_timeout: string }>`show statement_timeout`.execute(getDb().sql)
    const before = (await timeout()).rows
    await vacuumAnalyze(getDb())
    expect((await timeout()).rows).toEqual(before)
  })
})
