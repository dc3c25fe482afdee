import { SessionFailedError } from './errors.ts'

export type SessionCall = SessionFailedError['call']

/** What the calls before the socket need of a page. */
export interface SessionPage {
  /** What addresses are relative to. */
  readonly base: string
  fetch(address: string, init: RequestInit): Promise<Response>
}

/** Where the socket is, and what is offered to it. */
export interface SocketSession {
  readonly address: string
  readonly protocols: readonly string[]
}

const initAddress = '/api/settings/init-streaming'

/** Where prices stream, as an absolute address without a slash at its end, and what else was answered. */
export async function askEndpoint(
  page: SessionPage,
  init: RequestInit,
): Promise<{ readonly endpoint: string; readonly data: Readonly<Record<string, unknown>> }> {
  const data = await ask(page, 'init-streaming', new URL(initAddress, page.base).href, init)
  const url = URL.parse(readText(data.endpoint, 'init-streaming'), page.base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new SessionFailedError('init-streaming', null)
  return { endpoint: url.origin + url.pathname.replace(/\/$/, ''), data }
}

/** The `data` of an answer, unless it says that it is none. */
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
