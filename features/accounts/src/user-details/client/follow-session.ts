import { askViewer } from './page-role.ts'

/** Reloads a user's page left open once its session has ended. */
export function followSession(window: Window): void {
  const { document } = window
  if (!document.querySelector('[data-bw-account-menu]')) return
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    const { refused } = await askViewer(window)
    // A server that is briefly unavailable says nothing about the session, so the page stays.
    if (refused) window.location.reload()
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', event => {
    if (event.persisted) check()
  })
}
