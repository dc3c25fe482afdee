import { askEndpoint, call, readText, type SessionPage, type SocketSession, toSocketAddress } from './session-call.ts'

/** For our own pages: a single-use token is requested and exchanged for the socket's cookie. Rejects with a SessionFailedError. */
export async function createCookieSession(page: SessionPage, signal: AbortSignal): Promise<SocketSession> {
  const init: RequestInit = { credentials: 'include', cache: 'no-store', referrerPolicy: 'no-referrer', signal }
  const { endpoint, data } = await askEndpoint(page, init)
  const token = readText(data.token, 'init-streaming')
  await call(page, 'session/create', `${endpoint}/session/create?sessionId=${encodeURIComponent(token)}`, init)
  return { address: toSocketAddress(endpoint), protocols: [] }
}
