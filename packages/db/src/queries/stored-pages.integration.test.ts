import { describeOnBothDatabases } from '@bellwether/testing'
import { expect, it } from 'vitest'
import * as storedPages from './stored-pages.ts'

const page = (minute: number, bytes = 4): storedPages.StoredPage => ({
  etag: `W/"${minute}"`,
  brotli: Buffer.alloc(bytes, minute),
  securityId: minute,
  renewAfterMs: null,
  version: 3,
  day: '2026-11-16',
  madeAt: new Date(Date.UTC(2026, 10, 16, 9, minute)),
})

describeOnBothDatabases('stored pages', getDb => {
  it('are found by build and URL, and replaced only by newer ones', async () => {
    const db = getDb()
    await storedPages.put(db, 'build', '/a', page(5))
    await storedPages.put(db, 'build', '/a', page(4))
    expect(await storedPages.find(db, 'build', '/a')).toEqual(page(5))
    await storedPages.put(db, 'build', '/a', page(6))
    expect(await storedPages.find(db, 'build', '/a')).toEqual(page(6))
    expect(await storedPages.find(db, 'another build', '/a')).toBeNull()
    expect(await storedPages.find(db, 'build', '/b')).toBeNull()
  })

  it('[RP-CACHE-5] are limited in number and bytes: the oldest go first', async () => {
    const db = getDb()
    for (const minute of [10, 11, 12, 13]) await storedPages.put(db, 'build', `/${minute}`, page(minute, 1_000))
    const left = async () => {
      const found = await Promise.all(
        [10, 11, 12, 13].map(async minute => ((await storedPages.find(db, 'build', `/${minute}`)) ? minute : null)),
      )
      return found.filter(minute => minute !== null)
    }
    await storedPages.trim(db, { rows: 3, bytes: 1_000_000 })
    expect(await left()).toEqual([11, 12, 13])
    await storedPages.trim(db, { rows: 100, bytes: 2_500 })
    expect(await left()).toEqual([12, 13])
  })
})
