import { Star, type StarProps, WatchingContext } from '@bellwether/blocks'
import { pageLists } from './page-lists.ts'

export function StarIsland(props: StarProps) {
  return (
    <WatchingContext value={pageLists()}>
      <Star {...props} />
    </WatchingContext>
  )
}
