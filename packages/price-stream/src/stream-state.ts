import type { GoodbyeReason } from '@bellwether/wire'

/** Why streaming is off, where it was not the reader's choice. */
export type OffReason =
  | 'SESSION_FAILED'
  | 'SESSION_ENDED'
  | 'CLOSED_BY_SERVER'
  | 'CONNECTION_LOST'
  /** The page was hidden for a while; streaming resumes when it is shown. */
  | 'HIDDEN'
  /** The page was left; streaming resumes if the browser restores it. */
  | 'LEFT'

export type ConnectStep = 'session' | 'socket' | 'failed'

export type StreamState =
  | { readonly phase: 'off'; readonly reason: OffReason | null }
  | { readonly phase: 'starting'; readonly step: ConnectStep }
  | ConnectedState
  | { readonly phase: 'reconnecting'; readonly step: ConnectStep | 'waiting'; readonly attempts: number }

export type ConnectedState = {
  /** Reconnections since the connection was last stable. */
  readonly attempts: number
  /** The server is draining; a new connection is due. */
  readonly draining: boolean
} & ({ readonly phase: 'live' } | { readonly phase: 'stale'; readonly cause: 'silence' | 'bus' })

export type Phase = StreamState['phase']

export type TimerName =
  | 'slow'
  | 'off'
  | 'silence'
  | 'resend'
  | 'abandon'
  | 'retry'
  | 'attempt'
  | 'give-up'
  | 'settled'
  | 'hide'

/** The timers that may run in each phase; entering a phase stops all others. */
export const timersIn: Readonly<Record<Phase, readonly TimerName[]>> = {
  off: [],
  starting: ['slow', 'off', 'hide'],
  live: ['silence', 'resend', 'retry', 'settled', 'hide'],
  stale: ['silence', 'resend', 'retry', 'settled', 'hide', 'abandon'],
  reconnecting: ['retry', 'attempt', 'give-up', 'off', 'hide'],
}

export type StreamEvent =
  | { readonly type: 'on' }
  | { readonly type: 'off' }
  | { readonly type: 'session-made' }
  /** Refused: the server responded, and a retry would not help. */
  | { readonly type: 'session-failed'; readonly refused: boolean }
  /** Any valid message. `busLost` is null where the message does not say. */
  | { readonly type: 'message'; readonly busLost: boolean | null }
  | { readonly type: 'goodbye'; readonly reason: GoodbyeReason; readonly spreadMs: number }
  | { readonly type: 'closed'; readonly code: number }
  /** A message is missing or cannot be decoded. */
  | { readonly type: 'fault' }
  /** Nothing arrived for longer than the server promised. */
  | { readonly type: 'silence' }
  /** The machine slept, or the network is back: the old connection may be dead without a close event. */
  | { readonly type: 'woke' }
  | { readonly type: 'hidden' }
  | { readonly type: 'shown' }
  | { readonly type: 'left' }
  | { readonly type: 'timer'; readonly timer: TimerName }

export type Effect =
  | { readonly do: 'create-session' }
  | { readonly do: 'open-socket' }
  /** Abandons whatever is in progress or open; none of its events follow. */
  | { readonly do: 'drop' }
  | { readonly do: 'log-session-failure' }
  /** With `jitter`, a random part of the time. */
  | { readonly do: 'wait'; readonly timer: TimerName; readonly ms: number; readonly jitter: boolean }
  | { readonly do: 'stop-waiting'; readonly timer: TimerName }

export const initialState: StreamState = { phase: 'off', reason: null }
