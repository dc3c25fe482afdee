import { WatchedOverlap, type WatchedOverlapProps, WatchingContext } from '@bellwether/blocks'
import { pageLists } from './page-lists.ts'

export function WatchedOverlapIsland(props: WatchedOverlapProps) {
  return (
    <WatchingContext value={pageLists()}>
      <WatchedOverlap {...props} />
    </WatchingContext>
  )
}
