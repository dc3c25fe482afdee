import { expect, it } from 'vitest'
import { findIcbCode } from './icb-code.ts'

it('knows a sector by its name and nothing by another', () => {
  expect(findIcbCode('Household Goods and Home Construction')).toBe('402020')
  expect(findIcbCode('Banks')).toBe('301010')
  expect(findIcbCode('AIC Global')).toBeNull()
})
