import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchRevocations } from './revocation-watch.ts'
import { type Revocation, Revocations } from './revocations.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Row = Revocation & { readonly id: number }
const row = (id: number): Row => ({ id, userId: id, login: null, revokedAt: 1000 })

async function createCase(rows: Row[]) {
  const reported: number[] = []
  const errors: unknown[] = []
  let failure: Error | null = null
  const watch = await watchRevocations({
    revocations: new Revocations(10_000),
    load: async afterId => {
      if (failure !== null) throw failure
      return rows.filter(({ id }) => id > afterId)
    },
    onRevoked: ({ userId }) => reported.push(userId),
    onError: error => errors.push(error),
    now: Date.now,
  })
  return {
    reported,
    errors,
    watch,
    fail: (error: Error | null) => {
      failure = error
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
