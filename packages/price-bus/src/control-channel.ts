import { BusClosedError, type BusError, BusSubscriberError } from './errors.ts'
import type { Subscription } from './price-board.ts'

/** Streaming sessions that are over: those created up to `revokedAt` for one login of a user, or with null for all of them. */
export interface EndSessions {
  readonly type: 'END_SESSIONS'
  readonly userId: number
  /** As in the session; null for every login of the user. */
  readonly login: string | null
  /** By the database's clock, ms since 1970. */
  readonly revokedAt: number
}

/** What has been traded of symbols in a session so far. A later message counts more; none counts twice. */
export interface DayTotals {
  readonly type: 'DAY_TOTALS'
  readonly totals: readonly SymbolTotals[]
}

export interface SymbolTotals {
  readonly marketCode: string
  /** Start of the session, ms since 1970. */
  readonly from: number
  readonly volume: number
  readonly trades: number
}

export type ControlMessage = EndSessions | DayTotals

/** Messages from anywhere in the system to every gateway and recorder. As lossy as the rest of the bus: receivers also check the database. */
export interface ControlChannel {
  publish(message: ControlMessage): void
  subscribe(listener: (message: ControlMessage) => void): Subscription
}

/** The part of a control channel inside one process; `send` carries a message to the others. */
export class LocalControl implements ControlChannel {
  readonly #send: (message: ControlMessage) => void
  readonly #onError: (error: BusError) => void
  readonly #listeners = new Set<(message: ControlMessage) => void>()
  #closed = false

  constructor(send: (message: ControlMessage) => void, onError: (error: BusError) => void) {
    this.#send = send
    this.#onError = onError
  }

  publish(message: ControlMessage): void {
    if (this.#closed) throw new BusClosedError()
    this.#send(message)
    this.receive(message)
  }

  subscribe(listener: (message: ControlMessage) => void): Subscription {
    if (this.#closed) throw new BusClosedError()
    const own = (message: ControlMessage) => listener(message)
    this.#listeners.add(own)
    return { close: () => void this.#listeners.delete(own) }
  }

  receive(message: ControlMessage): void {
    for (const tell of this.#listeners) {
      try {
        tell(message)
      } catch (cause) {
        this.#onError(new BusSubscriberError(cause))
      }
    }
  }

  close(): void {
    this.#closed = true
  }
}

/** Null for anything that is not a control message of this version. */
export function parseControl(text: string): ControlMessage | null {
  try {
    const message = JSON.parse(text) as Record<string, unknown>
    return isEndSessions(message) || isDayTotals(message) ? (message as unknown as ControlMessage) : null
  } catch {
    return null
  }
}

function isEndSessions({ type, userId, login, revokedAt }: Record<string, unknown>): boolean {
  return (
    type === 'END_SESSIONS' &&
    Number.isSafeInteger(userId) &&
    (login === null || typeof login === 'string') &&
    Number.isSafeInteger(revokedAt)
  )
}

function isDayTotals({ type, totals }: Record<string, unknown>): boolean {
  return type === 'DAY_TOTALS' && Array.isArray(totals) && totals.every(isTotal)
}

function isTotal(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false
  const { marketCode, from, volume, trades } = given as Record<string, unknown>
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
  return typeof marketCode === 'string' && isCount(from) && isCount(volume) && isCount(trades)
}
