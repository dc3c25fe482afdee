import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCrowdedOut, findHeldBack, median, medianRatio, type Row, toTable } from './report.ts'

describe('median', () => {
  it('is the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 7])).toBe(6)
  })

  it('lies between least and most, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), values => {
        const middle = median(values)
        expect(middle).toBeGreaterThanOrEqual(Math.min(...values))
        expect(middle).toBeLessThanOrEqual(Math.max(...values))
        expect(median(values.toReversed())).toBe(middle)
      }),
    )
  })
})

describe('medianRatio', () => {
  it('compares within a pass, so that a slow pass changes nothing', () => {
    expect(medianRatio([100, 50, 110], [200, 100, 220])).toBe(0.5)
  })
})

const row = (name: string, rate: number, cpu: number | null, ownShare = 0.3): Row => ({
  name,
  bytes: 61_234,
  elements: 800,
  results: [rate * 0.9, rate, rate * 1.1].map(requestsPerSecond => ({
    requestsPerSecond,
    cpuMsPerRequest: cpu,
    bytesPerRequest: 61_234,
    ownShare,
  })),
})

describe('toTable', () => {
  it('shows medians, spread and ratios to the baseline', () => {
    const lines = toTable([row('ours', 1000, 0.5), row('peer', 250, 2)], 'ours').split('\n')
    const cells = lines.map(line => line.split('|').map(cell => cell.trim()))
    expect(cells[2]).toEqual(['', 'ours', '1,000', '900 to 1,100', '1.00', '0.50', '1.00', '61,234', '800', ''])
    expect(cells[3]).toEqual(['', 'peer', '250', '225 to 275', '0.25', '2.00', '4.00', '61,234', '800', ''])
    expect(new Set(lines.map(line => line.length)).size).toBe(1)
  })

  it('says so where processor time cannot be read', () => {
    expect(toTable([row('ours', 1000, null)], 'ours')).toContain('n/a')
  })

  it('refuses a baseline that was not measured', () => {
    expect(() => toTable([row('ours', 1000, 1)], 'theirs')).toThrow('No row is named theirs')
  })
})

it('names the rows for which the load generator was short of time', () => {
  expect(findHeldBack([row('ours', 1000, 1, 0.97), row('peer', 250, 2, 0.4)])).toEqual(['ours'])
})

it('names the rows whose server did not get its core', () => {
  const rows = [
    row('calm', 1000, 0.95),
    row('crowded', 250, 2),
    row('held back', 250, 2, 0.97),
    row('unknown', 250, null),
  ]
  expect(findCrowdedOut(rows)).toEqual(['crowded'])
})
