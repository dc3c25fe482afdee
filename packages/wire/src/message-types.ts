// The second byte of a message.
export const ticks = 1
export const symbols = 2
export const heartbeat = 3
export const goodbye = 4
export const refusals = 5
