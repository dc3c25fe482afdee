import { expect, it } from 'vitest'
import { toSparkline } from './sparkline.ts'

it('[RP-QUOTE-11] draws no line with fewer than two points', () => {
  expect(toSparkline('Today', [], 100)).toBeNull()
  expect(toSparkline('Today', [100], 100)).toBeNull()
})

it('states the change from the baseline, or from the first point', () => {
  expect(toSparkline('Today', [101, 99], 100)?.words).toBe('Today: −1.00%')
  expect(toSparkline('Last month', [100, 110], null)?.words).toBe('Last month: +10.00%')
})
