import { expect, it } from 'vitest'
import { getAddress } from './address.ts'

it('one address serves every environment', () => {
  expect(getAddress('https://cdn.example/', 'qa')).toBe('https://cdn.example/')
})

it('[LD-ERROR-1] an environment without an address does not exist', () => {
  const place = { prod: 'https://cdn.example/', qa: 'https://qa.example/' }
  expect(getAddress(place, 'qa')).toBe('https://qa.example/')
  expect(() => getAddress(place, 'uat')).toThrow('Specified CDN environment does not exist.')
})
