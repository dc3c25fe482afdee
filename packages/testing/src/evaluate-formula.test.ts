import { expect, it } from 'vitest'
import { evaluateFormula } from './evaluate-formula.ts'

const terms = new Map([
  ['Current assets', 9],
  ['Inventories', 3],
  ['Current liabilities', 4],
])

it('follows brackets and the order of operations', () => {
  expect(evaluateFormula('(Current assets − inventories) ÷ current liabilities', terms)).toBe(1.5)
  expect(evaluateFormula('Current assets − inventories × 2; a note', terms)).toBe(3)
  expect(evaluateFormula('(Current assets ÷ current liabilities) to the power of (1 ÷ 2) − 1', terms)).toBe(0.5)
  expect(evaluateFormula('Inventories × √9', terms)).toBe(9)
})

it('refuses words that are no term', () => {
  expect(() => evaluateFormula('Current assets ÷ revenue', terms)).toThrow('No value for "revenue"')
  expect(() => evaluateFormula('Current assets of Inventories', terms)).toThrow('Not understood')
})
