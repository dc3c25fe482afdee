import type { LiveQuote, Watchable } from '@bellwether/blocks'
import { expect, it } from 'vitest'
import { createStoredDays, type Dated } from './stored-days.ts'

const start = Date.parse('2026-11-16T10:00:00Z')
const isoAt = (seconds: number) => new Date(start + seconds * 1000).toISOString()

function setUp() {
  const ticked = new Set<() => void>()
  const timers: { work: () => void; ms: number }[] = []
  const asked: string[] = []
  const page = { hidden: false, stored: 0, fails: false, tick: null as number | null, told: 0 }
  const quote: Watchable<LiveQuote | null> = {
    subscribe(listener) {
      ticked.add(listener)
      return () => ticked.delete(listener)
    },
    get: () => (page.tick === null ? null : ({ time: start + page.tick * 1000 } as LiveQuote)),
  }
  const days = createStoredDays({
    async ask<View extends Dated>(address: string) {
      asked.push(address)
      if (page.fails) throw new Error('no network')
      return { at: isoAt(page.stored) } as View
    },
    later: (work, ms) => timers.push({ work, ms }),
    isHidden: () => page.hidden,
    random: () => 0.5,
  })
  const day = days('/day/LSE:HVL', quote)
  const subscribe = () =>
    day.subscribe(() => {
      page.told += 1
    })
  return {
    ...{ page, asked, day, subscribe, timers, ticked },
    same: () => days('/day/LSE:HVL', quote) === day,
    tick(seconds: number) {
      page.tick = seconds
      for (const tell of [...ticked]) tell()
    },
    /** Fires the only timer; its time in seconds. */
    async fire() {
      expect(timers).toHaveLength(1)
      const [timer] = timers.splice(0)
      await timer?.work()
      return (timer?.ms ?? 0) / 1000
    },
  }
}

it('[RP-QUOTE-15] asks after 3 s and then every 15 s while prices come, once for all who watch, and not of a market at rest', async () => {
  const { page, asked, day, subscribe, tick, fire, timers, same } = setUp()
  subscribe()
  subscribe()
  expect([timers.length, same()]).toEqual([0, true])
  tick(1)
  tick(2)
  page.stored = 1
  expect(await fire()).toBe(3)
  expect([day.get()?.at, page.told]).toEqual([isoAt(1), 2])
  // Stored up to the last price: asked for once more, and then not until the next one.
  page.stored = 2
  expect([await fire(), await fire()]).toEqual([15, 15])
  expect(timers).toEqual([])
  tick(2)
  expect(timers).toEqual([])
  tick(3)
  expect(await fire()).toBe(15)
  expect(asked).toEqual(Array.from({ length: 4 }, () => '/day/LSE:HVL'))
})

it('[RP-QUOTE-15] waits twice as long after a failure and after an answer without news, five minutes at most', async () => {
  const { page, day, subscribe, tick, fire } = setUp()
  subscribe()
  page.fails = true
  tick(100)
  const rests: number[] = []
  for (let i = 0; i < 7; i += 1) rests.push(await fire())
  expect(rests).toEqual([3, 6, 12, 24, 48, 96, 192])
  expect(day.get()).toBeNull()
  page.fails = false
  page.stored = 50
  expect(await fire()).toBe(300)
  expect(day.get()?.at).toBe(isoAt(50))
  expect([await fire(), await fire()]).toEqual([15, 30])
  page.stored = 60
  expect([await fire(), await fire()]).toEqual([60, 15])
})

it('[RP-QUOTE-15] does not ask out of sight, and goes on with the first price that is shown again', async () => {
  const { page, asked, subscribe, tick, fire, timers } = setUp()
  subscribe()
  tick(1)
  page.hidden = true
  await fire()
  tick(2)
  expect([asked, timers]).toEqual([[], []])
  page.hidden = false
  tick(3)
  await fire()
  expect(asked).toHaveLength(1)
})

it('[RP-QUOTE-15] does not ask once nobody watches', async () => {
  const { asked, subscribe, tick, fire, ticked } = setUp()
  const stop = subscribe()
  tick(1)
  stop()
  await fire()
  expect([asked, ticked.size]).toEqual([[], 0])
})
