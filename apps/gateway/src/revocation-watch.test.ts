import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchRevocations } from './revocation-watch.ts'
import { type Revocation, Revocations } from './revocations.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Row = Revocation & { readonly id: number }
const row = (id: number): Row => ({ id, userId: id, login: null, revokedAt: 1000 })

async function createCase(rows: Row[], now: () => number = Date.now) {
  const reported: number[] = []
  const asked: number[] = []
  const revocations = new Revocations(10_000)
  const errors: unknown[] = []
  let failure: Error | Promise<never> | null = null
  const watch = await watchRevocations({
    revocations,
    load: async afterId => {
      asked.push(afterId)
      if (failure instanceof Error) throw failure
      await failure
      return rows.filter(({ id }) => id > afterId)
    },
    onRevoked: ({ userId }) => reported.push(userId),
    onError: error => errors.push(error),
    now,
  })
  return {
    reported,
    asked,
    revocations,
    errors,
    watch,
    fail: (given: typeof failure) => {
      failure = given
    },
  }
}

it('knows what is stored before it resolves, and what is added within two seconds, once each', async () => {
  const rows = [row(1), row(2)]
  const { reported, watch } = await createCase(rows)
  expect(reported).toEqual([1, 2])
  rows.push(row(3))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reported).toEqual([1, 2, 3])
  watch.stop()
  rows.push(row(4))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reported).toEqual([1, 2, 3])
})

it('finds a row that was committed after one with a higher id', async () => {
  const rows = [row(1)]
  const { reported } = await createCase(rows)
  rows.push(row(5))
  await vi.advanceTimersByTimeAsync(2000)
  rows.push(row(4))
  await vi.advanceTimersByTimeAsync(2000)
  expect(reported).toEqual([1, 5, 4])
})

it('goes on after the database has failed', async () => {
  const rows: Row[] = []
  const { reported, errors, fail } = await createCase(rows)
  fail(new Error('away'))
  rows.push(row(1))
  await vi.advanceTimersByTimeAsync(2000)
  expect([errors.length, reported]).toEqual([1, []])
  fail(null)
  await vi.advanceTimersByTimeAsync(2000)
  expect(reported).toEqual([1])
})

it('voids the sessions of what it has read, and forgets it once they have expired', async () => {
  let now = 1000
  const { revocations, watch } = await createCase([row(7)], () => now)
  const session = { id: 'a', userId: 7, login: null, clientId: null, issuedAt: 1000, expiresAt: 11_000 }
  expect(revocations.isRevoked(session)).toBe(true)
  now = 11_001
  await vi.advanceTimersByTimeAsync(599_999)
  expect(revocations.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(revocations.size).toBe(0)
  watch.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('asks only for what may be new, and not while an answer is on its way', async () => {
  const rows = [row(1), row(2)]
  const { asked, fail } = await createCase(rows)
  await vi.advanceTimersByTimeAsync(4000)
  // One poll late: a row with a lower id may be committed later.
  expect(asked).toEqual([0, 0, 2])
  const slow = Promise.withResolvers<never>()
  fail(slow.promise)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveLength(4)
  slow.reject(new Error('away'))
  fail(null)
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toHaveLength(5)
})
