import { expect, it } from 'vitest'
import { outsideMarket } from './outside-market.ts'

it('says in one sentence that it is not to be sold without a test, however many it is not for', () => {
  const sentence = 'Appropriateness test required: not designed for execution-only sale to retail investors.'
  expect(outsideMarket({ '06010': 'N', '02010': 'N', '05010': 'N' })).toBe(sentence)
  expect(outsideMarket({ '06010': 'P' })).toBe(sentence)
})

it('says nothing where private investors may buy it just so, or nothing was answered', () => {
  expect(outsideMarket({ '06010': 'B', '02010': 'N' })).toBeNull()
  expect(outsideMarket({})).toBeNull()
})
