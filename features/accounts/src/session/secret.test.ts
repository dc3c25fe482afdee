import { expect, it } from 'vitest'
import { createSecret, hashSecret, parseSecret } from './secret.ts'

it('a secret is read back from its cookie, and is never made twice', () => {
  const secret = createSecret()
  expect(parseSecret(secret)).toBe(secret)
  expect(createSecret()).not.toBe(secret)
  expect(hashSecret(secret)).toEqual(hashSecret(secret))
  expect(hashSecret(secret)).not.toEqual(hashSecret(createSecret()))
})

it.each([undefined, '', 'undefined', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`, `${'a'.repeat(43)}\n`])(
  '%j is none',
  text => {
    expect(parseSecret(text)).toBeNull()
  },
)
