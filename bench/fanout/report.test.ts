import { describe, expect, it } from 'vitest'
import type { LoadResult } from './load/load-order.ts'
import { loads } from './loads.ts'
import { perCpuSecond, type Row, toDoubts, toTable, toVerdicts } from './report.ts'

const result = (given: Partial<LoadResult>): LoadResult => ({
  updatesPerSecond: 400_000,
  cpuMsPerSecond: 250,
  ofAll: 0.98,
  ofLatest: 0.995,
  p50: 25,
  p99: 50,
  inTime: 1,
  bytesPerUpdate: 16.6,
  disorder: 0,
  notTaken: 0,
  ownShare: 0.4,
  idleBytes: 10_240,
  ...given,
})
const row = (name: string, given: Partial<LoadResult> = {}): Row => ({
  name,
  results: [0.9, 1, 1.1].map(pass => result({ ...given, cpuMsPerSecond: (given.cpuMsPerSecond ?? 250) * pass })),
})

it('counts updates per second of processor time, not per second of the clock', () => {
  expect(perCpuSecond(result({}))).toBe(1_600_000)
  expect(perCpuSecond(result({ cpuMsPerSecond: null }))).toBeNaN()
})

describe('toTable', () => {
  it('shows medians and the ratio to ours', () => {
    const lines = toTable([row('ours'), row('peer', { updatesPerSecond: 100_000, cpuMsPerSecond: 1000 })], 'ours')
    const cells = lines.split('\n').map(line => line.split('|').map(cell => cell.trim()))
    expect(cells[2]?.slice(1, 6)).toEqual(['ours', '400,000', '1,600,000', '1,454,545 to 1,777,778', '1.00x'])
    expect(cells[3]?.slice(1, -1)).toEqual([
      'peer',
      '100,000',
      '100,000',
      '90,909 to 111,111',
      '16.00x',
      '1.00',
      '99.5 %',
      '98.0 %',
      '25.0',
      '50.0',
      '100.0 %',
      '16.6',
      '10.0',
    ])
  })
})

describe('toVerdicts', () => {
  const peer = row('ws broadcast', { updatesPerSecond: 140_000, cpuMsPerSecond: 1000 })

  it('reports goals reached', () => {
    expect(toVerdicts([row('ours'), peer], 'ours', loads.busy)).toEqual([
      'reached  11.43x ws broadcast (at least 11x)',
      'reached  99.5 % of latest values (at least 99.0 %)',
      'reached  p99 50.0 ms (at most 60 ms)',
    ])
  })

  it.each([
    [290, 'reached  1.72x one process by two workers (at least 1.7x)'],
    [300, 'MISSED   1.67x one process by two workers (at least 1.7x)'],
  ])('calculates what two cores deliver from the processor time of two workers, %i ms', (cpuMsPerSecond, line) => {
    expect(toVerdicts([row('ours'), row('two workers', { cpuMsPerSecond })], 'ours', loads.busy)).toContain(line)
  })

  it('reports goals missed', () => {
    const slow = row('ours', { cpuMsPerSecond: 500, ofLatest: 0.9, p99: 61 })
    expect(toVerdicts([slow, peer], 'ours', loads.busy).map(line => line.slice(0, 6))).toEqual([
      'MISSED',
      'MISSED',
      'MISSED',
    ])
  })
})

it('reports each reason to doubt a measurement', () => {
  expect(toDoubts([row('fine')])).toEqual([])
  const doubtful = row('peer', { disorder: 1, ownShare: 0.9, notTaken: 5 })
  expect(toDoubts([doubtful])).toHaveLength(3)
})
