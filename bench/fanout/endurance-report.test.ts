import { describe, expect, it } from 'vitest'
import { toPausedLines, toSoakLines, toStayLine, toStormLines } from './endurance-report.ts'
import type { SoakSample } from './load/soak-order.ts'

const sample = (heapMb: number, clients = 1000, atMs = 0): SoakSample => ({
  atMs,
  clients,
  subscriptions: clients * 20,
  symbols: clients === 0 ? 0 : 500,
  heapUsed: heapMb * 2 ** 20,
  external: 0,
  rss: 0,
})
const soak = (heaps: readonly number[], end: SoakSample, failures: readonly string[] = []) =>
  toSoakLines({
    samples: heaps.map((heap, minute) => sample(heap, 1000, minute * 60_000)),
    end,
    lastedMs: 60_000,
    come: 9,
    leftEarly: 1,
    failures,
    updates: 5,
    disorder: 0,
  })

describe('soak', () => {
  it('judges the heap after the first third', () => {
    expect(soak([10, 50, 30, 30.01, 30.02, 30.03], sample(20, 0))[3]).toBe(
      'reached  heap 0.60 MB/h (standard error 0.00) over 4 samples, 30.0 to 30.0 MB (at most 1 MB/h)',
    )
    expect(soak([10, 20, 30, 30.1, 30.2, 30.3], sample(20, 0))[3]).toContain('MISSED   heap 6.00 MB/h')
  })

  it('requires that nothing is left at the end', () => {
    expect(soak([1, 1, 1], sample(20, 0))[4]).toContain('reached')
    expect(soak([1, 1, 1], { ...sample(20, 0), subscriptions: 1 })[4]).toContain('MISSED')
  })

  it('requires that no connection fails, and names the reasons', () => {
    expect(soak([1, 1, 1], sample(20, 0))[1]).toContain('reached')
    expect(soak([1, 1, 1], sample(20, 0), ['refused', 'reset', 'refused'])[1]).toBe(
      'MISSED   3 connections failed; refused; reset (none)',
    )
  })
})

describe('clients that are stopped', () => {
  const fine = {
    p99Before: 50,
    p99Meanwhile: 54,
    maxWaitingBytes: 80,
    allowedBytes: 100,
    skipped: 7,
    latestAfterMs: 900,
  }
  const reached = (result: typeof fine | (Omit<typeof fine, 'latestAfterMs'> & { latestAfterMs: null })) =>
    toPausedLines(30, result).map(line => line.startsWith('reached'))

  it('may have one message queued, delay nobody and get the latest within a second', () => {
    expect(reached(fine)).toEqual([true, true, true])
    expect(reached({ ...fine, maxWaitingBytes: 101 })).toEqual([false, true, true])
    expect(reached({ ...fine, p99Meanwhile: 56 })).toEqual([true, false, true])
    expect(reached({ ...fine, latestAfterMs: 1001 })).toEqual([true, true, false])
    expect(reached({ ...fine, latestAfterMs: null })).toEqual([true, true, false])
  })
})

it('judges a storm by its 99 % and its queries', () => {
  const fine = { p50: 900, p99: 29_000, last: 31_000, attempts: 5000, queries: 50 }
  const reached = (result: typeof fine) =>
    toStormLines(5000, 'the same gateway', result).map(line => line.startsWith('reached'))
  expect(reached(fine)).toEqual([true, true])
  expect(reached({ ...fine, p99: Number.POSITIVE_INFINITY })).toEqual([false, true])
  expect(reached({ ...fine, queries: 51 })).toEqual([true, false])
})

it('judges our own memory only', () => {
  const result = { bytesEach: 31 * 1024, openedMs: 2000 }
  expect(toStayLine('ours', 10_000, result, true)).toContain('31.0 KB each')
  expect(toStayLine('ours', 10_000, result, true)).toContain('MISSED')
  expect(toStayLine('peer', 10_000, result, false)).not.toContain('MISSED')
})
