import { type BrowserWindow, createBrowserHost } from './browser-host.ts'
import { createCookieSession } from './cookie-session.ts'
import { SessionFailedError } from './errors.ts'
import type { StreamHost } from './stream-host.ts'
import { createTicketSession } from './ticket-session.ts'

export interface EmbeddedHostOptions {
  /** Root of our API, with a slash at its end. */
  readonly api: string
  /** Starts with 'Bearer '; null uses a cookie session, like our own pages. */
  readonly token: () => Promise<string | null>
}

/**
 * A page of another site that asked for live prices: they start automatically, and the reader's choice lasts as long as
 * the page, because nothing is written to another site's storage.
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
    // The host page's storage is not ours, even under our key.
    watchPage: tell => host.watchPage(event => event.type !== 'stored' && tell(event)),
  }
}
