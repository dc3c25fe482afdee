/** Stars and lists, where the page has them. */
export function startWatchlists(document: Document): void {
  if (document.querySelector('[data-bw-star], [data-bw-watchlists], [data-bw-account-menu]'))
    import('./client/watchlists.ts').then(({ watchlists }) => watchlists(document))
}
