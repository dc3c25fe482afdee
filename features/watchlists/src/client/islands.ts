import { Star, WatchedOverlap } from '@bellwether/blocks'
import { withLists } from './with-lists.tsx'

export const StarIsland = withLists(Star)
export const WatchedOverlapIsland = withLists(WatchedOverlap)
export { withLists }
