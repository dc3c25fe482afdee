import { FigureTable } from '@bellwether/blocks'
import { directorDealsShape } from '@bellwether/contract/shapes'
import { createSecurityWidget, wholeNumber } from '@bellwether/widget-kit'

/** `<bw-director-deals>`: what the directors of a company bought and sold on the market, latest first. */
export const DirectorDealsElement = createSecurityWidget({
  name: 'director-deals',
  shape: directorDealsShape,
  label: 'Director deals',
  heading: 'Director deals',
  settings: { limit: wholeNumber(1, 20, 5) },
  rows: ({ limit }) => Math.ceil(limit * 1.5) + 1,
  query: ({ limit }) => ({ limit }),
  getPart: ({ deals }) => deals,
  draw: view => <FigureTable view={view} label="Director deals" />,
  describe: () => 'Purchases and sales on the market, as notified.',
})

export { DirectorDealsElement as element }
