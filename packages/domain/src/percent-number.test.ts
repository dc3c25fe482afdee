import { expect, it } from 'vitest'
import { toPercentNumber } from './percent-number.ts'

it('[RP-FORMAT-5] keeps every digit of a percentage and no noise', () => {
  expect([0.0369, 0.036_912_345_67, -0.07, 0, 0.1 + 0.2, 1e-9].map(toPercentNumber)).toEqual([
    3.69, 3.691_234_567, -7, 0, 30, 1e-7,
  ])
})
