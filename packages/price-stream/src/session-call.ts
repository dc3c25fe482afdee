import { SessionFailedError } from './errors.ts'

export type SessionCall = SessionFailedError['call']

/** The part of a page that the calls before the socket use. */
export interface SessionPage {
  /** The base URL of relative addresses. */
  readonly base: string
  fetch(address: string, init: RequestInit): Promise<Response>
}

/** The address of the socket and the subprotocols to offer. */
export interface SocketSession {
  readonly address: string
  readonly protocols: readonly string[]
}

const initAddress = '/api/settings/init-streaming'

/** The streaming endpoint as an absolute URL without a trailing slash, and the rest of the response. */
export async function askEndpoint(
  page: SessionPage,
  init: RequestInit,
): Promise<{ readonly endpoint: string; readonly data: Readonly<Record<string, unknown>> }> {
  const data = await ask(page, 'init-streaming', new URL(initAddress, page.base).href, init)
  const given = readText(data.endpoint, 'init-streaming')
  const url = URL.canParse(given, page.base) ? new URL(given, page.base) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw new SessionFailedError('init-streaming', null)
  return { endpoint: url.origin + url.pathname.replace(/\/$/, ''), data }
}

/** The `data` of a successful response. */
export async function ask(
  page: SessionPage,
  name: SessionCall,
  address: string,
  init: RequestInit,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await call(page, name, address, init)
  const { success = true, data } = await answer.json().catch((cause: unknown) => {
    throw new SessionFailedError(name, null, cause)
  })
  if (success !== true) throw new SessionFailedError(name, null)
  return Object(data)
}

export async function call(
  page: SessionPage,
  name: SessionCall,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const answer = await page.fetch(address, init).catch(cause => {
    throw new SessionFailedError(name, null, cause)
  })
  if (!answer.ok) throw new SessionFailedError(name, answer.status)
  return answer
}

export function readText(given: unknown, name: SessionCall): string {
  if (typeof given !== 'string') throw new SessionFailedError(name, null)
  return given
}

export function toSocketAddress(endpoint: string): string {
  return `${endpoint.replace(/^http/, 'ws')}/ws`
}
