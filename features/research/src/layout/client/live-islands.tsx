import { LiveContext, LiveToggle, Movers, PriceLine } from '@bellwether/blocks'
import type { LiveView } from '@bellwether/contract'
import type { ComponentType, FunctionComponent } from 'react'
import type { PageLive } from './page-live.ts'

/** The component with the live prices of the page. */
function withLive<Props extends object>(
  pageLive: PageLive,
  Shown: ComponentType<Props>,
  viewOf: (props: Props) => LiveView | null,
): FunctionComponent<Props> {
  return props => (
    <LiveContext value={pageLive(viewOf(props))}>
      <Shown {...props} />
    </LiveContext>
  )
}

export function createLiveIslands(pageLive: PageLive) {
  return {
    PriceLine: withLive(pageLive, PriceLine, ({ frame }) => frame.live),
    Movers: withLive(pageLive, Movers, ({ live }) => live),
    LiveToggle: withLive(pageLive, LiveToggle, ({ view }) => view),
  }
}
