import { expect, it } from 'vitest'
import { outsideMarket } from './outside-market.ts'

it('says first that it is not to be sold without a test, then whom it is not for', () => {
  expect(outsideMarket({ '06010': 'N', '02010': 'N', '05010': 'N' })).toBe(
    'The manager does not want this sold to private investors without a test of their knowledge. It is not for investors who have only basic knowledge of investments and want above all to keep their capital.',
  )
  expect(outsideMarket({ '06010': 'P' })).toMatch(/without a test of their knowledge\.$/)
})

it('says nothing where private investors may buy it just so, or nothing was answered', () => {
  expect(outsideMarket({ '06010': 'B', '02010': 'N' })).toBeNull()
  expect(outsideMarket({})).toBeNull()
})
