import { loginMark, type Viewer } from '@bellwether/domain'
import { loadViewer } from './user-details.ts'

/** In the address of a page that is loaded past every cache; taken out again at once. */
const freshParameter = 'fresh'

const guest: Viewer = { kind: 'guest', loaded: true }

/** The outcome of the user-details call, and whether the server refused it. */
export async function askViewer(view: Pick<Window, 'fetch'>): Promise<{ viewer: Viewer; refused: boolean }> {
  let status = 0
  const viewer = await loadViewer(async (path, init) => {
    const response = await view.fetch(path, init)
    status = response.status
    return response
  })
  return { viewer, refused: status === 401 }
}

/**
 * [RP-USER-5]: who is looking at this page, by the outcome of the user-details call. A page drawn for the other role, such as a guest's page out of
 * somebody's cache, is loaded again under an address that no cache holds. Without the mark of a login nobody can be a user, so nothing is asked.
 */
export async function followRole(view: Window, now = Date.now): Promise<Viewer> {
  const { document, location, history } = view
  const address = new URL(location.href)
  const isFresh = address.searchParams.has(freshParameter)
  address.searchParams.delete(freshParameter)
  if (isFresh) history.replaceState(history.state, '', address)
  const drawnFor = document.querySelector('[data-bw-account-menu]') ? 'user' : 'guest'
  if (drawnFor === 'guest' && !hasLoginMark(document)) return guest
  const { viewer, refused } = await askViewer(view)
  if (refused) document.cookie = `${loginMark}=; path=/; max-age=0`
  // A server that is briefly unavailable says nothing about the login, so the page stays as it is.
  const isOther = drawnFor === 'user' ? refused : viewer.kind === 'user'
  // The answer to a form, and an error page, have no address of their own to load again.
  const hasAddress = document.querySelector('link[rel="canonical"]') !== null
  if (isOther && hasAddress && !isFresh) {
    address.searchParams.set(freshParameter, String(now()))
    location.replace(address)
  }
  return viewer
}

function hasLoginMark({ cookie }: Document): boolean {
  return cookie.split('; ').includes(`${loginMark}=1`)
}
