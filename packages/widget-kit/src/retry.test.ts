import { ApiAnswerError, ApiRefusedError, ApiUnreachableError } from '@bellwether/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WidgetPartError } from './errors.ts'
import { withRetries } from './retry.ts'

const url = 'https://api.example/'
const refused = (status: number, retryAfterMs = 0) => new ApiRefusedError(url, status, null, 'no', retryAfterMs)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Fails with these in turn, then answers; says after how many milliseconds it was asked each time. */
function failing(...errors: readonly Error[]) {
  const askedMs: number[] = []
  const start = Date.now()
  const ask = async () => {
    const error = errors[askedMs.length]
    askedMs.push(Date.now() - start)
    if (error) throw error
    return 'view'
  }
  return { ask, askedMs }
}

async function settle(work: Promise<unknown>): Promise<unknown> {
  const outcome = work.catch(error => error)
  await vi.runAllTimersAsync()
  return outcome
}

describe('[LD-RETRY-1] data that could not be loaded', () => {
  it.each([
    ['no network', new ApiUnreachableError(url, null)],
    ['500', refused(500)],
    ['503', refused(503)],
    ['429', refused(429)],
    ['408', refused(408)],
    ['a part that failed on the server', new WidgetPartError()],
  ])('is asked for again after %s, with longer pauses', async (_name, error) => {
    const { ask, askedMs } = failing(error, error)
    expect(await settle(withRetries(ask, new AbortController().signal))).toBe('view')
    expect(askedMs).toEqual([0, 500, 2500])
  })

  it('is asked for three times at most', async () => {
    const last = refused(504)
    const { ask, askedMs } = failing(refused(503), refused(503), last)
    expect(await settle(withRetries(ask, new AbortController().signal))).toBe(last)
    expect(askedMs).toHaveLength(3)
  })

  it('waits at least half of each pause, at random', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { ask, askedMs } = failing(refused(503), refused(503))
    await settle(withRetries(ask, new AbortController().signal))
    expect(askedMs).toEqual([0, 250, 1250])
  })

  it.each([
    ['404', refused(404)],
    ['401', refused(401)],
    ['an answer of another kind', new ApiAnswerError(url, 'data')],
    ['a fault of the code', new TypeError('x')],
  ])('is not asked for again after %s', async (_name, error) => {
    const { ask, askedMs } = failing(error)
    expect(await settle(withRetries(ask, new AbortController().signal))).toBe(error)
    expect(askedMs).toEqual([0])
  })
})

describe('[LD-RETRY-2] Retry-After', () => {
  it('is waited for', async () => {
    const { ask, askedMs } = failing(refused(503, 5000))
    await settle(withRetries(ask, new AbortController().signal))
    expect(askedMs).toEqual([0, 5000])
  })

  it('of more than 10 seconds leaves the next attempt to the reader', async () => {
    const { ask, askedMs } = failing(refused(429, 60_000))
    expect(await settle(withRetries(ask, new AbortController().signal))).toMatchObject({ status: 429 })
    expect(askedMs).toEqual([0])
  })
})

it('[LD-RETRY-1] ends with the widget, and leaves no timer', async () => {
  const leaving = new AbortController()
  const { ask, askedMs } = failing(refused(503))
  const outcome = withRetries(ask, leaving.signal).catch(error => error)
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  expect([askedMs.length, vi.getTimerCount()]).toEqual([1, 0])
})
