import { expect, it } from 'vitest'
import { starsOf } from './stars.ts'

it('gives a part of a page the stars of its own securities and no others', () => {
  const lists = [
    { name: 'Income', codes: ['LSE:HVL', 'LSE:NWT'] },
    { name: 'Growth', codes: ['LSE:BW.'] },
  ]
  expect(starsOf({ lists, next: '/' }, ['LSE:NWT', 'LSE:TG34'])).toEqual({
    lists: [
      { name: 'Income', codes: ['LSE:NWT'] },
      { name: 'Growth', codes: [] },
    ],
    next: '/',
  })
})
