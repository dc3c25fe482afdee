/**
 * Changes the chart of Charts and performance without a page load: links and the form fetch the new page and swap in its chart and tables.
 * The script of the interactive chart is loaded when the page has nothing else to do, or earlier when the chart is used.
 */
export function chartBlock(document: Document): void {
  const block = document.querySelector<HTMLElement>('[data-bw-chart]')
  if (!block) return
  const status = document.getElementById('bw-status')
  let request = new AbortController()
  whenIdle(window, () => makeInteractive(block))

  block.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-bw-interactive]')) {
      // The button disappears once the chart is drawn, so the chart takes its focus.
      block.addEventListener('bw-chart-drawn', () => block.querySelector<HTMLElement>('bw-price-chart')?.focus(), {
        once: true,
      })
      makeInteractive(block)
      return
    }
    const link = target?.closest('a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.pathname !== location.pathname || link.origin !== location.origin) return
    event.preventDefault()
    show(link.href)
  })
  block.addEventListener('pointerover', event => {
    if (event.target instanceof Element && event.target.closest('bw-price-chart')) makeInteractive(block)
  })
  // Boxes only: a list would send every line the arrow keys pass, a field every half-typed code.
  block.addEventListener('change', event => {
    const { target } = event
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.form) show(addressOf(target.form))
  })
  block.addEventListener('submit', event => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    show(addressOf(event.target))
  })

  async function show(address: string): Promise<void> {
    request.abort()
    request = new AbortController()
    const { signal } = request
    block?.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
      const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
      if (!response.ok || !fresh.querySelector('[data-bw-chart]')) throw new Error('the page has no chart')
      for (const id of ['chart-view', 'returns-tables', 'growth-chart', 'risk-table', 'price-table']) replace(id, fresh)
      history.replaceState(null, '', address)
      if (status) status.textContent = 'Chart updated'
    } catch {
      // A full page load shows the same, or the error.
      if (!signal.aborted) location.assign(address)
    } finally {
      if (!signal.aborted) block?.removeAttribute('aria-busy')
    }
  }

  function replace(id: string, fresh: Document): void {
    const [old, made] = [document.getElementById(id), fresh.getElementById(id)]
    if (!old || !made) return
    const focused = old.contains(document.activeElement) ? nameOf(document.activeElement) : null
    old.replaceChildren(...made.childNodes)
    if (focused)
      [...old.querySelectorAll<HTMLElement>('a, button, select, input:not([type=hidden])')]
        .find(el => nameOf(el) === focused)
        ?.focus()
  }
}

/** Enough to find the same control in the fresh block, whose links lead elsewhere. */
function nameOf(element: Element | null): string {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return `${element.name}=${element.value}`
  const text = element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent
  return `${element?.tagName} ${text}`
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return `${new URL(form.action).pathname}?${query}`
}

/** After the page has loaded; never for a visitor who saves data, who has the button. */
function whenIdle(window: Window, run: () => void): void {
  if (savesData(window.navigator)) {
    offerButton(window.document)
    return
  }
  const soon = () => ('requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200))
  if (window.document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}

function savesData(navigator: Navigator): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true
}

/** Where the script has not come by itself. */
function offerButton(document: Document): void {
  document
    .querySelector('[data-bw-interactive]')
    ?.toggleAttribute('data-bw-ready', customElements.get('bw-price-chart') === undefined)
}

async function makeInteractive(block: HTMLElement): Promise<void> {
  try {
    await import('@bellwether/price-chart/define')
  } catch {
    // The static chart stays, and the button tries again.
  }
  offerButton(block.ownerDocument)
}
