import { expect, it } from 'vitest'
import { standingOf } from './sector-standing.ts'

const member = (securityId: number, fraction: number, period = 0) => ({ securityId, period, fraction })

it('averages every member of a period, and leaves out periods where the security is alone or too young', () => {
  const rows = [member(1, 0.1), member(2, 0.3), member(1, 0.5, 1), member(2, 0.2, 2), member(3, 0.4, 2)]
  const { averages, ranks } = standingOf(rows, 1, 4)
  expect(averages.map(average => average && Math.round(average * 100))).toEqual([20, null, 30, null])
  expect(ranks).toEqual([{ place: 2, of: 2, quartile: null }, null, null, null])
})

it('[RP-COMPARE-4] ranks the security among the others, with its quartile', () => {
  const rows = [0.4, 0.3, 0.2, 0.1].map((fraction, index) => member(index + 1, fraction))
  expect(standingOf(rows, 2, 1).ranks).toEqual([{ place: 2, of: 4, quartile: 2 }])
})
