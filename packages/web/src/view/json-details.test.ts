import { expect, it } from 'vitest'
import { booleanIn, detailsIn, listIn, numberIn, textIn } from './json-details.ts'

const details = {
  adviser: 'Kestrel',
  empty: '',
  limit: 0.25,
  hero: false,
  tiers: [{ rate: 1 }, 'odd', null],
  in: { a: 1 },
}

it('answers what is there in the kind that was asked for', () => {
  expect(textIn(details, 'adviser')).toBe('Kestrel')
  expect(numberIn(details, 'limit')).toBe(0.25)
  expect(booleanIn(details, 'hero')).toBe(false)
  expect(numberIn(detailsIn(details, 'in'), 'a')).toBe(1)
})

it('takes another kind for missing', () => {
  expect(textIn(details, 'limit')).toBeNull()
  expect(textIn(details, 'empty')).toBeNull()
  expect(numberIn(details, 'adviser')).toBeNull()
  expect(booleanIn(details, 'none')).toBeNull()
  expect(detailsIn(details, 'tiers')).toEqual({})
})

it('passes over what is no record in a list', () => {
  expect(listIn(details, 'tiers')).toEqual([{ rate: 1 }])
  expect(listIn(details, 'adviser')).toEqual([])
})
