import { RefusedError } from '@bellwether/web'

export class WatchlistNeedsLoginError extends RefusedError {
  override name = 'WatchlistNeedsLoginError'
  constructor() {
    super(
      'SITE_WATCHLIST_NEEDS_LOGIN',
      401,
      'Nobody is logged in here, and without scripts this browser cannot keep a watchlist. Log in, or turn scripts on.',
    )
  }
}
