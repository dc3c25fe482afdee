import { expect, it } from 'vitest'
import { outsideMarket } from './outside-market.ts'

it('requires an appropriateness test where execution-only retail sale is excluded', () => {
  const sentence = 'Appropriateness test required: not designed for execution-only sale to retail investors.'
  expect(outsideMarket({ '06010': 'N', '02010': 'N', '05010': 'N' })).toBe(sentence)
  expect(outsideMarket({ '06010': 'P' })).toBe(sentence)
})

it('is null where execution-only sale is allowed or not answered', () => {
  expect(outsideMarket({ '06010': 'B', '02010': 'N' })).toBeNull()
  expect(outsideMarket({})).toBeNull()
})
