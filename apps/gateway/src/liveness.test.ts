import { describe, expect, it } from 'vitest'
import { goneMs, livenessAction, promisedMs, roundMs } from './liveness.ts'

const session = { id: 'a', userId: null, clientId: null, expiresAt: 1_000_000 }

describe('livenessAction', () => {
  it.each([
    ['nothing while messages flow', { notedNumber: 6, aliveAt: 500 }, false, 500, 'NONE'],
    ['a heartbeat after a round without a message', { notedNumber: 7, aliveAt: 500 }, false, 500, 'HEARTBEAT'],
    ['nothing on top of a full socket', { notedNumber: 7, aliveAt: 500 }, true, 500, 'NONE'],
    ['no more once nobody is there', { notedNumber: 7, aliveAt: 500 }, true, 500 + goneMs, 'GONE'],
    ['goodbye when the session ends', { notedNumber: 7, aliveAt: 999_999 }, false, 1_000_000, 'SESSION_ENDED'],
  ])('gives %s', (_what, noted, isFull, now, care) => {
    expect(livenessAction({ number: 7, ...noted, session }, isFull, now)).toBe(care)
  })

  it('keeps its promise: a message is noted in one round, missed in the next, and the heartbeat still comes in time', () => {
    expect(2 * roundMs).toBeLessThan(promisedMs)
    expect(promisedMs).toBeLessThan(10_000)
  })
})
