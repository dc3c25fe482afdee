import { describe, expect, it } from 'vitest'
import type { Effect, StreamEvent, StreamState } from './stream-state.ts'
import { transition } from './transition.ts'
import * as waits from './waits.ts'

const message = { type: 'message', busLost: null } as const
const session: StreamState = { phase: 'starting', step: 'session' }
const socket: StreamState = { phase: 'starting', step: 'socket' }
const live: StreamState = { phase: 'live', attempts: 0, draining: false }
const off: StreamState = { phase: 'off', reason: null }
const every: readonly StreamState[] = [
  off,
  session,
  socket,
  { phase: 'starting', step: 'failed' },
  live,
  { ...live, draining: true },
  { ...live, phase: 'stale', cause: 'silence' },
  { ...live, phase: 'stale', cause: 'bus' },
  { phase: 'reconnecting', step: 'waiting', attempts: 1 },
  { phase: 'reconnecting', step: 'socket', attempts: 1 },
  { phase: 'reconnecting', step: 'session', attempts: 2 },
  { phase: 'reconnecting', step: 'failed', attempts: 2 },
]

function after(start: StreamState, ...events: StreamEvent[]): { state: StreamState; effects: readonly Effect[] } {
  let state = start
  let effects: readonly Effect[] = []
  for (const event of events) [state, ...effects] = transition(state, event)
  return { state, effects }
}

const timer = (name: Extract<StreamEvent, { type: 'timer' }>['timer']) => ({ type: 'timer', timer: name }) as const
const wait = (name: Extract<Effect, { do: 'wait' }>['timer'], ms: number, jitter = false) =>
  ({ do: 'wait', timer: name, ms, jitter }) as const

describe('starting', () => {
  it('creates a session, opens the socket, and is live with the first message', () => {
    expect(after(off, { type: 'on' }).state).toEqual(session)
    expect(after(session, { type: 'session-made' })).toMatchObject({ state: socket, effects: [{ do: 'open-socket' }] })
    expect(after(socket, message).state).toEqual(live)
  })

  it('[RP-STREAM-8, RP-STREAM-16] logs a failed session at once and is off a second later', () => {
    for (const refused of [true, false]) {
      const failed = after(session, { type: 'session-failed', refused })
      expect(failed.state.phase).toBe('starting')
      expect(failed.effects).toContainEqual({ do: 'log-session-failure' })
      expect(failed.effects).toContainEqual(wait('off', 1_000))
      expect(after(failed.state, timer('off')).state).toEqual({ phase: 'off', reason: 'SESSION_FAILED' })
    }
  })

  it('gives up after ten seconds', () => {
    expect(after(session, timer('slow')).effects).toContainEqual({ do: 'log-session-failure' })
    expect(after(socket, timer('slow')).state.phase).toBe('reconnecting')
  })
})

describe('a close', () => {
  it('[RP-STREAM-7, RP-STREAM-24] by the server, with any code but 1006, turns streaming off at once', () => {
    for (const code of [1000, 1001, 1005, 1008, 1011, 1012, 1013, 4000, 4429]) {
      for (const state of [socket, live, { ...live, phase: 'stale', cause: 'silence' } as const]) {
        expect(after(state, { type: 'closed', code }).state).toEqual({ phase: 'off', reason: 'CLOSED_BY_SERVER' })
      }
    }
  })

  it('[RP-STREAM-25] with 1006 reconnects with full jitter for at most ten seconds, then it is off', () => {
    const { state, effects } = after(live, { type: 'closed', code: 1006 })
    expect(state).toEqual({ phase: 'reconnecting', step: 'waiting', attempts: 1 })
    expect(effects).toContainEqual(wait('retry', waits.firstRetry, true))
    expect(effects).toContainEqual(wait('give-up', 10_000))
    expect(after(state, timer('give-up')).state).toEqual({ phase: 'off', reason: 'CONNECTION_LOST' })
    const again = after(state, timer('retry'), { type: 'closed', code: 1006 })
    expect(again.effects).toContainEqual(wait('retry', waits.firstRetry * 2, true))
    // The ten seconds count from the loss, not from the last attempt.
    expect(again.effects.some(effect => effect.do === 'wait' && effect.timer === 'give-up')).toBe(false)
  })

  it('[RP-STREAM-27] after a goodbye for a restart waits for its random moment, and only then starts the ten seconds', () => {
    const drained = after(live, { type: 'goodbye', reason: 'DRAINING', spreadMs: 30_000 })
    expect(drained.state.phase).toBe('live')
    expect(drained.effects).toEqual([wait('retry', 30_000, true)])
    const closed = after(drained.state, { type: 'closed', code: 1012 })
    expect(closed.state).toMatchObject({ phase: 'reconnecting', step: 'waiting' })
    const due = after(closed.state, timer('retry'))
    expect(due.state).toMatchObject({ phase: 'reconnecting', step: 'socket' })
    expect(due.effects).toContainEqual(wait('give-up', 10_000))
    expect(after(due.state, timer('give-up')).state).toEqual({ phase: 'off', reason: 'CONNECTION_LOST' })
    expect(after(drained.state, timer('retry')).effects).toContainEqual(wait('give-up', 10_000))
  })

  it('[RP-STREAM-8] because the session ended turns streaming off at once', () => {
    const { state } = after(live, { type: 'goodbye', reason: 'SESSION_ENDED', spreadMs: 0 })
    expect(state).toEqual({ phase: 'off', reason: 'SESSION_ENDED' })
  })
})

describe('reconnecting', () => {
  const lost = after(live, { type: 'closed', code: 1006 }).state

  it('tries the old session once, then creates a new one each time', () => {
    const first = after(lost, timer('retry'))
    expect(first.effects).toContainEqual({ do: 'open-socket' })
    const second = after(first.state, { type: 'closed', code: 1006 }, timer('retry'))
    expect(second.effects).toContainEqual({ do: 'create-session' })
    expect(after(second.state, { type: 'session-made' }, message).state.phase).toBe('live')
  })

  it('continues while the server cannot be reached, and stops when it refuses', () => {
    const asking: StreamState = { phase: 'reconnecting', step: 'session', attempts: 2 }
    expect(after(asking, { type: 'session-failed', refused: false }).state).toMatchObject({ step: 'waiting' })
    expect(after(asking, timer('attempt')).state).toMatchObject({ step: 'waiting', attempts: 3 })
    const refused = after(asking, { type: 'session-failed', refused: true })
    expect(refused.effects).toContainEqual({ do: 'log-session-failure' })
    expect(after(refused.state, timer('off')).state).toEqual({ phase: 'off', reason: 'SESSION_FAILED' })
  })

  it('backs off until the connection has been stable for a while', () => {
    const back = after(lost, timer('retry'), message).state
    expect(after(back, { type: 'fault' }).effects).toContainEqual(wait('retry', waits.firstRetry * 2, true))
    expect(after(back, timer('settled'), { type: 'fault' }).effects).toContainEqual(
      wait('retry', waits.firstRetry, true),
    )
  })
})

describe('stale', () => {
  const silent = after(live, { type: 'silence' })

  it('follows silence, until a message arrives', () => {
    expect(silent.state).toMatchObject({ phase: 'stale', cause: 'silence' })
    expect(after(silent.state, message).state).toEqual(live)
  })

  it('leads to a new connection when nothing arrives', () => {
    expect(silent.effects).toEqual([wait('abandon', waits.abandonedAfter)])
    expect(after(silent.state, timer('abandon')).state).toMatchObject({ phase: 'reconnecting' })
  })

  it('lasts while the server has lost the bus, whatever else it sends', () => {
    const without = after(live, { type: 'message', busLost: true }).state
    expect(without).toMatchObject({ phase: 'stale', cause: 'bus' })
    expect(after(without, message).state).toBe(without)
    expect(after(without, { type: 'message', busLost: false }).state).toEqual(live)
    expect(after(silent.state, { type: 'message', busLost: true }).effects).toEqual([
      { do: 'stop-waiting', timer: 'abandon' },
    ])
  })
})

describe('the page', () => {
  it('[RP-STREAM-6, RP-STREAM-9] drops the connection when streaming is turned off or the page left, in any phase', () => {
    for (const state of every.slice(1)) {
      expect(after(state, { type: 'off' })).toEqual({ state: off, effects: [{ do: 'drop' }] })
      expect(after(state, { type: 'left' })).toEqual({
        state: { phase: 'off', reason: 'LEFT' },
        effects: [{ do: 'drop' }],
      })
    }
  })

  it('resumes when it is restored, unless streaming was turned off in the meantime', () => {
    const left = after(live, { type: 'left' }).state
    expect(after(left, { type: 'shown' }).state).toEqual(session)
    expect(after(left, { type: 'off' }, { type: 'shown' }).state).toEqual(off)
    expect(after(off, { type: 'shown' }).state).toBe(off)
    expect(after({ phase: 'off', reason: 'CONNECTION_LOST' }, { type: 'shown' }).state.phase).toBe('off')
  })

  it('pauses after it has been hidden for a minute', () => {
    expect(after(live, { type: 'hidden' }).effects).toEqual([wait('hide', 60_000)])
    const hidden = after(live, timer('hide')).state
    expect(hidden).toEqual({ phase: 'off', reason: 'HIDDEN' })
    expect(after(hidden, { type: 'shown' }).state).toEqual(session)
  })

  it('reconnects at once after sleep, with a full ten seconds', () => {
    for (const state of every.filter(({ phase }) => phase === 'live' || phase === 'stale')) {
      const { state: next, effects } = after(state, { type: 'woke' })
      expect(next).toMatchObject({ phase: 'reconnecting', step: 'socket' })
      expect(effects).toContainEqual(wait('give-up', 10_000))
    }
  })
})

it('never leaves a connection open when it is off, and becomes live only with a message', () => {
  const events: readonly StreamEvent[] = [
    { type: 'on' },
    { type: 'off' },
    { type: 'session-made' },
    { type: 'session-failed', refused: true },
    { type: 'goodbye', reason: 'DRAINING', spreadMs: 10 },
    { type: 'closed', code: 1006 },
    { type: 'closed', code: 1000 },
    { type: 'fault' },
    { type: 'silence' },
    { type: 'woke' },
    { type: 'shown' },
    ...(['slow', 'off', 'abandon', 'retry', 'attempt', 'give-up', 'settled', 'hide'] as const).map(timer),
  ]
  for (const state of every) {
    for (const event of events) {
      const { state: next, effects } = after(state, event)
      if (state.phase !== 'off' && next.phase === 'off') expect(effects).toContainEqual({ do: 'drop' })
      if (state.phase !== 'live') expect(next.phase).not.toBe('live')
    }
  }
})
