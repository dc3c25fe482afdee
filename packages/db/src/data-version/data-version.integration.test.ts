import { describeOnBothDatabases } from '@bellwether/testing'
import { afterEach, expect, it } from 'vitest'
import { interceptQueries } from '../request/intercept.ts'
import { inTransaction } from '../transaction.ts'
import { markDataChanged } from './mark-data-changed.ts'
import { type DataVersions, watchDataVersions } from './watch-data-versions.ts'

const never = 3_600_000
const fail = (error: unknown) => expect.fail(String(error))

describeOnBothDatabases('the data version', getDb => {
  let versions: DataVersions | undefined
  afterEach(async () => versions?.close())

  const watch = async (everyMs = never) => {
    versions = await watchDataVersions(getDb(), { everyMs, onError: fail })
    return versions
  }

  it('[RP-CACHE-1] grows with a change of one security for that one and the market, and with a change of all for everything', async () => {
    const known = await watch()
    const before = known.of(2)
    const one = await inTransaction(getDb(), tx => markDataChanged(tx, { securityIds: [1, 1], subject: 'news' }))
    await known.refresh()
    expect([known.of(1), known.of(2), known.of(null)]).toEqual([one, before, one])
    const all = await inTransaction(getDb(), tx => markDataChanged(tx, { securityIds: 'all', subject: 'import' }))
    await known.refresh()
    expect(all).toBe(one + 1)
    expect([known.of(1), known.of(2), known.of(null)]).toEqual([all, all, all])
  })

  it('[RP-CACHE-1] is known once it is asked for, also where somebody was looking when the data changed', async () => {
    const [looked, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isNext = false
    const slow = interceptQueries(getDb(), async (_query, send) => {
      const result = await send()
      if (isNext) {
        isNext = false
        looked.resolve()
        await changed.promise
      }
      return result
    })
    versions = await watchDataVersions(slow, { everyMs: never, onError: fail })
    isNext = true
    const earlier = versions.refresh()
    await looked.promise
    const version = await markDataChanged(getDb(), { securityIds: 'all', subject: 'import' })
    const later = versions.refresh()
    changed.resolve()
    await later
    expect(versions.of(null)).toBe(version)
    await earlier
  })

  it('[RP-CACHE-1] stays as it is where the change is rolled back', async () => {
    const known = await watch()
    const before = known.of(null)
    const failed = inTransaction(getDb(), async tx => {
      await markDataChanged(tx, { securityIds: 'all', subject: 'half an import' })
      throw new Error('disk gone')
    })
    await expect(failed).rejects.toThrow('disk gone')
    await known.refresh()
    expect(known.of(null)).toBe(before)
  })

  it('[RP-CACHE-1] is noticed without being asked for, by looking', async () => {
    const known = await watch(20)
    let told = 0
    known.onChange(() => {
      told += 1
    })
    const version = await inTransaction(getDb(), tx => markDataChanged(tx, { securityIds: [7], subject: 'documents' }))
    await expect.poll(() => known.of(7)).toBe(version)
    expect(told).toBe(1)
  })

  it('[RP-CACHE-1] is noticed at once on PostgreSQL, by its message', async () => {
    if (getDb().kind === 'embedded') return
    const known = await watch()
    const version = await markDataChanged(getDb(), { securityIds: 'all', subject: 'import' })
    await expect.poll(() => known.of(null)).toBe(version)
  })
})
