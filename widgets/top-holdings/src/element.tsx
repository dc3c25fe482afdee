import { TopHoldings } from '@bellwether/blocks'
import type { TopHoldingsView } from '@bellwether/contract'
import { topHoldingsShape } from '@bellwether/contract/shapes'
import { formatDate } from '@bellwether/domain'
import { createSecurityWidget, wholeNumber } from '@bellwether/widget-kit'

/** `<bw-top-holdings>`: the largest holdings of a fund, trust or ETF. */
export const TopHoldingsElement = createSecurityWidget({
  name: 'top-holdings',
  shape: topHoldingsShape,
  label: 'Largest holdings',
  heading: 'Largest holdings',
  settings: { limit: wholeNumber(1, 10, 10) },
  rows: ({ limit }) => [limit + 3, Math.ceil(limit * 1.2) + 2, Math.ceil(limit * 1.6) + 3],
  getPart: ({ holdings }, { limit }) =>
    holdings.state === 'ready' ? { state: 'ready', view: toFirst(holdings.view, limit) } : holdings,
  draw: view => <TopHoldings view={view} />,
  describe: ({ asAt, holdingsCount }) =>
    `At ${formatDate(asAt)}${holdingsCount === null ? '' : `, of ${holdingsCount} holdings`}.`,
})

function toFirst(view: TopHoldingsView, limit: number): TopHoldingsView {
  const holdings = view.holdings.slice(0, limit)
  return { ...view, holdings, totalWeighting: holdings.reduce((sum, { weighting }) => sum + weighting, 0) }
}

export { TopHoldingsElement as element }
