import { whenIdle } from '@bellwether/islands/client'

/**
 * Lays a page out in steps (document.module.css, decision 001). Marked blocks are skipped in the first frame. Those in the viewport are laid out in the
 * following frames, one row per frame, and the rest when the browser is idle; after that the page is complete.
 */
export function layOutLater(window: Window): void {
  const { document } = window
  const root = document.documentElement
  const remaining = [...document.querySelectorAll('[data-bw-later]')]
  const topOf = (block: Element) => block.getBoundingClientRect().top
  /** In a block that waits itself: to ask where it is would lay out both. */
  const isInside = (block: Element) => Boolean(block.parentElement?.closest('[data-bw-later]'))
  /** Blocks of one row are laid out together, because they have the same height. */
  const layOutRow = (top: number, then: () => void) => {
    const next = remaining.findIndex((block, index) => index > 0 && (isInside(block) || topOf(block) !== top))
    for (const block of remaining.splice(0, next === -1 ? remaining.length : next))
      block.removeAttribute('data-bw-later')
    if (remaining.length > 0) then()
    else finish()
  }
  const layOutViewport = () => {
    const top = remaining[0] ? topOf(remaining[0]) : 0
    if (top < window.innerHeight) layOutRow(top, () => window.requestAnimationFrame(layOutViewport))
    else whenIdle(window, layOutRest)
  }
  const layOutRest = () => layOutRow(remaining[0] ? topOf(remaining[0]) : 0, () => whenIdle(window, layOutRest))
  // From here on the browser lays out what comes near the viewport.
  const release = () => root.removeAttribute('data-bw-stepwise')
  // Also for blocks inserted later.
  const finish = () => {
    root.setAttribute('data-bw-settled', '')
    release()
  }

  // The page opens scrolled, and layout above the viewport would move it; or it is hidden and gets no frames.
  if (window.location.hash || isRevisit(window) || document.visibilityState === 'hidden') {
    finish()
    return
  }
  window.addEventListener('scroll', release, { once: true, passive: true })
  window.addEventListener('keydown', release, { once: true })
  // Content that has been painted must not disappear.
  if (window.performance.getEntriesByType('paint').length > 0) {
    window.requestAnimationFrame(layOutViewport)
    return
  }
  root.setAttribute('data-bw-stepwise', 'header')
  window.requestAnimationFrame(() => {
    if (root.hasAttribute('data-bw-stepwise')) root.setAttribute('data-bw-stepwise', 'blocks')
    window.requestAnimationFrame(layOutViewport)
  })
}

/** On reload or back navigation the browser restores the scroll position. */
function isRevisit({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}
