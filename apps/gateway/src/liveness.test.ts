import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from './client.ts'
import {
  firstSubscriptionMs,
  goneMs,
  incompleteMs,
  LivenessRounds,
  livenessAction,
  maxWaitingBytes,
  promisedMs,
  roundMs,
} from './liveness.ts'

const quiet = {
  number: 7,
  checkedNumber: 7,
  aliveAt: 500,
  openedAt: 0,
  expiresAt: 1_000_000,
  hasSubscribed: true,
  incompleteSince: null,
}

describe('livenessAction', () => {
  it.each([
    ['nothing while messages flow', { checkedNumber: 6 }, 0, 500, 'NONE'],
    ['a heartbeat after a round without a message', {}, 0, 500, 'HEARTBEAT'],
    ['a heartbeat long after the last message was complete', { aliveAt: 60_000 }, 0, 60_000, 'HEARTBEAT'],
    ['nothing on top of a full socket', {}, 1, 500, 'NONE'],
    ['nothing while no more waits than may', {}, maxWaitingBytes, 500, 'NONE'],
    ['to cut a peer that is gone', {}, 1, 500 + goneMs, 'GONE'],
    ['to end an expired session', { aliveAt: 999_999 }, 0, 1_000_000, 'SESSION_ENDED'],
    ['to close a connection without a first SUB', { hasSubscribed: false }, 0, firstSubscriptionMs, 'NO_SUBSCRIPTION'],
    ['to wait for a first SUB', { hasSubscribed: false }, 0, firstSubscriptionMs - 1, 'HEARTBEAT'],
    ['to wait as long after the start', { hasSubscribed: false, openedAt: 9000 }, 0, 9500, 'HEARTBEAT'],
    ['to close after half a message', { incompleteSince: 500 }, 0, 500 + incompleteMs, 'INCOMPLETE_MESSAGE'],
    ['to wait for the rest of a message', { incompleteSince: 500 }, 0, 499 + incompleteMs, 'HEARTBEAT'],
    ['to close a client that lets too much wait', {}, maxWaitingBytes + 1, 500, 'SLOW_CONSUMER'],
  ])('says %s', (_what, given, waitingBytes, now, action) => {
    expect(livenessAction({ ...quiet, ...given }, waitingBytes, now)).toBe(action)
  })

  it('leaves time for two rounds within the promise of a heartbeat', () => {
    expect(2 * roundMs).toBeLessThan(promisedMs)
    expect(promisedMs).toBeLessThan(10_000)
  })
})

describe('LivenessRounds', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([1, 3, 20, 1000])('checks each of %i clients once a round', count => {
    const checks = new Map<Client, number>()
    const rounds = new LivenessRounds(client => checks.set(client, (checks.get(client) ?? 0) + 1))
    const clients = Array.from({ length: count }, () => ({}) as Client)
    for (const client of clients) rounds.add(client)
    vi.advanceTimersByTime(5 * roundMs)
    expect(new Set(checks.values())).toEqual(new Set([5]))
    expect(checks.size).toBe(count)
    for (const client of clients) rounds.remove(client)
    checks.clear()
    vi.advanceTimersByTime(roundMs)
    expect(checks.size).toBe(0)
    for (const client of clients) rounds.add(client)
    rounds.stop()
    vi.advanceTimersByTime(roundMs)
    expect(checks.size).toBe(0)
  })

  it('checks the others although one is removed by its own check', () => {
    const checked: Client[] = []
    const rounds: LivenessRounds = new LivenessRounds(client => {
      checked.push(client)
      rounds.remove(client)
    })
    const clients = Array.from({ length: 60 }, () => ({}) as Client)
    for (const client of clients) rounds.add(client)
    vi.advanceTimersByTime(roundMs)
    expect(new Set(checked).size).toBe(60)
    rounds.stop()
  })
})
