import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToken } from '../../testing/token.ts'
import { fillConfig } from '../fill-config.ts'
import { toBearer } from '../tokens.ts'
import { isUsable, run as refresh } from './tokens.ts'

const now = 1_800_000_000
const until = (seconds: number) => createToken({ exp: now + seconds })
const configure = (api: object) => fillConfig({ api, delivery: { timeoutMs: 50 } }, 'https://cdn.example/a/b/c')[0]

beforeEach(() => vi.useFakeTimers({ now: now * 1000 }))
afterEach(() => vi.useRealTimers())

describe('a token', () => {
  it('[LD-TOKEN-3, LD-CONST-5] is usable only with more than 60 seconds to live', () => {
    expect([59, 60, 60.5, 61, -5].map(seconds => isUsable('apiGatewayToken', until(seconds)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(isUsable('apiGatewayToken', createToken({ exp: undefined }))).toBe(false)
  })

  it('may be opaque unless it is that of the gateway', () => {
    expect(isUsable('uim', 'opaque')).toBe(true)
    expect(isUsable('apiGatewayToken', 'opaque')).toBe(false)
    for (const nothing of [undefined, null, '']) expect(isUsable('uim', nothing)).toBe(false)
  })

  it('[LD-TOKEN-2] gets the prefix once', () => {
    for (const given of ['abc', 'Bearer abc', 'bearer abc']) expect(toBearer(given)).toBe('Bearer abc')
  })
})

describe('a token that runs out', () => {
  it('[LD-TOKEN-4] is asked for from the host, by name, and kept', async () => {
    const callback = vi.fn(async () => until(900))
    const held = { apiGatewayToken: until(10) }
    expect(await refresh(configure({ apiTokenExpiredCallback: callback }), held, 'apiGatewayToken')).toBe(until(900))
    expect(callback.mock.calls).toEqual([['apiGatewayToken']])
    expect(held.apiGatewayToken).toBe(until(900))
  })

  it('is asked for once by 100 callers at a time', async () => {
    const callback = vi.fn(() => new Promise<string>(resolve => setTimeout(resolve, 20, until(900))))
    const config = configure({ apiTokenExpiredCallback: callback })
    const held = { apiGatewayToken: until(10) }
    const asked = Promise.all(Array.from({ length: 100 }, () => refresh(config, held, 'apiGatewayToken')))
    await vi.advanceTimersByTimeAsync(20)
    expect(new Set(await asked)).toEqual(new Set([until(900)]))
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['throws', () => Promise.reject(new Error(`no ${createToken()}`))],
    [
      'throws at once',
      () => {
        throw new Error(`no ${createToken()}`)
      },
    ],
    ['gives one that has run out', () => until(5)],
    ['gives none', () => undefined],
    ['gives what is no token', () => 'opaque'],
    ['never answers', () => new Promise(() => {})],
  ])('is given up after three calls if the callback %s, and the error holds no token', async (_, answer) => {
    const callback = vi.fn(answer)
    const config = configure({ apiTokenExpiredCallback: callback })
    const held = { apiGatewayToken: until(10) }
    const ask = async () => {
      const asked = refresh(config, held, 'apiGatewayToken').catch((error: Error) => error)
      await vi.advanceTimersByTimeAsync(500)
      return asked
    }
    const error = (await ask()) as Error & { code: string }
    expect([error.code, callback.mock.calls.length]).toEqual(['LOADER_TOKEN_EXPIRED', 3])
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain(
      until(10).split('.')[1],
    )
    await ask()
    expect(callback).toHaveBeenCalledTimes(3)
    // update() gives another token, and with it new attempts.
    held.apiGatewayToken = until(20)
    await ask()
    expect(callback).toHaveBeenCalledTimes(6)
  })

  it('is missing if nobody has it', async () => {
    await expect(refresh(configure({}), {}, 'uim')).rejects.toMatchObject({
      code: 'LOADER_TOKEN_MISSING',
      message: 'Missing apiTokens.uim',
    })
  })

  it('[LD-TOKEN-3, LD-TOKEN-4] from a source must live for more than 60 seconds too, or the callback is called', async () => {
    const source = vi.fn(() => until(60))
    const callback = vi.fn(() => until(900))
    const config = configure({ tokenSources: { markets: source }, apiTokenExpiredCallback: callback })
    expect(await refresh(config, {}, 'markets')).toBe(until(900))
    expect([source.mock.calls.length, callback.mock.calls]).toEqual([1, [['markets']]])
    await expect(refresh(configure({ tokenSources: { markets: source } }), {}, 'markets')).rejects.toMatchObject({
      code: 'LOADER_TOKEN_EXPIRED',
    })
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error(`no ${createToken()}`)
      },
    ],
    ['gives a number', () => 7],
    ['never answers', () => new Promise(() => {})],
  ])('comes from the callback if its source %s', async (_, source) => {
    const config = configure({ tokenSources: { markets: source }, apiTokenExpiredCallback: () => until(900) })
    const asked = refresh(config, {}, 'markets')
    await vi.advanceTimersByTimeAsync(500)
    expect(await asked).toBe(until(900))
  })

  it('[LD-STEP-8] comes from its source each time, if it has one', async () => {
    const source = vi.fn(() => 'from the source')
    const config = configure({ tokenSources: { markets: source } })
    const held = {}
    await refresh(config, held, 'markets')
    expect(await refresh(config, held, 'markets')).toBe('from the source')
    expect([source.mock.calls.length, held]).toEqual([2, {}])
  })
})
