import { expect, it } from 'vitest'
import { createSessionSigner } from './session-signer.ts'

const key = new Uint8Array(32).fill(7)
const signer = createSessionSigner(key, 'cookie')

it('gives back what was signed with the same key for the same purpose, and nothing else', () => {
  const signed = signer.sign('1.2.3')
  expect(createSessionSigner(key.slice(), 'cookie').unsign(signed)).toBe('1.2.3')
  expect(createSessionSigner(key, 'ticket').unsign(signed)).toBeNull()
  expect(createSessionSigner(new Uint8Array(32), 'cookie').unsign(signed)).toBeNull()
  expect(signer.unsign(signed.replace('1.2.3', '1.2.4'))).toBeNull()
  expect(signer.unsign('1.2.3')).toBeNull()
})
