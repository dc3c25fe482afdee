/** The numbers of docs/wire.md, version 1. */
export const wireVersion = 1

// As modules, so that a page's script contains their values and not their names.
export * as marks from './marks.ts'
export * as messageTypes from './message-types.ts'

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

/** Only a heartbeat has this: the server cannot reach the price bus. */
export const busLostMark = 1
