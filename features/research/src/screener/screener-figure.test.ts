import { expect, it } from 'vitest'
import { riskText } from './screener-figure.ts'

it('[RP-FORMAT-8] names scale and document of every risk score in a list', () => {
  expect(riskText(7, 10)).toBe('7 of 10 (CCI)')
  expect(riskText(5, 7)).toBe('5 of 7 (KID)')
})
