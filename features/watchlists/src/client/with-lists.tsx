import { WatchingContext } from '@bellwether/blocks'
import type { ComponentType, FunctionComponent } from 'react'
import { pageLists } from './page-lists.ts'

/** A component whose stars know the viewer's lists. */
export function withLists<Props extends object>(Shown: ComponentType<Props>): FunctionComponent<Props> {
  return props => (
    <WatchingContext value={pageLists()}>
      <Shown {...props} />
    </WatchingContext>
  )
}
