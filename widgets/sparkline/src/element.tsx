import { LinedPrice } from '@bellwether/blocks'
import type { BlockState, LinedPriceView } from '@bellwether/contract'
import { sparklineShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

type NamedLine = LinedPriceView & { readonly name: string }

/** `<bw-sparkline>`: a security in one line: its price, its change and the way there. */
export const SparklineElement = createSecurityWidget({
  name: 'sparkline',
  shape: sparklineShape,
  label: 'Price of the day',
  heading: '',
  settings: {},
  rows: () => [1, 2],
  getPart: ({ line, name }): BlockState<NamedLine> =>
    line.state === 'ready' ? { state: 'ready', view: { ...line.view, name } } : line,
  draw: view => <LinedPrice view={view} name={view.name} />,
})

export { SparklineElement as element }
