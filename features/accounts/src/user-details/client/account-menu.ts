import { askViewer } from './page-role.ts'

/** Closes the account menu on outside clicks, Escape and focus loss; without it the button still opens and closes it. */
export function accountMenu(document: Document): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-bw-account-menu]')
  if (!menu) return
  document.addEventListener('click', event => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  menu.addEventListener('focusout', event => {
    if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false
  })
  followSession(document)
}

/** Reloads a page left open once its session has ended. */
function followSession(document: Document): void {
  const view = document.defaultView
  if (!view) return
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    const { refused } = await askViewer(view)
    // A server that is briefly unavailable says nothing about the session, so the page stays.
    if (refused) view.location.reload()
  }
  document.addEventListener('visibilitychange', check)
  view.addEventListener('pageshow', event => {
    if (event.persisted) check()
  })
}
