import { ask, askEndpoint, readText, type SessionPage, type SocketSession, toSocketAddress } from './session-call.ts'

/** What the gateway answers with, and what stands before the ticket, which it only reads. */
const socketProtocol = 'bellwether.prices'
const ticketMark = 'bellwether.ticket.'

/**
 * Of a page of another site, where no cookie of ours reaches: it brings a token ('Bearer ' before it) and gets a ticket for its
 * socket. Rejects with a SessionFailedError.
 */
export async function createTicketSession(
  page: SessionPage,
  authorization: string,
  signal: AbortSignal,
): Promise<SocketSession> {
  const headers = { authorization }
  const init: RequestInit = {
    credentials: 'omit',
    headers,
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  }
  const { endpoint } = await askEndpoint(page, init)
  const { ticket } = await ask(page, 'session/create', `${endpoint}/session/create`, init)
  const protocols = [socketProtocol, ticketMark + readText(ticket, 'session/create')]
  return { address: toSocketAddress(endpoint), protocols }
}
