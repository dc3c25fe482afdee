import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPending, parsePending } from './pending-login.ts'

const word = () => randomBytes(32).toString('base64url')
const pending = (next: string | null) => ({ state: word(), nonce: word(), verifier: word(), next })

it.each([null, '/', '/platform/trade?marketCode=LSE:HVL&instruction=B'])('round-trips with %s', next => {
  const given = pending(next)
  expect(parsePending(formatPending(given))).toEqual(given)
})

it('drops a path that leads off the site', () => {
  expect(parsePending(formatPending(pending('//evil.example')))).toMatchObject({ next: null })
})

it('rejects anything else', () => {
  expect(parsePending(undefined)).toBeNull()
  expect(parsePending(`${formatPending(pending('/'))}.x`)).toBeNull()
  const { state, nonce, verifier } = pending('/')
  for (const parts of [
    ['', nonce, verifier, ''],
    [state, `${nonce}x`, verifier, ''],
    [state, nonce, `!${verifier}`, ''],
    [state, nonce, verifier],
  ])
    expect(parsePending(parts.join('.'))).toBeNull()
  fc.assert(fc.property(fc.string(), text => parsePending(text) === null))
})
