import { TopHoldings } from '@bellwether/blocks'
import type { TopHoldingsView } from '@bellwether/contract'
import { formatDate } from '@bellwether/domain'
import { createWidgetElement } from '@bellwether/widget-kit'

const mostHoldings = 10

/** `<bw-top-holdings>`: the largest holdings of a fund, trust or ETF. */
export const TopHoldingsElement = createWidgetElement({
  name: 'top-holdings',
  label: 'Largest holdings',
  heading: 'Largest holdings',
  rows: ({ limit = mostHoldings }) => Math.min(limit, mostHoldings) + 2,
  getPart: ({ holdings }, { limit = mostHoldings }) =>
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
