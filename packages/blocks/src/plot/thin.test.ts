import { expect, it } from 'vitest'
import { thin } from './thin.ts'

it('thins a long series but keeps its first and last values', () => {
  const days = Array.from({ length: 2520 }, (_, index) => index)
  const picked = thin(days, 400)
  expect(picked).toHaveLength(400)
  expect(picked[0]).toBe(0)
  expect(picked.at(-1)).toBe(2519)
  expect(thin([1, 2], 400)).toEqual([1, 2])
})
