import { expect, it } from 'vitest'
import { stretchAround } from './gilt-curve.ts'

const gilts = Array.from({ length: 12 }, (_, id) => ({ id }))
const idsAround = (id: number) => stretchAround(gilts, id).map(gilt => gilt.id)

it('takes four on either side, fewer at the ends of the curve', () => {
  expect(idsAround(5)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(idsAround(0)).toEqual([0, 1, 2, 3, 4])
  expect(idsAround(11)).toEqual([7, 8, 9, 10, 11])
})

it('is empty for a gilt of another type', () => {
  expect(idsAround(99)).toEqual([])
})
