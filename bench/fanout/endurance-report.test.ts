import { describe, expect, it } from 'vitest'
import { toSoakLines, toStayLine, toStormLine } from './endurance-report.ts'
import type { SoakSample } from './load/soak-order.ts'

const sample = (heapMb: number, clients = 1000): SoakSample => ({
  clients,
  subscriptions: clients * 20,
  symbols: clients === 0 ? 0 : 500,
  heapUsed: heapMb * 2 ** 20,
  external: 0,
  rss: 0,
})
const soak = (heaps: readonly number[], end: SoakSample) =>
  toSoakLines({ samples: heaps.map(heap => sample(heap)), end, come: 9, failed: 0, updates: 5, disorder: 0 })

describe('soak', () => {
  it('looks at the heap after its first third', () => {
    expect(soak([10, 50, 30, 30, 30, 30.5], sample(20, 0))[1]).toContain('reached')
    expect(soak([10, 20, 30, 31, 32, 33], sample(20, 0))[1]).toContain('MISSED')
  })

  it('wants nothing left over', () => {
    expect(soak([1, 1, 1], sample(20, 0))[2]).toContain('reached')
    expect(soak([1, 1, 1], { ...sample(20, 0), subscriptions: 1 })[2]).toContain('MISSED')
  })
})

it('judges a storm by its 99 %', () => {
  expect(toStormLine(5000, { p50: 900, p99: 29_000, last: 31_000, attempts: 5000 })).toContain('reached')
  expect(toStormLine(5000, { p50: 900, p99: Number.POSITIVE_INFINITY, last: 0, attempts: 1 })).toContain('MISSED')
})

it('judges our own memory only', () => {
  const result = { bytesEach: 31 * 1024, openedMs: 2000 }
  expect(toStayLine('ours', 10_000, result, true)).toContain('31.0 KB each')
  expect(toStayLine('ours', 10_000, result, true)).toContain('MISSED')
  expect(toStayLine('peer', 10_000, result, false)).not.toContain('MISSED')
})
