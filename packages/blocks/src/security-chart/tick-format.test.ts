import { expect, it } from 'vitest'
import { tickFormat } from './tick-format.ts'

it('formats ticks with enough decimals to tell them apart', () => {
  expect(tickFormat('price', [1000, 1100])(1100)).toBe('1,100')
  expect(tickFormat('price', [100, 100.25])(100.25)).toBe('100.25')
  expect(tickFormat('percent', [-0.1, 0])(-0.1)).toBe('−10%')
  expect(tickFormat('index', [90, 100])(100)).toBe('100')
})
