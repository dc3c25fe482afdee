/** Why the gateway closes a connection: code and reason on the wire (docs/wire.md, "Closes"). */
export const closes = {
  draining: { code: 1001, reason: 'DRAINING' },
  notText: { code: 1003, reason: 'NOT_TEXT' },
  sessionEnded: { code: 4001, reason: 'SESSION_ENDED' },
  userLimit: { code: 4002, reason: 'USER_LIMIT' },
  addressLimit: { code: 4003, reason: 'ADDRESS_LIMIT' },
  commandFlood: { code: 4004, reason: 'COMMAND_FLOOD' },
  noSubscription: { code: 4005, reason: 'NO_SUBSCRIPTION' },
  incompleteMessage: { code: 4006, reason: 'INCOMPLETE_MESSAGE' },
  slowConsumer: { code: 4007, reason: 'SLOW_CONSUMER' },
} as const

export type Close = keyof typeof closes
