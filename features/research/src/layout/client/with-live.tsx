import { LiveContext } from '@bellwether/blocks'
import type { LiveView } from '@bellwether/contract'
import type { ComponentType, FunctionComponent } from 'react'
import type { PageLive } from './page-live.ts'

/** The component with the live prices of the page. */
export function withLive<Props extends object>(
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
