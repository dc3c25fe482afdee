/**
 * Blocks are not laid out while the page loads, unless they stand in the window (pages/grid.module.css). Once it has loaded they are, one at a time when the
 * browser has nothing else to do, so that the page is then as any other: its length, its pictures and its text are whole.
 */
export function layOutLater(window: Window): void {
  const { document } = window
  const left = [...document.querySelectorAll('[data-bw-later]')]
  const next = () => {
    left.shift()?.removeAttribute('data-bw-later')
    if (left.length > 0) whenIdle(window, next)
    else finish()
  }
  // Also for blocks that come later, in the place of others.
  const finish = () => document.documentElement.setAttribute('data-bw-settled', '')

  // Somebody is about to stand in the middle of the page: lengths that change above would move it.
  if (window.location.hash || wasHereBefore(window)) finish()
  else window.addEventListener('load', () => whenIdle(window, next), { once: true })
}

/** Reloaded, or come back to: the browser goes where the page was left. */
function wasHereBefore({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}

/** Safari has no idle callbacks. */
function whenIdle(window: Window, work: () => void): void {
  const { requestIdleCallback } = window as Partial<Window>
  if (requestIdleCallback) requestIdleCallback(work, { timeout: 500 })
  else window.setTimeout(work, 30)
}
