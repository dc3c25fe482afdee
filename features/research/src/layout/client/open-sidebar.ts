import { sidebarExpandedAbove } from '@bellwether/domain'

/** The sidebar is a disclosure menu that starts expanded on wide windows, and follows when the window crosses that width. */
export function openSidebar(document: Document): void {
  const sidebar = document.querySelector<HTMLDetailsElement>('details[data-bw-sidebar]')
  const wide = document.defaultView?.matchMedia(`(width > ${sidebarExpandedAbove}px)`)
  if (!sidebar || !wide) return
  const follow = () => {
    sidebar.open = wide.matches
  }
  follow()
  wide.addEventListener('change', follow)
}
