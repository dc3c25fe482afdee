import { expect, it } from 'vitest'
import { dailyMultiple } from './daily-multiple.ts'

it('multiplies the return of each day, not that of the period', () => {
  const [up, down] = dailyMultiple(Float64Array.of(Math.log(1.1), Math.log(1 / 1.1)), 3)
  expect(Math.expm1(up ?? 0)).toBeCloseTo(0.3)
  expect(Math.expm1(down ?? 0)).toBeCloseTo(-0.2727, 4)
})

it('leaves a multiple of one as it is, and never loses everything', () => {
  const returns = Float64Array.of(0.01, Math.log(0.5))
  expect(dailyMultiple(returns, 1)).toEqual(returns)
  expect(Math.exp(dailyMultiple(returns, 3)[1] ?? 0)).toBeCloseTo(0.4)
})
