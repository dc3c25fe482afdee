import { expect, it } from 'vitest'
import { direction, percentDirection } from './direction.ts'

it('gives the direction of a change', () => {
  expect([0.01, -0.01, 0].map(direction)).toEqual(['up', 'down', 'unchanged'])
})

it('[RP-FORMAT-7] calls what is written as 0.00% unchanged', () => {
  expect([0.00004, -0.00004].map(percentDirection)).toEqual(['unchanged', 'unchanged'])
  expect([0.00006, -0.00006].map(percentDirection)).toEqual(['up', 'down'])
})
