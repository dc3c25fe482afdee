/** Loads the watchlist script on pages that have stars or lists. */
export function startWatchlists(document: Document): void {
  if (document.querySelector('[data-bw-star], [data-bw-watchlists], [data-bw-account-menu]'))
    import('./client/watchlists.ts').then(({ watchlists }) => watchlists(document))
}
