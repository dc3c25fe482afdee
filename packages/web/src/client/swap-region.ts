/**
 * A region with data-bw-swap updates in place: its links to the same page and its GET forms fetch that page and replace the region. The attribute's value is
 * the URL of the result, empty for a result without its own URL (an invalid date, for example). Without this script the links and forms load the
 * whole page.
 */
export function swapRegion(document: Document): void {
  const region = document.querySelector<HTMLElement>('[data-bw-swap]')
  const window = document.defaultView
  if (!region?.id || !window) return
  const { history, location } = window
  let controller = new AbortController()

  region.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0 || link.hasAttribute('download')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.origin !== location.origin || link.pathname !== location.pathname) return
    event.preventDefault()
    void swap(link.href, { link, push: true })
  })

  region.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    event.preventDefault()
    const url = new URL(form.action)
    url.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString()
    void swap(url.href, { link: null, push: true })
  })

  window.addEventListener('popstate', () => void swap(location.href, { link: null, push: false }))

  async function swap(url: string, { link, push }: { link: HTMLAnchorElement | null; push: boolean }): Promise<void> {
    if (!region) return
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    region.setAttribute('aria-busy', 'true')
    const fresh = await fetchRegion(url, region.id, signal)
    if (signal.aborted) return
    region.removeAttribute('aria-busy')
    if (!fresh) {
      // The page itself explains the problem better than an unchanged region.
      location.assign(url)
      return
    }
    const focused = document.activeElement
    const hadFocus = focused !== null && region.contains(focused)
    region.replaceChildren(...fresh.childNodes)
    region.dataset.bwSwap = fresh.dataset.bwSwap ?? ''
    if (push && region.dataset.bwSwap) history.pushState(null, '', region.dataset.bwSwap)
    if (push || hadFocus) focusIn(region, focused?.id ?? '', link)
    const status = document.getElementById('bw-status')
    if (status) status.textContent = region.querySelector('[data-bw-result]')?.textContent ?? ''
  }
}

async function fetchRegion(url: string, id: string, signal: AbortSignal): Promise<HTMLElement | null> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'text/html' } })
    return new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(id)
  } catch {
    return null
  }
}

/** The first invalid field; otherwise the same control; otherwise, after paging, the top of the result. */
function focusIn(region: HTMLElement, id: string, followed: HTMLAnchorElement | null): void {
  const invalid = region.querySelector<HTMLElement>('[aria-invalid="true"]')
  const sameControl = id ? region.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null
  const sameLink = followed && [...region.querySelectorAll('a')].find(link => isSameLink(link, followed))
  const target = invalid ?? sameControl ?? sameLink ?? region.querySelector<HTMLElement>('[data-bw-result]')
  target?.focus()
}

/** A tab and a page size may have the same URL: their nav distinguishes them. */
function isSameLink(link: HTMLAnchorElement, followed: HTMLAnchorElement): boolean {
  const groupOf = (element: Element) => element.closest('nav')?.getAttribute('aria-label')
  return link.getAttribute('href') === followed.getAttribute('href') && groupOf(link) === groupOf(followed)
}
