import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { beginningOf } from './beginning.ts'

const listedOn = getIsoDate('2023-07-03')

it('counts from the first price, where that came with the listing', () => {
  const first = getIsoDate('2023-07-05')
  expect(beginningOf({ type: 'EQUITY', listedOn }, first)).toEqual({ on: first, words: 'Since listing' })
  expect(beginningOf({ type: 'FUND', listedOn }, first)?.words).toBe('Since launch')
})

it('is null where prices start long after the listing, or the listing date is unknown', () => {
  expect(beginningOf({ type: 'EQUITY', listedOn }, getIsoDate('2024-01-02'))).toBeNull()
  expect(beginningOf({ type: 'EQUITY', listedOn: null }, listedOn)).toBeNull()
})
