import type { Direction, MarketCode, Price } from '@bellwether/domain'
import { createContext } from 'react'

export interface LiveChange {
  readonly way: Direction
  readonly text: string
}

/** One soft flash of a price that has moved. */
export interface Flash {
  readonly way: 'up' | 'down'
}

/** What the latest tick says, formatted as the server formats a quote. A part that says the same as before is the same object. */
export interface LiveQuote {
  /** Of the tick, in ms since 1970. */
  readonly time: number
  readonly last: { readonly price: Price; readonly text: string; readonly flash: Flash | null }
  readonly bid: string
  readonly ask: string
  readonly spread: string
  /** The prices of `bid` and `ask`. */
  readonly quoted: { readonly bid: Price | null; readonly ask: Price | null }
  /** Amount and percentage, and the percentage alone; null without a previous close. */
  readonly change: LiveChange | null
  readonly changePct: LiveChange | null
  /** Whether it is live, in a word or two. */
  readonly state: { readonly word: string; readonly isLive: boolean }
  /** The same as a line, with its time. */
  status(zone: string, delayMinutes: number): string
}

export interface LiveStatus {
  readonly isOn: boolean
  readonly text: string
  /** How it is coloured. */
  readonly state: string
}

/** A value that changes, and who is told. */
export interface Watchable<Value> {
  subscribe(this: void, listener: () => void): () => void
  get(this: void): Value
}

/** The live prices of a page, or of the widgets on somebody's page: one connection. */
export interface LiveQuotes {
  /** Always the same object for a security; it is streamed while somebody subscribes. Null before the first tick. */
  quote(marketCode: MarketCode): Watchable<LiveQuote | null>
  readonly status: Watchable<LiveStatus>
  /** The reader's own choice. */
  turn(on: boolean): void
}

/** Undefined where nothing is live yet: on a server, and on a page until its script runs. Null while a widget loads the code for it. */
export const LiveContext = createContext<LiveQuotes | null | undefined>(undefined)
