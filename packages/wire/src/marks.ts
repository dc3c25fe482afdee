// Of the fourth byte of a record. The lowest three bits are the market state.
export const state = 0b111
export const bid = 1 << 3
export const ask = 1 << 4
export const previousClose = 1 << 5
export const snapshot = 1 << 6
export const full = 1 << 7
