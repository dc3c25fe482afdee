import { PageSourceContext } from '@bellwether/blocks'
import type { ComponentType, FunctionComponent } from 'react'
import { createPageSource } from './page-source.ts'

/** An island that changes in place, with the properties it has at other addresses of its page. */
export function withPageSource<Props extends object>(
  island: string,
  Shown: ComponentType<Props>,
): FunctionComponent<Props> {
  const source = createPageSource(window, island)
  return props => (
    <PageSourceContext value={source}>
      <Shown {...props} />
    </PageSourceContext>
  )
}
