/**
 * A page is not laid out in one go (pages/document.module.css, decision 003). What is marked stands empty in the first frame. Of that, what is in the window is
 * laid out in the frames that follow, one row of blocks in each, and the rest one by one when the browser has nothing else to do, so that the page is then as any
 * other: its length, its pictures and its text are whole.
 */
export function layOutLater(window: Window): void {
  const { document } = window
  const root = document.documentElement
  const left = [...document.querySelectorAll('[data-bw-later]')]
  const topOf = (block: Element) => block.getBoundingClientRect().top
  /** Blocks of one row together: they are equally tall. */
  const layOutRow = (top: number, then: () => void) => {
    const next = left.findIndex(block => topOf(block) !== top)
    for (const block of left.splice(0, next === -1 ? left.length : next)) block.removeAttribute('data-bw-later')
    if (left.length > 0) then()
    else finish()
  }
  const inWindow = () => {
    const top = left[0] ? topOf(left[0]) : 0
    if (top < window.innerHeight) layOutRow(top, () => window.requestAnimationFrame(inWindow))
    else whenIdle(window, whatIsLeft)
  }
  const whatIsLeft = () => layOutRow(left[0] ? topOf(left[0]) : 0, () => whenIdle(window, whatIsLeft))
  // From here on the browser itself lays out what comes near the window.
  const release = () => root.removeAttribute('data-bw-stepwise')
  // Also for blocks that come later, in the place of others.
  const finish = () => {
    root.setAttribute('data-bw-settled', '')
    release()
  }

  // Somebody is about to stand in the middle of the page: lengths that change above would move it. A page that is not looked at has no frames.
  if (window.location.hash || wasHereBefore(window) || document.visibilityState === 'hidden') {
    finish()
    return
  }
  window.addEventListener('scroll', release, { once: true, passive: true })
  window.addEventListener('keydown', release, { once: true })
  // What has been seen must not vanish.
  if (window.performance.getEntriesByType('paint').length > 0) {
    window.requestAnimationFrame(inWindow)
    return
  }
  root.setAttribute('data-bw-stepwise', 'header')
  window.requestAnimationFrame(() => {
    if (root.hasAttribute('data-bw-stepwise')) root.setAttribute('data-bw-stepwise', 'blocks')
    window.requestAnimationFrame(inWindow)
  })
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
