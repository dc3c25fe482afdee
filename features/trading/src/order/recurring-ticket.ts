import { createHash } from 'node:crypto'

/** The ticket of an automatic order: the same occasion always gives the same ticket, so the order is stored once. */
export function recurringTicket(occasion: string): string {
  const hex = createHash('sha256').update(occasion).digest('hex')
  // A version 8 (custom) UUID of RFC 9562.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
