import { expect, it } from 'vitest'
import { layOutLater } from './lay-out-later.ts'

/** A page with three cells that are left for later, and a browser whose idle moments come when `idle` says. */
function pageWith({ hash = '', type = 'navigate', idleCallbacks = true }) {
  const later = new Set(['a', 'b', 'c'])
  const cells = [...later].map(name => ({ removeAttribute: () => later.delete(name) }))
  const root = new Set<string>()
  const waiting: (() => void)[] = []
  const wait = (work: () => void) => waiting.push(work)
  let loaded: (() => void) | null = null
  const window = {
    document: { documentElement: { setAttribute: (name: string) => root.add(name) }, querySelectorAll: () => cells },
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: (_: 'load', listener: () => void) => {
      loaded = listener
    },
    setTimeout: wait,
    ...(idleCallbacks ? { requestIdleCallback: wait } : {}),
  }
  layOutLater(window as unknown as Window)
  return {
    later,
    isSettled: () => root.has('data-bw-settled'),
    load: () => loaded?.(),
    idle: () => waiting.shift()?.(),
  }
}

it.each([true, false])('lays out one cell at a time once the page has loaded (idle callbacks: %s)', idleCallbacks => {
  const { later, isSettled, load, idle } = pageWith({ idleCallbacks })
  idle()
  expect([...later]).toEqual(['a', 'b', 'c'])
  load()
  expect([...later]).toEqual(['a', 'b', 'c'])
  idle()
  expect([...later]).toEqual(['b', 'c'])
  idle()
  expect(isSettled()).toBe(false)
  idle()
  expect([...later]).toEqual([])
  expect(isSettled()).toBe(true)
})

it.each([
  ['an address that names a block', { hash: '#holdings' }],
  ['a page loaded again', { type: 'reload' }],
  ['a page come back to', { type: 'back_forward' }],
])('lays out everything at once for %s, so that the place stays right', (_, page) => {
  expect(pageWith(page).isSettled()).toBe(true)
})
