import type { IsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { expect, it } from 'vitest'
import { configurations, usage } from './index.ts'

const key = { namespace: 'acme.research', environment: 'prod' }
const counted = { day: '2026-11-13', application: 'shop', namespace: 'acme', component: 'news-list', version: '1.0.0' }

describeOnBothDatabases('embedding', getDb => {
  it('keeps every revision of a configuration and gives the last; two at once get two numbers', async () => {
    const put = (body: string) => configurations.put(getDb(), { ...key, body, isPublic: body === '"b"', note: '' })
    expect(await put('"a"')).toBe(1)
    expect((await Promise.all([put('"b"'), put('"b"')])).sort()).toEqual([2, 3])
    expect(await configurations.current(getDb(), key)).toEqual({ revision: 3, body: '"b"', isPublic: true })
    expect(await configurations.find(getDb(), key, 1)).toEqual({ body: '"a"', isPublic: false })
    expect(await configurations.find(getDb(), key, 9)).toBeNull()
    expect(await configurations.current(getDb(), { ...key, environment: 'qa' })).toBeNull()
    expect((await configurations.history(getDb(), null)).map(({ revision }) => revision)).toEqual([3, 2, 1])
    expect(await configurations.history(getDb(), 'other')).toEqual([])
  })

  it('keeps as many revisions of a namespace as are allowed, and those that are left when old ones are deleted', async () => {
    const namespace = 'full'
    const put = (environment: string, max: number) =>
      configurations.putWithin(getDb(), { namespace, environment, body: '{}', isPublic: false, note: '' }, max)
    expect(await put('prod', 3)).toBe(1)
    expect(await put('qa', 3)).toBe(1)
    expect(
      (await Promise.all([put('prod', 3), put('prod', 3), put('qa', 3)])).filter(made => made !== null),
    ).toHaveLength(1)
    expect(await put('stg', 3)).toBeNull()
    expect(await put('prod', 4)).toBeGreaterThan(1)
    const deleted = await configurations.prune(getDb(), { namespace, environment: 'prod' }, 0)
    const left = await configurations.history(getDb(), namespace)
    expect(deleted + left.length).toBe(4)
    expect(left.filter(({ environment }) => environment === 'prod')).toHaveLength(1)
    expect(await put('stg', 3)).toBe(1)
  })

  it('adds up what was shown', async () => {
    await usage.add(getDb(), [
      { ...counted, outcome: 'PAINTED', count: 2 },
      { ...counted, outcome: 'API_REFUSED', count: 1 },
    ])
    await usage.add(getDb(), [{ ...counted, outcome: 'PAINTED', count: 3 }])
    expect(await usage.since(getDb(), '2026-11-13' as IsoDate)).toMatchObject([
      { component: 'news-list', outcome: 'PAINTED', count: 5 },
      { component: 'news-list', outcome: 'API_REFUSED', count: 1 },
    ])
    expect(await usage.since(getDb(), '2026-11-14' as IsoDate)).toEqual([])
  })
})
