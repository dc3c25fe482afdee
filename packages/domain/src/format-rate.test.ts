import { expect, it } from 'vitest'
import { formatRate } from './format-rate.ts'

it('[RP-FORMAT-19] has all decimals of a rate, at least four', () => {
  expect([0.78, 0.781345, 0.78134512, 1, 0.00504, 1234.5].map(formatRate)).toEqual([
    '0.7800',
    '0.781345',
    '0.78134512',
    '1.0000',
    '0.00504',
    '1,234.5000',
  ])
})
