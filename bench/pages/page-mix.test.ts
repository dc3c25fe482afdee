import { expect, it } from 'vitest'
import { toPageMix } from './page-mix.ts'

it('takes the securities in turn, Overviews and the other pages by turns', () => {
  const share = { overview: '/a', others: ['/a/1', '/a/2'] }
  const gilt = { overview: '/b', others: [] }
  expect(toPageMix([share, gilt], 8)).toEqual(['/a', '/b', '/a/1', '/b', '/a', '/b', '/a/2', '/b'])
})

it('refuses to mix nothing', () => {
  expect(() => toPageMix([], 1)).toThrow('at least one security')
})
