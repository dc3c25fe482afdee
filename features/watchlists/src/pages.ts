import type { PageOf } from '@bellwether/web/page'
import { WatchlistsPage } from './watchlists-page.tsx'

/** The pages of this package, by kind. */
export const watchlistsPages = {
  watchlists: WatchlistsPage,
}

export type WatchlistPage = PageOf<typeof watchlistsPages>
