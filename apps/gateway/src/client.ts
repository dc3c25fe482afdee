import type { Socket } from 'node:net'
import type { MarketCode } from '@bellwether/domain'
import type { AnnouncedSymbol, Refusal } from '@bellwether/wire'
import type { WebSocket } from 'ws'
import { CommandCredit } from './command-credit.ts'
import { Outlet } from './outlet.ts'
import type { StreamSession } from './session-cookie.ts'

/** Words of `held` for each symbol: its id and the version that was sent last. */
export const heldWords = 2

export interface ClientOptions {
  readonly ws: WebSocket
  readonly socket: Socket
  readonly session: StreamSession
  readonly address: string
  readonly commandsPerSecond: number
  readonly now: number
}

/** One connection: what it watches, what it has been sent, and the little that waits to be told. */
export class Client {
  readonly ws: WebSocket
  readonly outlet: Outlet
  readonly session: StreamSession
  readonly address: string
  readonly credit: CommandCredit
  /** Symbols that `held` describes. */
  count = 0
  held = new Uint32Array(heldWords)
  /** Number of the last message, and what it was when this client was last looked after. */
  number = 0
  notedNumber = 0
  /** When the peer last gave a sign of life. */
  aliveAt: number
  /** Place in the list of clients. */
  index = -1
  /** To be told before the next prices. */
  announced: AnnouncedSymbol[] = none
  refused: Refusal[] = none
  /** Asked for, while the database is asked whether they exist. */
  pending: Set<MarketCode> | null = null

  constructor({ ws, socket, session, address, commandsPerSecond, now }: ClientOptions) {
    this.ws = ws
    this.outlet = new Outlet(socket)
    this.session = session
    this.address = address
    this.credit = new CommandCredit(commandsPerSecond, now)
    this.aliveAt = now
  }

  /** Place of the symbol in `held`, or -1. */
  placeOf(id: number): number {
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

  /** The last symbol takes the freed place. */
  removeAt(place: number): void {
    const last = (this.count - 1) * heldWords
    this.held.copyWithin(place * heldWords, last, last + heldWords)
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

  clearNotices(): void {
    this.announced = none
    this.refused = none
  }
}

// Shared by all clients that have nothing to be told, which is nearly all of them at any time.
const none: never[] = []
