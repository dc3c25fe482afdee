import type { MouseEvent } from 'react'

/** The link that a click follows here, and not in a new tab or as a file; null for any other click. */
export function followedLink(event: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isElsewhere = link?.target || link?.hasAttribute('download') || link?.getAttribute('href')?.startsWith('#')
  return isElsewhere ? null : link
}
