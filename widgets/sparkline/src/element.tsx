import { LinedPrice } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/sparkline'
import type { BlockState, LinedPriceView } from '@bellwether/contract'
import { sparklineShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

type NamedLine = LinedPriceView & { readonly name: string }

/** `<bw-sparkline>`: a security on one line: price, change and sparkline. */
export const SparklineElement = createSecurityWidget(basics, {
  shape: sparklineShape,
  getPart: ({ line, name }): BlockState<NamedLine> =>
    line.state === 'ready' ? { state: 'ready', view: { ...line.view, name } } : line,
  draw: view => <LinedPrice view={view} name={view.name} />,
})

export { SparklineElement as element }
