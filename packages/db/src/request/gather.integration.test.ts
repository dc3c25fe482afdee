import { describeOnBothDatabases } from '@bellwether/testing'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import type { Database } from '../database.ts'
import { dividends, facts, financials, news, quotes, risk, securities } from '../queries/index.ts'
import { interceptQueries } from './intercept.ts'
import { readOnce } from './read-once.ts'

describeOnBothDatabases('queries asked for at the same moment', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  function counted() {
    const sent: string[] = []
    const db = interceptQueries(getDb(), (query, send) => {
      sent.push(query.sql)
      return send()
    })
    return { db, sent }
  }

  const ask = (db: Database) =>
    Promise.all([
      quotes.latest(db, ids.harrowLondon),
      securities.listingsOf(db, ids.harrow),
      dividends.forSecurity(db, ids.harrow),
      facts.company(db, ids.harrow),
      facts.fund(db, ids.fund),
      financials.ratioInputs(db, ids.harrow),
      risk.measures(db, ids.fund),
      db.sql.selectFrom('daily_price_years').selectAll().where('listing_id', '=', ids.harrowLondon).execute(),
      db.sql.selectFrom('news_items').selectAll().orderBy('id').execute(),
      quotes.latest(db, ids.giltLondon),
      news.headlines(db, {
        symbols: ['LSE:HVL'],
        from: new Date('2020-01-01'),
        to: new Date('2027-01-01'),
        limit: 9,
        startAt: 0,
      }),
    ])

  it('[RP-DATA-30] travel in one statement, with the same answers: texts, numbers, dates, instants, bytes, lists', async () => {
    const alone = await ask(getDb())
    const { db, sent } = counted()
    expect(await ask(readOnce(db))).toEqual(alone)
    expect(sent.length).toBeLessThan(5)
    expect(sent.some(text => text.includes('json_agg'))).toBe(true)
  })

  it('are sent by themselves when one of them fails, and only that one fails', async () => {
    const read = (db: Database, text: string) => db.sql.executeQuery(CompiledQuery.raw(text, [0])).then(r => r.rows)
    const divide = 'select 1 / $1::int as one'
    const add = 'select 1 + $1::int as one'
    await getDb().sql.executeQuery(CompiledQuery.raw(divide, [1]))
    await read(getDb(), add)
    const once = readOnce(getDb())
    const [failed, added] = await Promise.allSettled([read(once, divide), read(once, add)])
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect(added).toEqual({ status: 'fulfilled', value: [{ one: 1 }] })
  })

  it('keep what JSON writes otherwise: no number, infinity, also in lists, instants with fractions, integers that are too large', async () => {
    const text = `select 'NaN'::float8 as n, '-Infinity'::float8 as f, 'NaN'::numeric as d, $1::timestamptz as at, null::bytea as b,
      '{0.5,NULL,NaN,Infinity}'::float8[] as fs, '{3,NULL,9}'::int2[] as months`
    const large = 'select $1::bigint as large'
    const read = (db: Database) =>
      Promise.all([
        db.sql.executeQuery(CompiledQuery.raw(text, ['2026-11-13T16:35:00.123456+01:00'])).then(({ rows }) => rows),
        db.sql.executeQuery(CompiledQuery.raw(large, ['9007199254740991'])).then(({ rows }) => rows),
      ])
    const alone = await read(getDb())
    const { db, sent } = counted()
    expect(await read(readOnce(db))).toEqual(alone)
    expect(sent).toHaveLength(1)
    const once = readOnce(getDb())
    const [unsafe] = await Promise.allSettled([
      once.sql.executeQuery(CompiledQuery.raw(large, ['9007199254740993'])),
      once.sql.executeQuery(CompiledQuery.raw(text, ['2026-11-13'])),
    ])
    expect(unsafe).toMatchObject({ status: 'rejected', reason: { code: 'DB_UNSAFE_INTEGER' } })
  })

  it('leave alone what has a type that JSON changes', async () => {
    const { db, sent } = counted()
    const read = (on: Database) =>
      Promise.all([
        sql`select interval '1 day' as length`.execute(on.sql),
        sql`select '12:00'::time as time`.execute(on.sql),
      ]).then(results => results.map(({ rows }) => rows))
    const alone = await read(getDb())
    expect(await read(readOnce(db))).toEqual(alone)
    expect(sent).toHaveLength(2)
  })
})
