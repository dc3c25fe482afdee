import { afterEach, expect, it, vi } from 'vitest'
import { createPageVersions } from './page-versions.ts'

afterEach(() => vi.useRealTimers())

it('[RP-CACHE-2] has another day at midnight in London, and says so', () => {
  vi.useFakeTimers()
  let time = new Date('2026-07-01T22:59:59Z')
  let told = 0
  const versions = createPageVersions({ data: { of: () => 1, onChange: () => {} }, now: () => time })
  versions.onChange(() => {
    told += 1
  })
  const first = versions.day
  vi.advanceTimersByTime(1_000)
  expect([versions.day, told]).toEqual([first, 0])
  time = new Date('2026-07-01T23:00:00Z')
  vi.advanceTimersByTime(1_000)
  expect(versions.day).not.toBe(first)
  expect(told).toBe(1)
  versions.close()
})
