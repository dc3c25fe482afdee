import { type BrowserWindow, createBrowserHost } from './browser-host.ts'
import { createCookieSession } from './cookie-session.ts'
import { SessionFailedError } from './errors.ts'
import type { StreamHost } from './stream-host.ts'
import { createTicketSession } from './ticket-session.ts'

export interface EmbeddedHostOptions {
  /** Root of our API, with a slash at its end. */
  readonly api: string
  /** With 'Bearer ' before it; null asks by cookie, as pages of our own do. */
  readonly token: () => Promise<string | null>
}

/**
 * A page of somebody else, who has asked for live prices: they start by themselves, and a person's own choice lasts as long as
 * the page, as nothing is put into a stranger's storage.
 */
export function createEmbeddedHost(window: BrowserWindow, { api, token }: EmbeddedHostOptions): StreamHost {
  const host = createBrowserHost(window)
  const page = { base: new URL(api, window.document.baseURI).href, fetch: window.fetch.bind(window) }
  let preference = 'true'
  return {
    ...host,
    async createSession(signal) {
      const authorization = await token().catch(cause => {
        throw new SessionFailedError('init-streaming', null, cause)
      })
      return authorization === null
        ? createCookieSession(page, signal)
        : createTicketSession(page, authorization, signal)
    },
    readPreference: () => preference,
    writePreference: value => {
      preference = value
    },
    // What the page stores under our key is not ours to follow.
    watchPage: tell => host.watchPage(event => event.type !== 'stored' && tell(event)),
  }
}
