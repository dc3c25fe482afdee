import { Facts } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/key-figures'
import { keyFiguresShape } from '@bellwether/contract/shapes'
import { formatDate } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-key-figures>`: the most important figures for the type of security. */
export const KeyFiguresElement = createSecurityWidget(basics, {
  shape: keyFiguresShape,
  getPart: ({ figures }) => figures,
  draw: view => <Facts view={view} of={basics.heading} />,
  describe: ({ asAt, basis }) => [asAt ? `As at ${formatDate(asAt)}.` : '', basis ?? ''].join(' ').trim(),
})

export { KeyFiguresElement as element }
