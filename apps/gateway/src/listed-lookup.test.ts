import { getMarketCode } from '@bellwether/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Listed, ListedLookup } from './listed-lookup.ts'

const [hvl, fund, none] = ['LSE:HVL', 'NYSE:CRSN', 'LSE:NONE'].map(getMarketCode) as [never, never, never]
const rows = [
  { marketCode: 'LSE:HVL', streamable: true },
  { marketCode: 'NYSE:CRSN', streamable: false },
]

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function createCase(find = vi.fn(async (_codes: readonly string[]) => rows)) {
  const errors: unknown[] = []
  const lookup = new ListedLookup({ find, onError: error => errors.push(error), now: Date.now })
  const answers: [string, Listed][] = []
  const ask = (code: never) => lookup.ask(code, listed => answers.push([code, listed]))
  return { find, errors, answers, ask }
}

it('batches lookups and caches them for a minute', async () => {
  const { find, answers, ask } = createCase()
  for (const code of [hvl, fund, none, hvl]) ask(code)
  await vi.advanceTimersByTimeAsync(1)
  expect(find.mock.calls).toEqual([[['LSE:HVL', 'NYSE:CRSN', 'LSE:NONE']]])
  expect(answers).toEqual([
    ['LSE:HVL', 'STREAMABLE'],
    ['LSE:HVL', 'STREAMABLE'],
    ['NYSE:CRSN', 'NOT_STREAMABLE'],
    ['LSE:NONE', 'UNKNOWN_SYMBOL'],
  ])
  ask(hvl)
  expect(answers).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(60_000)
  ask(hvl)
  await vi.advanceTimersByTimeAsync(1)
  expect(find).toHaveBeenCalledTimes(2)
})

it('retries while the database is unavailable', async () => {
  const find = vi.fn(async (_codes: readonly string[]) => rows)
  find.mockRejectedValueOnce(new Error('away'))
  const { errors, answers, ask } = createCase(find)
  ask(hvl)
  await vi.advanceTimersByTimeAsync(1)
  expect([errors.length, answers.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers).toEqual([['LSE:HVL', 'STREAMABLE']])
})
