import type { Watchlist } from '@bellwether/domain'
import { useContext, useSyncExternalStore } from 'react'
import { WatchingContext } from './watching.ts'

const never = () => () => {}
const unknown = () => null

/** The viewer's lists as this browser knows them; null on a server, and while only the server knows them. */
export function useLists(): readonly Watchlist[] | null {
  const watching = useContext(WatchingContext)
  return useSyncExternalStore(watching?.subscribe ?? never, watching?.getLists ?? unknown, unknown)
}
