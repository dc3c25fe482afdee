/** The islands of the trading pages that change in place. */
export const tradingInPlace = {
  ticket: async () => (await import('./order/ticket.tsx')).Ticket,
}
