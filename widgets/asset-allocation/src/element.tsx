import { AssetAllocation } from '@bellwether/blocks'
import { assetAllocationShape } from '@bellwether/contract/shapes'
import { formatDate } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-asset-allocation>`: what a fund, trust or ETF holds by kind of asset, beside its category. */
export const AssetAllocationElement = createSecurityWidget({
  name: 'asset-allocation',
  shape: assetAllocationShape,
  label: 'Asset allocation',
  heading: 'Asset allocation',
  settings: {},
  rows: () => 7,
  getPart: ({ allocation }) => allocation,
  draw: view => <AssetAllocation view={view} />,
  describe: ({ asAt }) => `At ${formatDate(asAt)}.`,
})

export { AssetAllocationElement as element }
