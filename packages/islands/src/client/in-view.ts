// Near enough that an island is ready by the time it has been scrolled to.
const rootMargin = '200px'

/** Calls back once an element is in view or close to it. */
export function createInView(window: Window & typeof globalThis) {
  const waiting = new Map<Element, () => void>()
  const observer = new window.IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        const seen = waiting.get(target)
        forget(target)
        seen?.()
      }
    },
    { rootMargin },
  )
  const forget = (target: Element) => {
    waiting.delete(target)
    observer.unobserve(target)
  }
  return (target: Element, seen: () => void): (() => void) => {
    waiting.set(target, seen)
    observer.observe(target)
    return () => forget(target)
  }
}
