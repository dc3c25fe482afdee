import { expect, it } from 'vitest'
import { fillAddress } from './fill-address.ts'

it('[LD-STEP-17] fills an address with what is given, and with the defaults of what is not', () => {
  const form = 'news/{marketCode}?limit={limit=5}&sort={sort}'
  expect(fillAddress(form, { marketCode: 'LSE:HVL', sort: 'a&b' })).toBe('news/LSE%3AHVL?limit=5&sort=a%26b')
  expect(fillAddress(form, { marketCode: 'LSE:BW.', limit: 0, sort: undefined })).toBe('news/LSE%3ABW.?limit=0&sort=')
})
