/** What starts an island at once: somebody reaches for it, or a program fills it in for them. */
const wakers = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const
/** What the browser does well by itself is left to it: links to other pages, menus, popovers. */
const repeated = 'button:not([popovertarget]), input:is([type="checkbox"], [type="radio"])'
const maxHeld = 20

export interface HeldEvents {
  /** Stops holding, and does what was held: with the island's script if there is one, otherwise as HTML does. */
  release(): void
}

/** Holds what people press in an island whose script has not arrived, so that no press is lost. */
export function holdEvents(island: HTMLElement, wake: () => void): HeldEvents {
  const held: (() => void)[] = []
  const stop = new AbortController()
  const listen = { capture: true, signal: stop.signal }
  const hold = (event: Event, again: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.length < maxHeld) held.push(again)
    wake()
  }
  for (const kind of wakers) island.addEventListener(kind, wake, { ...listen, passive: true })
  island.addEventListener(
    'click',
    event => {
      const target = event.target instanceof Element ? event.target : null
      const control = target?.closest<HTMLElement>(repeated) ?? linkInPlace(target, event)
      if (control) hold(event, () => control.click())
    },
    listen,
  )
  // Of a form without a button; with one, the browser has clicked it.
  island.addEventListener(
    'submit',
    event => {
      const { target, submitter } = event
      if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter))
    },
    listen,
  )
  return {
    release() {
      stop.abort()
      for (const again of held.splice(0)) again()
    },
  }
}

/** A link to another address of the same page, which the island may answer in place; null for one that opens elsewhere or is a file. */
function linkInPlace(target: Element | null, event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = target?.closest('a') ?? null
  if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return null
  const { origin, pathname } = link.ownerDocument.location
  return link.origin === origin && link.pathname === pathname ? link : null
}
