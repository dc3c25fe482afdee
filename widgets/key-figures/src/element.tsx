import { Facts } from '@bellwether/blocks'
import { keyFiguresShape } from '@bellwether/contract/shapes'
import { formatDate } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-key-figures>`: the figures that matter most for the kind of security it is. */
export const KeyFiguresElement = createSecurityWidget({
  name: 'key-figures',
  shape: keyFiguresShape,
  label: 'Key figures',
  heading: 'Key figures',
  settings: {},
  rows: () => 10,
  getPart: ({ figures }) => figures,
  draw: view => <Facts view={view} />,
  describe: ({ asAt, basis }) => [asAt ? `At ${formatDate(asAt)}.` : '', basis ?? ''].join(' ').trim(),
})

export { KeyFiguresElement as element }
