import { expect, it } from 'vitest'
import { Revocations } from './revocations.ts'
import type { StreamSession } from './stream-session.ts'

const session: StreamSession = {
  id: 'a',
  userId: 7,
  login: 'one',
  clientId: null,
  issuedAt: 1000,
  expiresAt: 9000,
}

it('voids sessions of the user created up to then, and none created later', () => {
  const revocations = new Revocations(8000)
  revocations.add({ userId: 7, login: null, revokedAt: 1000 })
  expect(revocations.isRevoked(session)).toBe(true)
  expect(revocations.isRevoked({ ...session, issuedAt: 1001 })).toBe(false)
  expect(revocations.isRevoked({ ...session, userId: 8 })).toBe(false)
  expect(revocations.isRevoked({ ...session, userId: null })).toBe(false)
})

it('voids the sessions of one login and leaves the others', () => {
  const revocations = new Revocations(8000)
  revocations.add({ userId: 7, login: 'one', revokedAt: 2000 })
  revocations.add({ userId: 7, login: 'one', revokedAt: 1500 })
  expect(revocations.isRevoked({ ...session, issuedAt: 2000 })).toBe(true)
  expect(revocations.isRevoked({ ...session, login: 'two' })).toBe(false)
  expect(revocations.isRevoked({ ...session, login: null })).toBe(false)
})

it('forgets a revocation once every session it voids has expired', () => {
  const revocations = new Revocations(8000)
  revocations.add({ userId: 7, login: null, revokedAt: 1000 })
  revocations.purge(9000)
  expect(revocations.size).toBe(1)
  revocations.purge(9001)
  expect(revocations.size).toBe(0)
})
