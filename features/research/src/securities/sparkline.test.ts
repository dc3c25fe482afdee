import { expect, it } from 'vitest'
import { toSparkline } from './sparkline.ts'

it('[RP-QUOTE-11] makes no line of fewer than two points', () => {
  expect(toSparkline('Today', [], 100)).toBeNull()
  expect(toSparkline('Today', [100], 100)).toBeNull()
})

it('says the change against the baseline, or against its first point', () => {
  expect(toSparkline('Today', [101, 99], 100)?.words).toBe('Today: −1.00%')
  expect(toSparkline('Last month', [100, 110], null)?.words).toBe('Last month: +10.00%')
})
