import { expect, it } from 'vitest'
import { areaPath, bandPath, levelPath, linePath } from './paths.ts'
import { plotWidth } from './plot-space.ts'
import { niceScale } from './scale.ts'

it('spreads a line over the whole width', () => {
  const path = linePath(niceScale([1, 2, 3]), [1, 2, 3])
  expect(path.startsWith('M0.0 ')).toBe(true)
  expect(path).toContain(`L${plotWidth.toFixed(1)} `)
})

it('leaves a gap where a value is missing', () => {
  expect(linePath(niceScale([1, 3]), [1, null, 3])).toBe('M0.0 240.0M1000.0 0.0')
})

it('closes an area at the bottom, or at a level, from its first value on', () => {
  const scale = niceScale([0, 4])
  expect(areaPath(scale, [0, 4])).toBe('M0.0 240.0L1000.0 0.0V240.0H0.0Z')
  expect(areaPath(scale, [null, 4, 4], 2)).toBe('M500.0 0.0L1000.0 0.0V120.0H500.0Z')
  expect(areaPath(scale, [null, null])).toBe('')
})

it('draws levels and bands over the whole width', () => {
  const scale = niceScale([0, 4])
  expect(levelPath(scale, 2)).toBe('M0 120.0H1000')
  expect(bandPath(scale, 4, 2)).toBe('M0 0.0H1000V120.0H0Z')
})
