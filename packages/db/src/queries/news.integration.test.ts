import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeAll, expect, it } from 'vitest'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import { news } from './index.ts'

const regulatory = ['LSELSERNS', 'DGAPDGAPRNS']
const range = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') }

describeOnBothDatabases('news', getDb => {
  beforeAll(() => fillNews(getDb()))
  const found = async (query: Partial<news.HeadlinesQuery>) => {
    const { count, headlines } = await news.headlines(getDb(), {
      symbols: ['LSE:HVL'],
      ...range,
      limit: 10,
      startAt: 0,
      ...query,
    })
    return { count, ids: headlines.map(({ id }) => Number(id)) }
  }

  it('gives a headline the fields of the specification, with a count', async () => {
    const { count, headlines } = await news.headlines(getDb(), {
      symbols: ['LSE:HVL'],
      sourceCodes: ['ALLIANCE'],
      ...range,
      limit: 1,
      startAt: 1,
    })
    expect(count).toBe(2)
    expect(headlines).toEqual([
      {
        id: '5',
        title: 'Headline 5',
        symbols: ['LSE:HVL', 'LSE:BW.'],
        typeCode: 'RES',
        type: 'Results',
        dateTime: '2026-05-01T07:00:00.000Z',
        timestamp: Date.parse('2026-05-01T07:00:00Z'),
        sourceCode: 'ALLIANCE',
        source: 'Alliance News',
        provider: 'Alliance News',
        tags: ['results'],
      },
    ])
  })

  it('puts the newest first, and of two in one instant the later received', async () => {
    expect(await found({ sourceCodes: regulatory })).toEqual({ count: 4, ids: [4, 3, 2, 1] })
  })

  it('takes every source when none is named', async () => {
    expect(await found({})).toEqual({ count: 6, ids: [6, 5, 4, 3, 2, 1] })
    expect(await found({ symbols: ['LSE:BW.'] })).toEqual({ count: 2, ids: [7, 5] })
  })

  it('finds an item that names two of the symbols once', async () => {
    expect(await found({ symbols: ['LSE:HVL', 'LSE:BW.', 'LSE:HVL'] })).toEqual({
      count: 7,
      ids: [7, 6, 5, 4, 3, 2, 1],
    })
    const both = ['LSE:BW.', 'LSE:HVL']
    expect(await found({ symbols: both, sourceCodes: ['ALLIANCE'] })).toEqual({ count: 2, ids: [6, 5] })
    expect(await found({ symbols: both, filter: { withoutTags: ['dividend'] } })).toMatchObject({ count: 5 })
    expect(await found({ symbols: [...both, 'LSE:NONE'] })).toMatchObject({ count: 7 })
  })

  it('includes the beginning of the range and excludes its end', async () => {
    const from = new Date('2026-03-01T07:00:00Z')
    expect(await found({ from, to: new Date('2026-05-01T07:00:00Z') })).toEqual({ count: 2, ids: [4, 3] })
  })

  it('pages without loss or repetition, and counts the same on each page', async () => {
    const pages = await Promise.all([0, 2, 4, 6].map(startAt => found({ startAt, limit: 2 })))
    expect(pages.map(page => page.ids)).toEqual([[6, 5], [4, 3], [2, 1], []])
    expect(pages.map(page => page.count)).toEqual([6, 6, 6, 6])
  })

  it('finds nothing for no symbol, an unknown one, or no source', async () => {
    const nothing = { count: 0, ids: [] }
    expect(await found({ symbols: [] })).toEqual(nothing)
    expect(await found({ symbols: ['LSE:NONE'] })).toEqual(nothing)
    expect(await found({ sourceCodes: [] })).toEqual(nothing)
  })

  it('filters by tag, by the absence of tags and by words of the title, with the count of what is left', async () => {
    expect(await found({ filter: { tags: ['dividend', 'none'] } })).toEqual({ count: 2, ids: [4, 2] })
    expect(await found({ filter: { withoutTags: ['dividend'] }, limit: 2 })).toEqual({ count: 4, ids: [6, 5] })
    expect(await found({ filter: { words: ['HEAD', '5'] } })).toEqual({ count: 1, ids: [5] })
    expect(await found({ filter: { words: ['Headline'] }, sourceCodes: regulatory, startAt: 3 })).toEqual({
      count: 4,
      ids: [1],
    })
    expect(await found({ filter: { words: ['Headline'] }, symbols: ['LSE:HVL', 'LSE:BW.'], startAt: 9 })).toEqual({
      count: 7,
      ids: [],
    })
  })

  it.each(['%', '_', '\\', "'", 'Headline%5', '\\%'])('takes %j in a title as it stands', async word => {
    expect(await found({ filter: { words: [word] } })).toEqual({ count: 0, ids: [] })
  })

  it('tallies sources and tags', async () => {
    const counted = await news.tally(getDb(), { symbols: ['LSE:HVL'], ...range })
    expect(counted).toEqual([
      { sourceCode: 'ALLIANCE', tags: ['results'], count: 2 },
      { sourceCode: 'DGAPDGAPRNS', tags: ['dividend', 'results'], count: 2 },
      { sourceCode: 'LSELSERNS', tags: ['results'], count: 2 },
    ])
    expect(await news.tally(getDb(), { symbols: ['LSE:HVL'], ...range, words: ['line 6'] })).toEqual([
      { sourceCode: 'ALLIANCE', tags: ['results'], count: 1 },
    ])
  })

  it('finds the neighbours of an item among the same sources, ties by id', async () => {
    const around = async (id: string) => {
      const item = await news.single(getDb(), id)
      if (!item) return null
      const { newer, older } = await news.neighbours(getDb(), item, { symbol: 'LSE:HVL', sourceCodes: regulatory })
      return [newer?.id ?? null, older?.id ?? null]
    }
    expect(await around('4')).toEqual([null, '3'])
    expect(await around('3')).toEqual(['4', '2'])
    expect(await around('1')).toEqual(['2', null])
  })

  it('reads the latest of the whole market', async () => {
    expect((await news.latest(getDb(), 3)).map(({ id }) => id)).toEqual(['7', '6', '5'])
  })

  it('reads one item, and its body apart', async () => {
    expect(await news.single(getDb(), '1')).toMatchObject({ id: '1', title: 'Headline 1' })
    expect(await news.body(getDb(), '1')).toBe('<p>Body</p>')
    expect(await news.body(getDb(), '2')).toBeNull()
    expect(await news.body(getDb(), '1 or true')).toBeNull()
    expect(await news.single(getDb(), '99')).toBeNull()
    expect(await news.single(getDb(), '1; drop table news_items')).toBeNull()
  })
})

async function fillNews(db: Database): Promise<void> {
  const items = [
    { id: 1, sourceCode: 'LSELSERNS', day: '2026-01-01', symbols: ['LSE:HVL'] },
    { id: 2, sourceCode: 'DGAPDGAPRNS', day: '2026-02-01', symbols: ['LSE:HVL'] },
    { id: 3, sourceCode: 'LSELSERNS', day: '2026-03-01', symbols: ['LSE:HVL'] },
    { id: 4, sourceCode: 'DGAPDGAPRNS', day: '2026-03-01', symbols: ['LSE:HVL'] },
    { id: 5, sourceCode: 'ALLIANCE', day: '2026-05-01', symbols: ['LSE:HVL', 'LSE:BW.'] },
    { id: 6, sourceCode: 'ALLIANCE', day: '2026-06-01', symbols: ['LSE:HVL'] },
    { id: 7, sourceCode: 'LSELSERNS', day: '2026-07-01', symbols: ['LSE:BW.'] },
  ].map(item => ({ ...item, at: `${item.day}T07:00:00Z` }))
  await bulkInsert(db, 'sources', [{ id: 1, code: 'SIM', name: 'Simulated market' }])
  await bulkInsert(
    db,
    'news_items',
    items.map(({ id, sourceCode, at, symbols }) => ({
      id,
      guid: `urn:${id}`,
      title: `Headline ${id}`,
      type_code: 'RES',
      type: 'Results',
      source_code: sourceCode,
      source: 'Alliance News',
      provider: 'Alliance News',
      published_at: at,
      tags: sourceCode === 'DGAPDGAPRNS' ? ['dividend', 'results'] : ['results'],
      symbols,
      source_id: 1,
    })),
  )
  await bulkInsert(db, 'news_bodies', [{ news_id: 1, html: '<p>Body</p>' }])
  const links = items.flatMap(({ id, sourceCode, at, symbols }) =>
    symbols.map(market_code => ({ market_code, source_code: sourceCode, published_at: at, news_id: id })),
  )
  await bulkInsert(db, 'news_symbols', links)
}
