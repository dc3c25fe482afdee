const restMs = 1_000
const flashedAt = new WeakMap<Element, number>()

/** One soft flash, at most once a second an element, and none for those who want no motion. */
export function flash(element: HTMLElement, way: 'up' | 'down'): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const now = performance.now()
  if (now - (flashedAt.get(element) ?? Number.NEGATIVE_INFINITY) < restMs) return
  flashedAt.set(element, now)
  element.dataset.bwFlash = way
  element.addEventListener('animationend', () => delete element.dataset.bwFlash, { once: true })
}
