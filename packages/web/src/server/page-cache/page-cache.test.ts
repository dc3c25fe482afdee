import { expect, it, vi } from 'vitest'
import type { RenderedPage } from '../page-response.ts'
import { createPageCache, type NewPage, type PageCacheOptions } from './page-cache.ts'
import type { PageStore, StoredPage } from './page-store.ts'

type Other = () => string

/** A cache with a clock, data that change when told to, and renewals that run when let. */
function setUp(options: Partial<Pick<PageCacheOptions, 'store' | 'maxBytes' | 'toSmaller' | 'isBusy'>> = {}) {
  const state = { time: 1, versions: new Map<number | null, number>(), day: 'Monday', made: 0 }
  const listeners: (() => void)[] = []
  const turns: (() => void)[] = []
  const cache = createPageCache<Other>({
    ...options,
    versions: {
      of: id => Math.max(state.versions.get(id) ?? 0, id === null ? Math.max(0, ...state.versions.values()) : 0),
      get day() {
        return state.day
      },
      onChange: listener => void listeners.push(listener),
    },
    turn: () => new Promise(resolve => turns.push(() => resolve(() => {}))),
    onError: error => expect.fail(String(error)),
    now: () => state.time,
  })
  const page = (more: Partial<NewPage> = {}): NewPage => {
    state.made += 1
    const rendered = { brotli: Buffer.from(`page ${state.made}`), etag: `W/"${state.made}"` }
    return { page: rendered, securityId: 7, renewAfterMs: null, isWhole: true, ...more }
  }
  const get = async (url: string, more: Partial<NewPage> = {}) => {
    const got = await cache.get(url, async () => page(more))
    return typeof got === 'function' ? got() : got.brotli.toString()
  }
  return {
    cache,
    get,
    page,
    state,
    change: (id: number | null, version: number) => {
      state.versions.set(id, version)
      for (const listener of listeners) listener()
    },
    turnDay: (day: string) => {
      state.day = day
      for (const listener of listeners) listener()
    },
    /** Lets the next renewal run to its end. */
    renew: async () => {
      turns.shift()?.()
      await new Promise(resolve => setImmediate(resolve))
    },
    waiting: () => turns.length,
  }
}

const minute = 60_000

it('[RP-CACHE-1] keeps a page for as long as the data behind it are the same', async () => {
  const { get, change, state } = setUp()
  expect(await get('/a')).toBe('page 1')
  state.time += 59 * minute
  change(8, 5)
  expect(await get('/a')).toBe('page 1')
})

it.each([
  ['older data', { version: 4 }, 'page 2'],
  ['another day', { version: 5, day: 'Sunday' }, 'page 2'],
  ['newer data', { version: 6 }, 'page 1'],
])('[RP-CACHE-10] renews a page that was made elsewhere from what is not of now: %s', async (_case, madeFrom, next) => {
  const { get, change, renew } = setUp()
  change(7, 5)
  expect(await get('/a', madeFrom)).toBe('page 1')
  expect(await get('/a')).toBe('page 1')
  await renew()
  expect(await get('/a')).toBe(next)
})

it('[RP-CACHE-2] after a change sends the old page at once and renews it once, however many ask', async () => {
  const { get, change, renew, waiting } = setUp()
  await get('/a')
  change(7, 1)
  expect(await Promise.all([get('/a'), get('/a'), get('/a')])).toEqual(['page 1', 'page 1', 'page 1'])
  expect(waiting()).toBe(1)
  await renew()
  expect(await get('/a')).toBe('page 2')
  expect(waiting()).toBe(0)
})

it('[RP-CACHE-2] renews a page at the turn of the day', async () => {
  const { get, turnDay, renew } = setUp()
  await get('/a')
  turnDay('Tuesday')
  expect(await get('/a')).toBe('page 1')
  await renew()
  expect(await get('/a')).toBe('page 2')
})

it('[RP-CACHE-2] sends no page that has been out of date for five minutes, even if nobody asked for it meanwhile', async () => {
  const { get, change, state, cache } = setUp()
  await get('/a')
  change(7, 1)
  state.time += 5 * minute - 1
  expect(cache.has('/a')).toBe(true)
  change(7, 2)
  state.time += 1
  expect(cache.has('/a')).toBe(false)
  expect(await get('/a')).toBe('page 2')
})

it('[RP-CACHE-2] does not take a page for current whose data changed while it was made', async () => {
  const { cache, change, get, page, renew } = setUp()
  let finish = (_made: NewPage) => {}
  const slow = cache.get(
    '/a',
    () =>
      new Promise<NewPage>(resolve => {
        finish = resolve
      }),
  )
  await new Promise(resolve => setImmediate(resolve))
  change(7, 1)
  finish(page())
  await slow
  expect(await get('/a')).toBe('page 1')
  await renew()
  expect(await get('/a')).toBe('page 2')
})

it('[RP-CACHE-3] renews a page with a time limit, and sends it for no longer than that again', async () => {
  const { get, state, renew } = setUp()
  const limited = { renewAfterMs: minute }
  await get('/news', limited)
  state.time += minute
  expect(await get('/news', limited)).toBe('page 1')
  await renew()
  expect(await get('/news', limited)).toBe('page 2')
  state.time += 2 * minute
  expect(await get('/news', limited)).toBe('page 3')
})

it('[RP-CACHE-3] sends a page whose price alone has moved for an hour while others wait for theirs', async () => {
  let isBusy = false
  const { cache, change, get, state, waiting } = setUp({ isBusy: () => isBusy })
  const priced = { renewAfterMs: 5 * minute }
  await get('/a', priced)
  state.time += 10 * minute
  expect(cache.has('/a')).toBe(false)
  isBusy = true
  state.time += 55 * minute - 1
  expect(await get('/a', priced)).toBe('page 1')
  expect(waiting()).toBe(1)
  change(7, 1)
  expect(cache.has('/a')).toBe(false)
  await get('/b', priced)
  state.time += 65 * minute
  expect(cache.has('/b')).toBe(false)
})

it('[RP-CACHE-3] sends such a page while ten others wait to be renewed', async () => {
  const { cache, get, state, renew } = setUp()
  const priced = { renewAfterMs: 5 * minute }
  await get('/a', priced)
  state.time += 10 * minute
  const others = Array.from({ length: 10 }, (_, index) => `/${index}`)
  for (const url of others) await get(url, priced)
  state.time += 5 * minute
  for (const url of others) {
    expect(cache.has('/a')).toBe(false)
    await get(url, priced)
  }
  expect(await get('/a', priced)).toBe('page 1')
  await vi.waitFor(async () => {
    await renew()
    expect(cache.has('/a')).toBe(false)
  })
})

it('renews each page after an hour, for a change that nobody has marked', async () => {
  const { get, state, renew } = setUp()
  await get('/a')
  state.time += 60 * minute
  expect(await get('/a')).toBe('page 1')
  await renew()
  expect(await get('/a')).toBe('page 2')
})

it('[RP-CACHE-4] never keeps a page of which a part failed, nor puts it in the place of a whole one', async () => {
  const { get, change, renew } = setUp()
  expect(await get('/a', { isWhole: false })).toBe('page 1')
  expect(await get('/a')).toBe('page 2')
  change(7, 1)
  expect(await get('/a', { isWhole: false })).toBe('page 2')
  await renew()
  expect(await get('/a')).toBe('page 2')
})

it('makes a page once for all who wait, and keeps neither another answer nor a failure', async () => {
  const { cache, get, state } = setUp()
  expect(await Promise.all([get('/a'), get('/a')])).toEqual(['page 1', 'page 1'])
  expect(await cache.get('/none', async () => () => 'not found')).toBeTypeOf('function')
  await expect(cache.get('/none', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('/none')).toBe('page 2')
  expect(state.made).toBe(2)
})

it('[RP-LOAD-2] gives up a page when the last of those who wait for it has left, and makes it for whoever comes then', async () => {
  const { get, state } = setUp()
  const signals: (AbortSignal | null)[] = []
  const cache = createPageCache<Other>({
    versions: { of: () => 0, day: '', onChange: () => {} },
    turn: async () => () => {},
    onError: error => expect.fail(String(error)),
    run: (signal, work) => {
      signals.push(signal)
      return work()
    },
  })
  const never = () => new Promise<NewPage>(() => {})
  const visitors = [new AbortController(), new AbortController()]
  for (const { signal } of visitors) void cache.get('/a', never, signal)
  visitors[0]?.abort()
  expect([signals.length, signals[0]?.aborted, cache.has('/a')]).toEqual([1, false, true])
  visitors[1]?.abort()
  expect([signals[0]?.aborted, cache.has('/a')]).toEqual([true, false])
  expect(await get('/a')).toBe('page 1')
  expect(state.made).toBe(1)
})

it('[RP-CACHE-5] is limited by bytes, and forgets what was not asked for longest', async () => {
  const { cache, get } = setUp({ maxBytes: 5_200 })
  await get('/a')
  await get('/b')
  await get('/a')
  await get('/c')
  expect(['/a', '/b', '/c'].map(cache.has)).toEqual([true, false, true])
})

it('[RP-CACHE-5] keeps the others as they are where a page goes while it is made smaller, or is too large', async () => {
  const { store } = createStore()
  const { promise: small, resolve: finish } = Promise.withResolvers<Buffer>()
  const toSmaller = async ({ etag }: RenderedPage) => ({ brotli: await small, etag })
  const { cache, get, page } = setUp({ store, toSmaller, maxBytes: 5_200 })
  for (const url of ['/a', '/a', '/b', '/c']) await get(url)
  const large = { ...page(), page: { brotli: Buffer.alloc(6_000), etag: 'W/"large"' } }
  await cache.get('/large', async () => large)
  expect(['/a', '/b', '/c', '/large'].map(cache.has)).toEqual([false, true, true, false])
  finish(Buffer.from('small'))
  await new Promise(resolve => setImmediate(resolve))
  expect([await get('/b'), await get('/c')]).toEqual(['page 2', 'page 3'])
  expect(await get('/d')).toBe('page 5')
  expect([await get('/c'), await get('/d')]).toEqual(['page 3', 'page 5'])
})

function createStore() {
  const pages = new Map<string, StoredPage>()
  const store: PageStore = {
    mayHave: url => pages.has(url),
    find: async url => pages.get(url) ?? null,
    put: async (url, page) => void pages.set(url, page),
  }
  return { store, pages }
}

it('[RP-CACHE-5] stores a page when it is asked for again, and finds there what another process has made', async () => {
  const { store, pages } = createStore()
  const one = setUp({ store })
  await one.get('/a')
  expect(pages.size).toBe(0)
  await one.get('/a')
  expect([...pages.keys()]).toEqual(['/a'])
  const other = setUp({ store })
  expect(await other.get('/a')).toBe('page 1')
  expect(other.state.made).toBe(0)
})

it('[RP-CACHE-5] stores pages one after the other, and each that was asked for again', async () => {
  const { store, pages } = createStore()
  const put: PageStore['put'] = async (url, page) => {
    expect(underWay).toBe(0)
    underWay += 1
    await new Promise(resolve => setImmediate(resolve))
    await store.put(url, page)
    underWay -= 1
  }
  let underWay = 0
  const { get } = setUp({ store: { ...store, put } })
  for (const url of ['/a', '/b', '/c', '/a', '/b', '/c']) await get(url)
  await expect.poll(() => [...pages.keys()]).toEqual(['/a', '/b', '/c'])
})

it('[RP-CACHE-8] finds a stored page before it is asked for, and renews it where its time is over', async () => {
  const { store, pages } = createStore()
  const one = setUp({ store })
  await one.get('/a', { renewAfterMs: 5 * minute })
  await one.get('/a')
  for (const [url, page] of pages) pages.set(url, { ...page, madeAt: new Date(Date.now() - 9 * minute) })
  const { cache, get, state, renew } = setUp({ store })
  await cache.lookUp('/a')
  await cache.lookUp('/b')
  expect(['/a', '/b'].map(cache.has)).toEqual([true, false])
  expect([await get('/a'), state.made]).toEqual(['page 1', 0])
  await renew()
  expect(state.made).toBe(1)
})

it('[RP-CACHE-9] has a stored page of other data for when no new one can be made', async () => {
  const { store } = createStore()
  const one = setUp({ store })
  await one.get('/a')
  await one.get('/a')
  const { cache, turnDay } = setUp({ store })
  turnDay('Tuesday')
  await cache.lookUp('/a')
  expect(cache.has('/a')).toBe(false)
  const find = async (url: string, where: 'memory' | 'anywhere') => (await cache.stale(url, where))?.brotli.toString()
  expect(await find('/a', 'memory')).toBeUndefined()
  expect(await find('/a', 'anywhere')).toBe('page 1')
  expect(await find('/b', 'anywhere')).toBeUndefined()
})

it('[RP-CACHE-5] does not take from the store what is out of date, and makes pages where the store fails', async () => {
  const { store } = createStore()
  const one = setUp({ store })
  await one.get('/a')
  await one.get('/a')
  const other = setUp({ store })
  other.change(7, 1)
  expect(await other.get('/a')).toBe('page 1')
  expect(other.state.made).toBe(1)
  const errors: unknown[] = []
  const broken = createPageCache<Other>({
    versions: { of: () => 0, day: '', onChange: () => {} },
    store: {
      mayHave: () => true,
      find: () => Promise.reject(new Error('away')),
      put: () => Promise.reject(new Error('away')),
    },
    turn: async () => () => {},
    onError: error => errors.push(error),
  })
  const made = await broken.get('/a', async () => one.page())
  expect(made).toMatchObject({ etag: 'W/"2"' })
  expect(errors).toHaveLength(1)
})

it('[RP-CACHE-7] makes a page smaller when it is asked for again, in memory and in the store', async () => {
  const { store, pages } = createStore()
  const { get } = setUp({ store, toSmaller: async ({ etag }) => ({ brotli: Buffer.from('small'), etag }) })
  expect([await get('/a'), await get('/a')]).toEqual(['page 1', 'page 1'])
  await new Promise(resolve => setImmediate(resolve))
  expect(await get('/a')).toBe('small')
  expect(pages.get('/a')?.brotli.toString()).toBe('small')
})
