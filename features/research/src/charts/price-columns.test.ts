import { expect, it } from 'vitest'
import { adjustedClose } from './price-columns.ts'

it('ends at the close and treats payments as reinvested', () => {
  // 100p, then 95p after a payment of 10p: a total return of 5%, so the first close counts as 90.48p.
  expect(adjustedClose(105, 9_500, 105)).toBe(9_500)
  expect(adjustedClose(100, 9_500, 105)).toBe(9_048)
  expect(adjustedClose(null, 9_500, 105)).toBeNull()
})
