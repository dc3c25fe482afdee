import { describe, expect, it } from 'vitest'
import { careFor, goneMs, promisedMs, silenceMs } from './housekeeping.ts'

const session = { id: 'a', userId: null, clientId: null, expiresAt: 1_000_000 }

describe('careFor', () => {
  it.each([
    ['nothing while messages flow', { sentAt: 500, aliveAt: 500 }, false, 500 + silenceMs - 1, 'NONE'],
    ['a heartbeat after a silence', { sentAt: 500, aliveAt: 500 }, false, 500 + silenceMs, 'HEARTBEAT'],
    ['nothing on top of a full socket', { sentAt: 500, aliveAt: 500 }, true, 500 + silenceMs, 'NONE'],
    ['no more once nobody is there', { sentAt: 500, aliveAt: 500 }, true, 500 + goneMs, 'GONE'],
    ['goodbye when the session ends', { sentAt: 999_999, aliveAt: 999_999 }, false, 1_000_000, 'SESSION_ENDED'],
  ])('gives %s', (_what, times, isFull, now, care) => {
    expect(careFor({ ...times, session }, isFull, now)).toBe(care)
  })

  it('keeps its promise: a heartbeat is due before the last one said, a round and a half later at worst', () => {
    expect(silenceMs + 2000).toBeLessThan(promisedMs)
    expect(promisedMs).toBeLessThan(10_000)
  })
})
