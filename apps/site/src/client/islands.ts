import type { IslandRegistry } from '@bellwether/islands/client'

const loadWatchlists = () => import('@bellwether/watchlists/islands')

/** Every island of the site, by its name in the page. */
export const islands: IslandRegistry = {
  star: async () => (await loadWatchlists()).StarIsland,
  'watched-overlap': async () => (await loadWatchlists()).WatchedOverlapIsland,
}
