import { expect, it } from 'vitest'
import { layOutLater } from './lay-out-later.ts'

/** A page of four marked blocks: one, two side by side, and one below the window. Frames and idle moments come when the test says. */
function pageWith({
  hash = '',
  type = 'navigate',
  idleCallbacks = true,
  painted = false,
  visibilityState = 'visible',
  inside = {} as Readonly<Record<string, string>>,
}) {
  const later = new Set(['a', 'b', 'c', 'd'])
  const tops: Record<string, number> = { a: 100, b: 500, c: 500, d: 900 }
  const blocks = [...later].map(name => ({
    removeAttribute: () => later.delete(name),
    getBoundingClientRect: () => ({ top: tops[name] }),
    parentElement: { closest: () => (later.has(inside[name] ?? '') ? {} : null) },
  }))
  const root = new Map<string, string>()
  const frames: (() => void)[] = []
  const waiting: (() => void)[] = []
  const wait = (work: () => void) => waiting.push(work)
  const listeners = new Map<string, () => void>()
  const documentElement = {
    setAttribute: (name: string, value: string) => root.set(name, value),
    removeAttribute: (name: string) => root.delete(name),
    hasAttribute: (name: string) => root.has(name),
  }
  const entries: Record<string, object[]> = { navigation: [{ type }], paint: painted ? [{}] : [] }
  const window = {
    document: { documentElement, visibilityState, querySelectorAll: () => blocks },
    innerHeight: 844,
    location: { hash },
    performance: { getEntriesByType: (kind: string) => entries[kind] },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    setTimeout: wait,
    ...(idleCallbacks ? { requestIdleCallback: wait } : {}),
  }
  layOutLater(window as unknown as Window)
  return {
    left: () => [...later].join(''),
    step: () => root.get('data-bw-stepwise'),
    isSettled: () => root.has('data-bw-settled'),
    frame: () => frames.shift()?.(),
    idle: () => waiting.shift()?.(),
    happens: (name: string) => listeners.get(name)?.(),
  }
}

it.each([true, false])(
  'lays out the header, the page, each row in the window, then the rest (idle: %s)',
  idleCallbacks => {
    const page = pageWith({ idleCallbacks })
    expect(page.step()).toBe('header')
    page.frame()
    expect([page.step(), page.left()]).toEqual(['blocks', 'abcd'])
    page.frame()
    expect(page.left()).toBe('bcd')
    page.frame()
    expect(page.left()).toBe('d')
    page.frame()
    page.frame()
    expect(page.left()).toBe('d')
    expect(page.isSettled()).toBe(false)
    page.idle()
    expect(page.left()).toBe('')
    expect([page.isSettled(), page.step()]).toEqual([true, undefined])
  },
)

it('lays out what waits inside a block after the block itself', () => {
  const page = pageWith({ inside: { c: 'b' } })
  page.frame()
  page.frame()
  expect(page.left()).toBe('bcd')
  page.frame()
  expect(page.left()).toBe('cd')
  page.frame()
  expect(page.left()).toBe('d')
})

it('hides nothing that has been painted', () => {
  const page = pageWith({ painted: true })
  expect(page.step()).toBeUndefined()
  page.frame()
  expect(page.left()).toBe('bcd')
})

it.each(['scroll', 'keydown'])('leaves layout to the browser after %s, and continues', name => {
  const page = pageWith({})
  page.frame()
  page.happens(name)
  expect(page.step()).toBeUndefined()
  page.frame()
  expect(page.left()).toBe('bcd')
})

it('leaves layout to the browser after input before the first frame', () => {
  const page = pageWith({})
  page.happens('keydown')
  page.frame()
  expect(page.step()).toBeUndefined()
})

it.each([
  ['an address that names a block', { hash: '#holdings' }],
  ['a page loaded again', { type: 'reload' }],
  ['a page come back to', { type: 'back_forward' }],
  ['a hidden page', { visibilityState: 'hidden' }],
])('lays out everything at once for %s', (_, page) => {
  expect(pageWith(page).isSettled()).toBe(true)
})
