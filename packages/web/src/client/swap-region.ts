/**
 * A region marked data-bw-swap changes in place: its links to the same page and its GET forms fetch that page, take the region out of it and put it here.
 * The mark's value is the address of what is shown, empty for an answer that is not worth an address (a date that could not be read). Without this
 * script the same links and forms load the whole page.
 */
export function swapRegion(document: Document): void {
  const region = document.querySelector<HTMLElement>('[data-bw-swap]')
  const window = document.defaultView
  if (!region?.id || !window) return
  const { history, location } = window
  let asking = new AbortController()

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
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    region.setAttribute('aria-busy', 'true')
    const fresh = await fetchRegion(url, region.id, signal)
    if (signal.aborted) return
    region.removeAttribute('aria-busy')
    if (!fresh) {
      // The page itself says what is wrong better than a region that does not change.
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
    const answer = await fetch(url, { signal, headers: { accept: 'text/html' } })
    return new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(id)
  } catch {
    return null
  }
}

/** What needs mending first; else the same control again; else, after turning a page, the top of the result. */
function focusIn(region: HTMLElement, id: string, followed: HTMLAnchorElement | null): void {
  const wrong = region.querySelector<HTMLElement>('[aria-invalid="true"]')
  const sameControl = id ? region.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null
  const sameLink = followed && [...region.querySelectorAll('a')].find(link => isSameLink(link, followed))
  const target = wrong ?? sameControl ?? sameLink ?? region.querySelector<HTMLElement>('[data-bw-result]')
  target?.focus()
}

/** A tab and a page size may lead to one address: the group they stand in tells them apart. */
function isSameLink(link: HTMLAnchorElement, followed: HTMLAnchorElement): boolean {
  const groupOf = (element: Element) => element.closest('nav')?.getAttribute('aria-label')
  return link.getAttribute('href') === followed.getAttribute('href') && groupOf(link) === groupOf(followed)
}
