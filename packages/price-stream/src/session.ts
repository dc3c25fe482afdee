import { SessionFailedError } from './errors.ts'
import type { StreamHost } from './stream-host.ts'

const initAddress = '/api/settings/init-streaming'

/** Obtains a token, spends it, and answers the address of the socket. Rejects with a SessionFailedError. */
export async function createSession(host: StreamHost, signal: AbortSignal): Promise<string> {
  const init: RequestInit = { credentials: 'include', cache: 'no-store', referrerPolicy: 'no-referrer', signal }
  const start = await call(host, 'init-streaming', new URL(initAddress, host.base).href, init)
  const { endpoint, token } = await readStart(start, host.base)
  await call(host, 'session/create', `${endpoint}/session/create?sessionId=${encodeURIComponent(token)}`, init)
  return `${endpoint.replace(/^http/, 'ws')}/ws`
}

async function call(
  host: StreamHost,
  name: SessionFailedError['call'],
  address: string,
  init: RequestInit,
): Promise<Response> {
  let answer: Response
  try {
    answer = await host.fetch(address, init)
  } catch (cause) {
    throw new SessionFailedError(name, null, cause)
  }
  if (!answer.ok) throw new SessionFailedError(name, answer.status)
  return answer
}

/** The endpoint as an absolute http(s) address without a slash at its end. */
async function readStart(answer: Response, base: string): Promise<{ endpoint: string; token: string }> {
  try {
    const { success, data } = await answer.json()
    const { endpoint, token } = data
    if (success === true && typeof endpoint === 'string' && typeof token === 'string') {
      const { protocol, origin, pathname } = new URL(endpoint, base)
      if (/^https?:$/.test(protocol)) return { endpoint: origin + pathname.replace(/\/$/, ''), token }
    }
  } catch (cause) {
    throw new SessionFailedError('init-streaming', null, cause)
  }
  throw new SessionFailedError('init-streaming', null)
}
