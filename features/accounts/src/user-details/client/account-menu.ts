import { loadViewer } from './user-details.ts'

/** The account menu closes as menus do; without this it still opens and closes by its button. */
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

/** A page that was left open must not go on showing a person who has since logged out elsewhere, or whose session has ended. */
function followSession(document: Document): void {
  const view = document.defaultView
  if (!view) return
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    let status = 0
    const viewer = await loadViewer(async (path, init) => {
      const answer = await view.fetch(path, init)
      status = answer.status
      return answer
    })
    // A server that is away for a moment says nothing about the session; the page stays readable until it does.
    if (viewer.kind === 'guest' && status === 401) view.location.reload()
  }
  document.addEventListener('visibilitychange', check)
  view.addEventListener('pageshow', event => {
    if (event.persisted) check()
  })
}
