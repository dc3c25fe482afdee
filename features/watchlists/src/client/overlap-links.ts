import type { MarketCode, Watchlist } from '@bellwether/domain'

const maxLinks = 8

/** Adds links that compare watched investments with the portfolio on this page. */
export function addOverlapLinks(place: HTMLElement, lists: readonly Watchlist[]): void {
  const { bwOwnOverlap: own = '', bwAction: action = '' } = place.dataset
  const codes = codesToCompare(lists, own)
  if (codes.length === 0) return
  place.append(
    ...codes.flatMap((code, index) => {
      const link = place.ownerDocument.createElement('a')
      link.href = `${action}?with=${encodeURIComponent(code)}#overlap`
      link.textContent = code
      return index > 0 ? [', ', link] : [link]
    }),
  )
  place.hidden = false
}

/** Each code once, in the order of the lists, without the page's own. */
export function codesToCompare(lists: readonly Watchlist[], own: string): readonly MarketCode[] {
  const codes = new Set(lists.flatMap(({ items }) => items.map(({ marketCode }) => marketCode)))
  return [...codes].filter(code => code !== own).slice(0, maxLinks)
}
