/** The numbers of docs/wire.md, version 1. */
export const wireVersion = 1

export const messageTypes = { ticks: 1, symbols: 2, heartbeat: 3, goodbye: 4, refusals: 5 } as const
export type MessageType = keyof typeof messageTypes

export const headerBytes = 8
export const shortBytes = 16
export const fullBytes = 64
/** An entry of a symbols or refusals message: two bytes of its own, then a market code. */
export const entryBytes = 28
export const heartbeatBytes = 16
export const goodbyeBytes = 8
export const maxMessageBytes = 65_535

export const maxSymbolId = 65_535

/** Largest size of any 64-bit field: the difference of two such numbers is still a safe integer. */
export const maxInteger = 2 ** 52 - 1

/** Fourth byte of a record. The lowest three bits are the market state. */
export const marks = { state: 0b111, bid: 1 << 3, ask: 1 << 4, previousClose: 1 << 5, snapshot: 1 << 6, full: 1 << 7 }

/** Only a heartbeat has this: the server cannot reach the price bus. */
export const busLostMark = 1
