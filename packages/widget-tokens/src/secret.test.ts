import { expect, it } from 'vitest'
import { createClientSecret, hashClientSecret, parseClientSecret } from './secret.ts'

it('a secret is read from the header of those who send it, and is never made twice', () => {
  const secret = createClientSecret()
  expect(parseClientSecret(`Bearer ${secret}`)).toBe(secret)
  expect(parseClientSecret(`bearer ${secret}`)).toBe(secret)
  expect(createClientSecret()).not.toBe(secret)
  expect(hashClientSecret(secret)).toEqual(hashClientSecret(secret))
  expect(hashClientSecret(secret)).not.toEqual(hashClientSecret(createClientSecret()))
})

it.each([
  undefined,
  '',
  'Bearer ',
  `bws_${'a'.repeat(43)}`,
  `Bearer bws_${'a'.repeat(42)}`,
  `Bearer bws_${'a'.repeat(44)}`,
  `Bearer bws_${'a'.repeat(42)}!`,
  `Bearer bwt_${'a'.repeat(43)}`,
  `x Bearer bws_${'a'.repeat(43)}`,
])('%j holds no secret of ours', authorization => {
  expect(parseClientSecret(authorization)).toBeNull()
})
