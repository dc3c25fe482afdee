const restMs = 1_000
const flashedAt = new WeakMap<object, number>()

type Flashing = Pick<HTMLElement, 'dataset' | 'addEventListener'>

/** One soft flash, at most once a second per element, and none with reduced motion. */
export function flash(
  element: Flashing,
  way: 'up' | 'down',
  { now = performance.now(), calm = matchMedia('(prefers-reduced-motion: reduce)').matches } = {},
): void {
  if (calm || now - (flashedAt.get(element) ?? Number.NEGATIVE_INFINITY) < restMs) return
  flashedAt.set(element, now)
  element.dataset.bwFlash = way
  element.addEventListener('animationend', () => delete element.dataset.bwFlash, { once: true })
}
