import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { FromPageThread, ToPageThread } from './messages.ts'
import { openPageThread } from './page-thread.ts'

class FakeThread extends EventEmitter {
  readonly received: ToPageThread[] = []
  readonly performance = { eventLoopUtilization: () => ({ active: 7 }) }
  postMessage(message: ToPageThread): void {
    this.received.push(message)
    if (message.type === 'close') this.emit('exit')
  }
  async terminate(): Promise<void> {
    this.emit('exit')
  }
  answer(message: FromPageThread): void {
    this.emit('message', message)
  }
}

const sent = { etag: 'W/"a"', bytes: new Uint8Array([1, 2, 3]) }
const life = { securityId: 4, renewAfterMs: null, isWhole: true, version: 9, day: 'today' }

function open() {
  const threads: FakeThread[] = []
  const pauses: number[] = []
  const errors: unknown[] = []
  let time = 0
  let goOn = () => {}
  const opened = openPageThread({
    start: () => {
      const thread = new FakeThread()
      threads.push(thread)
      return thread
    },
    log: { error: (given: unknown) => void errors.push(given) },
    pause: ms => {
      pauses.push(ms)
      return new Promise(resolve => {
        goOn = resolve
      })
    },
    now: () => time,
  })
  return {
    ...{ opened, pauses, errors, threads },
    newest: () => threads.at(-1) as FakeThread,
    pass: (ms: number) => {
      time += ms
    },
    endPause: async () => {
      goOn()
      await setImmediate()
    },
  }
}

it('[RP-LOAD-6] passes the address and the version on, and gives the page that comes back', async () => {
  const { opened, newest } = open()
  const first = opened.make('/a', 5, null)
  const second = opened.make('/b', 6, null)
  expect(newest().received).toEqual([
    { type: 'make', id: 1, url: '/a', version: 5 },
    { type: 'make', id: 2, url: '/b', version: 6 },
  ])
  newest().answer({ id: 2, page: sent, life })
  newest().answer({ id: 1, page: null })
  expect(await first).toBeNull()
  const page = { etag: 'W/"a"', brotli: Buffer.from([1, 2, 3]) }
  expect(await second).toEqual({ ...life, page })
  expect(opened.counts).toEqual({ made: 1, notMade: 1, lost: 0, waiting: 0 })
})

it('[RP-LOAD-8] hands a page over to be made smaller, under the same tag', async () => {
  const { opened, newest } = open()
  const page = { etag: 'W/"a"', brotli: Buffer.from([1, 2, 3]) }
  const [one, two] = [opened.toSmaller(page), opened.toSmaller(page)]
  expect(newest().received).toMatchObject([1, 2].map(id => ({ type: 'make-smaller', id, page: sent })))
  newest().answer({ id: 1, page: { etag: 'W/"a"', bytes: new Uint8Array([4]) } })
  newest().answer({ id: 2, page: null })
  expect([await one, await two]).toEqual([{ etag: 'W/"a"', brotli: Buffer.from([4]) }, null])
  const last = opened.toSmaller(page)
  newest().emit('exit')
  expect([await last, await opened.toSmaller(page)]).toEqual([null, null])
  expect(opened.counts).toMatchObject({ made: 0, notMade: 0, waiting: 0 })
})

it('[RP-LOAD-2] gives a page up when nobody waits for it, and asks for none that nobody waits for', async () => {
  const { opened, newest } = open()
  const leaving = new AbortController()
  const page = opened.make('/a', 1, leaving.signal)
  leaving.abort()
  expect(await page).toBeNull()
  expect(await opened.make('/b', 1, leaving.signal)).toBeNull()
  // It comes too late.
  newest().answer({ id: 1, page: sent, life })
  expect(newest().received.map(({ type }) => type)).toEqual(['make', 'abort'])
  expect(opened.counts).toMatchObject({ made: 0, notMade: 1, waiting: 0 })
})

it('[RP-LOAD-7] leaves what waits to the main thread when it is lost, and is started again after a pause', async () => {
  const { opened, newest, threads, errors, pauses, endPause } = open()
  const page = opened.make('/a', 1, null)
  newest().emit('error', new Error('out of memory'))
  newest().emit('exit')
  expect(await page).toBeNull()
  expect(await opened.make('/b', 1, null)).toBeNull()
  expect(errors).toMatchObject([{ err: { code: 'PLATFORM_PAGE_THREAD_LOST', cause: { message: 'out of memory' } } }])
  expect([threads.length, pauses]).toEqual([1, [500]])
  await endPause()
  const next = opened.make('/c', 1, null)
  newest().answer({ id: 2, page: sent, life })
  expect(await next).toMatchObject({ version: 9 })
  expect([threads.length, opened.counts.lost, opened.activeMs]).toEqual([2, 1, 14])
})

it('[RP-LOAD-7] pauses longer each time it does not live, and shortly again after a minute', async () => {
  const { newest, pauses, endPause, pass } = open()
  for (const livedMs of [10, 10, 60_000]) {
    pass(livedMs)
    newest().emit('exit')
    await endPause()
  }
  expect(pauses).toEqual([500, 1_000, 500])
})

it('is not started again once it is closed', async () => {
  const { opened, threads, pauses } = open()
  await opened.close()
  expect([threads.length, pauses, await opened.make('/a', 1, null)]).toEqual([1, [], null])
})

it('is not started again where it is closed while it rests', async () => {
  const { opened, newest, threads, endPause } = open()
  newest().emit('exit')
  await opened.close()
  await endPause()
  expect(threads.length).toBe(1)
})
