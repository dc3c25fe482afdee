import type { ConnectedState, Effect, OffReason, StreamEvent, StreamState, TimerName } from './stream-state.ts'
import * as waits from './waits.ts'

/** The next state and its effects, in order. */
export type Transition = readonly [state: StreamState, ...effects: Effect[]]

type On = Exclude<StreamState, { phase: 'off' }>
type Starting = Extract<StreamState, { phase: 'starting' }>
type Reconnecting = Extract<StreamState, { phase: 'reconnecting' }>

/** Abnormal closure: the network dropped. */
const abnormalClose = 1006

/** The whole behaviour of streaming as a pure function: clock, socket and randomness enter as events and leave as effects. */
export function transition(state: StreamState, event: StreamEvent): Transition {
  if (state.phase === 'off') return whileOff(state, event)
  switch (event.type) {
    case 'off':
      return turnOff(null)
    case 'left':
      return turnOff('LEFT')
    case 'hidden':
      return [state, wait('hide', waits.hidden)]
    case 'shown':
      return [state, { do: 'stop-waiting', timer: 'hide' }]
    case 'timer':
      if (event.timer === 'hide') return turnOff('HIDDEN')
  }
  if (state.phase === 'starting') return whileStarting(state, event)
  if (state.phase === 'reconnecting') return whileReconnecting(state, event)
  return whileConnected(state, event)
}

function whileOff(state: Extract<StreamState, { phase: 'off' }>, event: StreamEvent): Transition {
  const resumes = state.reason === 'HIDDEN' || state.reason === 'LEFT'
  if (event.type === 'on' || (event.type === 'shown' && resumes)) return start()
  return event.type === 'off' && resumes ? [{ phase: 'off', reason: null }] : [state]
}

function whileStarting(state: Starting, event: StreamEvent): Transition {
  if (state.step === 'failed') return isTimer(event, 'off') ? turnOff('SESSION_FAILED') : [state]
  if (event.type === 'woke') return start()
  if (state.step === 'session') {
    if (event.type === 'session-made') return [{ phase: 'starting', step: 'socket' }, { do: 'open-socket' }]
    return event.type === 'session-failed' || isTimer(event, 'slow') ? failSession(state) : [state]
  }
  return isTimer(event, 'slow') ? reconnect(1) : onSocket(state, event, 0)
}

function whileReconnecting(state: Reconnecting, event: StreamEvent): Transition {
  const { step, attempts } = state
  if (step === 'failed') return isTimer(event, 'off') ? turnOff('SESSION_FAILED') : [state]
  if (isTimer(event, 'give-up')) return turnOff('CONNECTION_LOST')
  if (event.type === 'woke') return [...attempt(1), giveUpLater]
  if (step === 'waiting') {
    if (!isTimer(event, 'retry')) return [state]
    // The first attempt after an announced restart starts the ten seconds, which a lost connection has already started.
    return attempts === 0 ? [...attempt(1), giveUpLater] : attempt(attempts)
  }
  if (isTimer(event, 'attempt')) return retry(attempts + 1)
  if (step === 'socket') return onSocket(state, event, attempts)
  if (event.type === 'session-made') return [{ ...state, step: 'socket' }, { do: 'open-socket' }]
  if (event.type !== 'session-failed') return [state]
  return event.refused ? failSession(state) : retry(attempts + 1)
}

/** A socket that is opening, before its first message. */
function onSocket(state: Starting | Reconnecting, event: StreamEvent, attempts: number): Transition {
  if (event.type === 'message') {
    const settling = wait('settled', waits.settled)
    return [toConnected({ attempts, draining: false }, event.busLost === true), settling]
  }
  if (event.type === 'fault') return lose(state, attempts)
  if (event.type === 'closed') return event.code === abnormalClose ? lose(state, attempts) : turnOff('CLOSED_BY_SERVER')
  return [state]
}

function whileConnected(state: ConnectedState, event: StreamEvent): Transition {
  switch (event.type) {
    case 'message':
      return onMessage(state, event.busLost)
    case 'silence':
      if (state.phase === 'stale' && state.cause === 'silence') return [state]
      return [{ ...state, phase: 'stale', cause: 'silence' }, wait('abandon', waits.abandonedAfter)]
    case 'goodbye':
      // RP-STREAM-8: a session that fails later turns streaming off at once.
      if (event.reason === 'SESSION_ENDED') return turnOff('SESSION_ENDED')
      return [
        { ...state, draining: true },
        { ...wait('retry', event.spreadMs), jitter: true },
      ]
    case 'closed':
      // The new connection is already due; until then the price is not live.
      if (state.draining) return [{ phase: 'reconnecting', step: 'waiting', attempts: 0 }, { do: 'drop' }]
      return event.code === abnormalClose ? lose(state, state.attempts) : turnOff('CLOSED_BY_SERVER')
    case 'fault':
      return lose(state, state.attempts)
    case 'woke':
      return [...attempt(1), giveUpLater]
    case 'timer':
      if (event.timer === 'abandon') return lose(state, state.attempts)
      if (event.timer === 'settled') return [{ ...state, attempts: 0 }]
      if (event.timer === 'retry' && state.draining) return [...attempt(1), giveUpLater]
      return [state]
    default:
      return [state]
  }
}

function onMessage(state: ConnectedState, busLost: boolean | null): Transition {
  const lost = busLost ?? (state.phase === 'stale' && state.cause === 'bus')
  if (!lost && state.phase === 'live') return [state]
  if (lost && state.phase === 'stale' && state.cause === 'bus') return [state]
  return [toConnected(state, lost), { do: 'stop-waiting', timer: 'abandon' }]
}

function toConnected({ attempts, draining }: Pick<ConnectedState, 'attempts' | 'draining'>, lost: boolean) {
  return lost
    ? ({ phase: 'stale', cause: 'bus', attempts, draining } as const)
    : ({ phase: 'live', attempts, draining } as const)
}

function start(): Transition {
  const slow = wait('slow', waits.slowStart)
  return [{ phase: 'starting', step: 'session' }, { do: 'drop' }, { do: 'create-session' }, slow]
}

function turnOff(reason: OffReason | null): Transition {
  return [{ phase: 'off', reason }, { do: 'drop' }]
}

/** RP-STREAM-16: logged at once, off a second later. */
function failSession(state: Starting | Reconnecting): Transition {
  return [
    { ...state, step: 'failed' },
    { do: 'drop' },
    { do: 'log-session-failure' },
    wait('off', waits.offAfterFailure),
  ]
}

/** The connection is lost. The ten seconds start here, unless they are already running. */
function lose(state: On, attempts: number): Transition {
  return state.phase === 'reconnecting' ? retry(attempts + 1) : reconnect(attempts + 1)
}

const reconnect = (attempts: number): Transition => [...retry(attempts), giveUpLater]

/** Full jitter, doubling, so that clients that lost a server together do not return together. */
function retry(attempts: number): Transition {
  const ms = Math.min(waits.maxRetry, waits.firstRetry * 2 ** (attempts - 1))
  const waiting = { phase: 'reconnecting', step: 'waiting', attempts } as const
  return [waiting, { do: 'drop' }, { ...wait('retry', ms), jitter: true }]
}

/** A session usually outlives its connection; if the first attempt shows otherwise, the next creates a new one. */
function attempt(attempts: number): Transition {
  const timeout = wait('attempt', waits.attempt)
  return attempts === 1
    ? [{ phase: 'reconnecting', step: 'socket', attempts }, { do: 'drop' }, { do: 'open-socket' }, timeout]
    : [{ phase: 'reconnecting', step: 'session', attempts }, { do: 'drop' }, { do: 'create-session' }, timeout]
}

function wait(timer: TimerName, ms: number): Extract<Effect, { do: 'wait' }> {
  return { do: 'wait', timer, ms, jitter: false }
}

const giveUpLater = wait('give-up', waits.reconnecting)

function isTimer(event: StreamEvent, timer: TimerName): boolean {
  return event.type === 'timer' && event.timer === timer
}
