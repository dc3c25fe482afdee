/** How far down the first heading that is drawn begins; run in the page. */
export function headingTop(): number {
  const heading = [...document.querySelectorAll('h1, h2, h3')].find(element => element.getClientRects().length > 0)
  return heading ? heading.getBoundingClientRect().top + scrollY : Number.POSITIVE_INFINITY
}

/** Tables wider than their box that do not open with their first column in view, or show nothing at the edge that is cut; run in the page. */
export function wideTablesWithoutCue(): readonly string[] {
  return [...document.querySelectorAll('table')].flatMap(table => {
    const box = table.parentElement
    const first = table.querySelector('tr > *')
    if (!box || !first || box.scrollWidth <= box.clientWidth + 1 || table.getClientRects().length === 0) return []
    const { backgroundImage, direction } = getComputedStyle(box)
    const fromLatest = direction === 'rtl'
    const cue = fromLatest ? getComputedStyle(first).boxShadow !== 'none' : backgroundImage.includes('gradient')
    const start = first.getBoundingClientRect().left - box.getBoundingClientRect().left
    return cue && start >= 0 && start < 40 ? [] : [`${box.getAttribute('aria-label')}: cue ${cue}, starts at ${start}`]
  })
}

/** Selects that are narrower than the longest of their choices; run in the page. */
export function cutChoices(): readonly string[] {
  return [...document.querySelectorAll('select')].flatMap(select => {
    if (select.getClientRects().length === 0) return []
    const copy = select.cloneNode(true) as HTMLSelectElement
    copy.style.cssText = 'position: absolute; width: max-content; visibility: hidden'
    select.after(copy)
    const [needed, given] = [copy, select].map(each => each.getBoundingClientRect().width)
    copy.remove()
    return (needed ?? 0) > (given ?? 0) + 1 ? [`${select.name}: ${given} px for ${needed}`] : []
  })
}
