import { TopHoldings } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/top-holdings'
import type { TopHoldingsView } from '@bellwether/contract'
import { topHoldingsShape } from '@bellwether/contract/shapes'
import { shownTotal } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-top-holdings>`: the largest holdings of a fund, trust or ETF. */
export const TopHoldingsElement = createSecurityWidget(basics, {
  shape: topHoldingsShape,
  getPart: ({ holdings }, { limit }) =>
    holdings.state === 'ready' ? { state: 'ready', view: toFirst(holdings.view, limit) } : holdings,
  draw: view => <TopHoldings view={view} />,
  describe: ({ asAt, holdingsCount }, { t, formatDate }) => {
    const date = formatDate(asAt)
    return holdingsCount === null
      ? t('As at {date}.', { date })
      : t('As at {date}; {n} holdings.', { date, n: holdingsCount })
  },
})

function toFirst(view: TopHoldingsView, limit: number): TopHoldingsView {
  const holdings = view.holdings.slice(0, limit)
  return { ...view, holdings, totalWeighting: shownTotal(holdings.map(({ weighting }) => weighting)) }
}

export { TopHoldingsElement as element }
