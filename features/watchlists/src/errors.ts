import { RefusedError } from '@bellwether/web'

export class WatchlistNeedsLoginError extends RefusedError {
  override name = 'WatchlistNeedsLoginError'
  constructor() {
    super('SITE_WATCHLIST_NEEDS_LOGIN', 401, 'You need to log in, or enable JavaScript, to use watchlists.')
  }
}
