import { watchlistsPath } from '@bellwether/contract'
import { parseWatchlistName, type WatchlistChange } from '@bellwether/domain'

/** The page that shows the change. */
export function pathAfter(change: WatchlistChange): string {
  switch (change.kind) {
    case 'create':
    case 'rename':
      return watchlistsPath(parseWatchlistName(change.name))
    case 'note':
    case 'move':
      return `${watchlistsPath(change.list)}#watched-${change.marketCode}`
    case 'add':
    case 'remove':
      return watchlistsPath(change.list)
    default:
      return watchlistsPath()
  }
}
