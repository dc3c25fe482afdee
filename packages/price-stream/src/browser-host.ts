import { streamingPreferenceKey } from '@bellwether/domain'
import { createCookieSession } from './cookie-session.ts'
import { createSteadyClock } from './steady-clock.ts'
import type { PageEvent, StreamHost } from './stream-host.ts'

export type BrowserWindow = Window & Pick<typeof globalThis, 'WebSocket' | 'console'>

export function createBrowserHost(window: BrowserWindow): StreamHost {
  const { document } = window
  return {
    createSession: signal =>
      createCookieSession({ base: document.baseURI, fetch: (address, init) => window.fetch(address, init) }, signal),
    openSocket: (address, protocols) => new window.WebSocket(address, [...protocols]),
    isHidden: () => document.visibilityState === 'hidden',
    watchPage: listener => watchPage(window, listener),
    readPreference: () => tryStorage(() => window.localStorage.getItem(streamingPreferenceKey)),
    writePreference: value => tryStorage(() => window.localStorage.setItem(streamingPreferenceKey, value)),
    now: createSteadyClock(Date.now, () => window.performance.now()),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: timer => window.clearTimeout(timer as number),
    random: () => Math.random(),
    log: error => window.console.error(error.message, error),
  }
}

/** Storage throws where the reader's settings forbid it; the preference then lasts as long as the page. */
function tryStorage<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

function watchPage(window: BrowserWindow, tell: (event: PageEvent) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const { document } = window
  document.addEventListener(
    'visibilitychange',
    () => tell({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' }),
    { signal },
  )
  // A page enters the back/forward cache only if its sockets are closed by now.
  window.addEventListener('pagehide', () => tell({ type: 'left' }), { signal })
  window.addEventListener('pageshow', event => event.persisted && tell({ type: 'shown' }), { signal })
  window.addEventListener('online', () => tell({ type: 'online' }), { signal })
  window.addEventListener(
    'storage',
    event => {
      // The key is null when everything was cleared.
      if (event.key === streamingPreferenceKey || event.key === null) tell({ type: 'stored', value: event.newValue })
    },
    { signal },
  )
  return () => ending.abort()
}
