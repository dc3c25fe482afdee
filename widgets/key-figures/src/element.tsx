import { Facts } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/key-figures'
import { keyFiguresShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-key-figures>`: the most important figures for the type of security. */
export const KeyFiguresElement = createSecurityWidget(basics, {
  shape: keyFiguresShape,
  getPart: ({ figures }) => figures,
  draw: view => <Facts view={view} of={basics.heading} />,
  describe: ({ asAt, basis }, { t, sent, formatDate }) =>
    [asAt ? t('As at {date}.', { date: formatDate(asAt) }) : '', basis ? sent(basis) : ''].join(' ').trim(),
})

export { KeyFiguresElement as element }
