/** Where a list is shown, or the first one. */
export function watchlistsPath(list: string | null = null): string {
  return list === null ? '/platform/watchlists' : `/platform/watchlists?list=${encodeURIComponent(list)}`
}
