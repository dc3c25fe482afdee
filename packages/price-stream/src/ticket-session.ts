import { ask, askEndpoint, readText, type SessionPage, type SocketSession, toSocketAddress } from './session-call.ts'

/** The subprotocol the gateway accepts, and the prefix of the ticket, which it only reads. */
const socketProtocol = 'bellwether.prices'
const ticketMark = 'bellwether.ticket.'

/**
 * For pages of other sites, which have no cookie of ours: a token (starting with 'Bearer ') is exchanged for a ticket for the
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
