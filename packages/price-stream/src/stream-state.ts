import type { GoodbyeReason } from '@bellwether/wire'

/** Why streaming is off, where it was not the person. */
export type OffReason =
  | 'SESSION_FAILED'
  | 'SESSION_ENDED'
  | 'CLOSED_BY_SERVER'
  | 'CONNECTION_LOST'
  /** The page was out of sight for a while; it starts again when it is shown. */
  | 'HIDDEN'
  /** The page was left; it starts again if the browser brings it back as it was. */
  | 'LEFT'

export type ConnectStep = 'session' | 'socket' | 'failed'

export type StreamState =
  | { readonly phase: 'off'; readonly reason: OffReason | null }
  | { readonly phase: 'starting'; readonly step: ConnectStep }
  | ConnectedState
  | { readonly phase: 'reconnecting'; readonly step: ConnectStep | 'waiting'; readonly attempts: number }

export type ConnectedState = {
  /** Reconnections since prices last came for a while. */
  readonly attempts: number
  /** The server said goodbye; another connection is due. */
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

/** What may be waited for in each phase; leaving the phase ends the waiting for anything else. */
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
  /** Refused: the server answered, and asking again would not help. */
  | { readonly type: 'session-failed'; readonly refused: boolean }
  /** Any sound message. `busLost` where it tells whether the server still has the prices. */
  | { readonly type: 'message'; readonly busLost: boolean | null }
  | { readonly type: 'goodbye'; readonly reason: GoodbyeReason; readonly spreadMs: number }
  | { readonly type: 'closed'; readonly code: number }
  /** The bytes cannot be followed any more: a message is missing or makes no sense. */
  | { readonly type: 'fault' }
  /** Nothing came for longer than the server promised. */
  | { readonly type: 'silence' }
  /** The machine slept, or the network is back: what stood before may be dead without saying so. */
  | { readonly type: 'woke' }
  | { readonly type: 'hidden' }
  | { readonly type: 'shown' }
  | { readonly type: 'left' }
  | { readonly type: 'timer'; readonly timer: TimerName }

export type Effect =
  | { readonly do: 'create-session' }
  | { readonly do: 'open-socket' }
  /** Gives up whatever is under way or open, with its events. */
  | { readonly do: 'drop' }
  | { readonly do: 'log-session-failure' }
  /** With `jitter` a random part of the time. */
  | { readonly do: 'wait'; readonly timer: TimerName; readonly ms: number; readonly jitter: boolean }
  | { readonly do: 'stop-waiting'; readonly timer: TimerName }

export const initialState: StreamState = { phase: 'off', reason: null }
