import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeAll, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../testing/small-market/index.ts'
import { keptStatement, type Value } from './kept-statement.ts'
import { interceptQueries } from './request/intercept.ts'

describeOnBothDatabases('a kept statement', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  it('is built once for each shape, and answers for the values of each call', async () => {
    let built = 0
    const listingsOf = keptStatement((tables, { securityId }: { securityId: Value<number> }, limit: number) => {
      built += 1
      return tables
        .selectFrom('listings')
        .select('security_id as securityId')
        .where('security_id', '=', securityId)
        .where('primary_listing', '=', true)
        .limit(limit)
    })
    const sent: (readonly [string, readonly unknown[]])[] = []
    const db = interceptQueries(getDb(), (query, send) => {
      sent.push([query.sql, query.parameters])
      return send()
    })
    expect(await listingsOf(db, { securityId: ids.harrow }, 5)).toEqual([{ securityId: ids.harrow }])
    expect(await listingsOf(db, { securityId: ids.fund }, 5)).toEqual([{ securityId: ids.fund }])
    expect(await listingsOf(getDb(), { securityId: ids.harrow }, 6)).toEqual([{ securityId: ids.harrow }])
    expect(built).toBe(2)
    expect(sent.map(([, parameters]) => parameters)).toEqual([[ids.harrow], [ids.fund]])
    // The same text, so that the server keeps one plan; what decides a plan is written out in it.
    expect(sent[0]?.[0]).toBe(sent[1]?.[0])
    expect(sent[0]?.[0]).toContain('"primary_listing" = true limit 5')
  })
})
