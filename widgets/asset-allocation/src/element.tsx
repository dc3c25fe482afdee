import { AssetAllocation } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/asset-allocation'
import { assetAllocationShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-asset-allocation>`: asset allocation of a fund, trust or ETF, compared with its category. */
export const AssetAllocationElement = createSecurityWidget(basics, {
  shape: assetAllocationShape,
  getPart: ({ allocation }) => allocation,
  draw: view => <AssetAllocation view={view} />,
  describe: ({ asAt }, { t, formatDate }) => t('As at {date}.', { date: formatDate(asAt) }),
})

export { AssetAllocationElement as element }
