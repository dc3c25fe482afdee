import { FigureTable } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/director-deals'
import { directorDealsShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-director-deals>`: directors' purchases and sales, latest first. */
export const DirectorDealsElement = createSecurityWidget(basics, {
  shape: directorDealsShape,
  getPart: ({ deals }) => deals,
  draw: (view, _settings, _tools, { t }) => <FigureTable view={view} label={t(basics.heading)} />,
  describe: (_, { t }) => t('Purchases and sales on the market, as notified.'),
})

export { DirectorDealsElement as element }
