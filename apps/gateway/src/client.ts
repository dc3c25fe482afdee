import type { Socket } from 'node:net'
import type { MarketCode } from '@bellwether/domain'
import type { AnnouncedSymbol, Refusal } from '@bellwether/wire'
import type { WebSocket } from 'ws'
import { CommandCredit } from './command-credit.ts'
import { FrameMeter } from './frame-meter.ts'
import { Outlet } from './outlet.ts'
import type { StreamSession } from './stream-session.ts'

/** Words of `held` per symbol: its id and the version that was sent last. */
export const heldWords = 2

export interface ClientOptions {
  readonly ws: WebSocket
  readonly socket: Socket
  readonly session: StreamSession
  readonly commandsPerSecond: number
  /** Monotonic. */
  readonly now: number
  /** How long the session is still valid, ms. */
  readonly validMs: number
}

/** One connection: its subscriptions, what it was sent, and notices still to send. All times are monotonic. */
export class Client {
  readonly ws: WebSocket
  readonly outlet: Outlet
  readonly session: StreamSession
  readonly credit: CommandCredit
  readonly meter = new FrameMeter()
  readonly openedAt: number
  readonly expiresAt: number
  /** Symbols described by `held`. */
  count = 0
  held = new Uint32Array(heldWords)
  /** Number of the last message, and what it was at the last liveness check. */
  number = 0
  checkedNumber = 0
  /** When the peer last completed a message or a control frame. */
  aliveAt: number
  hasSubscribed = false
  /** When the message in progress began; null between messages. */
  incompleteSince: number | null = null
  /** Payload of a ping that could not be answered yet; only the latest needs an answer (RFC 6455, 5.5.3). */
  unansweredPing: Buffer | null = null
  /** Position in the list of clients. */
  index = -1
  /** In which beat of a round it is checked. */
  beat = 0
  /** To send before the next prices. */
  announced: AnnouncedSymbol[] = none
  refused: Refusal[] = none
  /** Requested symbols whose listing is being looked up. */
  pending: Set<MarketCode> | null = null

  constructor({ ws, socket, session, commandsPerSecond, now, validMs }: ClientOptions) {
    this.ws = ws
    this.outlet = new Outlet(socket)
    this.session = session
    this.credit = new CommandCredit(commandsPerSecond, now)
    this.openedAt = now
    this.expiresAt = now + validMs
    this.aliveAt = now
  }

  /** Position of the symbol in `held`, or -1. */
  positionOf(id: number): number {
    for (let i = 0; i < this.count; i += 1) if (this.held[i * heldWords] === id) return i
    return -1
  }

  add(id: number): void {
    const at = this.count * heldWords
    if (at === this.held.length) {
      const wider = new Uint32Array(this.held.length * 2)
      wider.set(this.held)
      this.held = wider
    }
    this.held[at] = id
    this.held[at + 1] = 0
    this.count += 1
  }

  /** The last symbol moves into the gap. */
  removeAt(position: number): void {
    const last = (this.count - 1) * heldWords
    this.held.copyWithin(position * heldWords, last, last + heldWords)
    this.count -= 1
  }

  announce(symbol: AnnouncedSymbol): void {
    if (this.announced === none) this.announced = []
    this.announced.push(symbol)
  }

  refuse(refusal: Refusal): void {
    if (this.refused === none) this.refused = []
    this.refused.push(refusal)
  }

  /** Removes up to `max` notices of a kind, in order. */
  takeAnnounced(max: number): AnnouncedSymbol[] {
    const taken = this.announced.slice(0, max)
    this.announced = this.announced.length > max ? this.announced.slice(max) : none
    return taken
  }

  takeRefused(max: number): Refusal[] {
    const taken = this.refused.slice(0, max)
    this.refused = this.refused.length > max ? this.refused.slice(max) : none
    return taken
  }
}

// Shared by all clients without notices, which is nearly all of them at any time.
const none: never[] = []
