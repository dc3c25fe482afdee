import { getMarketCode } from '@bellwether/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Listed, ListedLookup } from './listed-lookup.ts'

const [hvl, fund, none] = ['LSE:HVL', 'NYSE:CRSN', 'LSE:NONE'].map(getMarketCode) as [never, never, never]
const rows = [
  { marketCode: 'LSE:HVL', streamable: true },
  { marketCode: 'NYSE:CRSN', streamable: false },
]

const many = (count: number) => Array.from({ length: count }, (_, i) => `LSE:${i.toString(36)}` as never)

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
  await vi.advanceTimersByTimeAsync(59_998)
  ask(hvl)
  expect(answers).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(1)
  ask(hvl)
  expect(answers).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(1)
  expect(find).toHaveBeenCalledTimes(2)
})

it('asks one question at a time, of at most 500 symbols', async () => {
  const sizes: number[] = []
  let respond = () => {}
  const find = vi.fn(async (codes: readonly string[]) => {
    sizes.push(codes.length)
    await new Promise<void>(resolve => {
      respond = resolve
    })
    return rows
  })
  const { answers, ask } = createCase(find)
  for (const code of many(1200)) ask(code)
  await vi.advanceTimersByTimeAsync(1)
  ask(hvl)
  for (const asked of [[500], [500, 500], [500, 500, 201]]) {
    await vi.advanceTimersByTimeAsync(1)
    expect(sizes).toEqual(asked)
    respond()
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toHaveLength(1201)
  ask(fund)
  await vi.advanceTimersByTimeAsync(1)
  expect(sizes).toEqual([500, 500, 201, 1])
})

it('remembers 100,000 symbols, and forgets them all before it would remember more', async () => {
  const { find, answers, ask } = createCase()
  const known = many(100_000)
  for (const code of known) ask(code)
  await vi.advanceTimersByTimeAsync(100)
  const { length: questions } = find.mock.calls
  const [first] = known as [never]
  ask(first)
  expect(answers).toHaveLength(100_001)
  ask(hvl)
  await vi.advanceTimersByTimeAsync(100)
  ask(first)
  ask(hvl)
  expect([answers.length, answers.at(-1)]).toEqual([100_003, ['LSE:HVL', 'STREAMABLE']])
  await vi.advanceTimersByTimeAsync(100)
  expect(find).toHaveBeenCalledTimes(questions + 2)
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
