import { GrowthRatesTable, ValuationTable } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/valuation-growth'
import { valuationGrowthShape } from '@bellwether/contract/shapes'
import { formatDate } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'
import styles from './element.module.css'

/** `<bw-valuation-growth>`: valuation and growth of the companies held, compared with the category. Blueprint compact: valuation only. */
export const ValuationGrowthElement = createSecurityWidget(basics, {
  shape: valuationGrowthShape,
  getPart: ({ valuation }) => valuation,
  draw: (view, { compact }) => (
    <>
      {compact ? null : <h4 className={styles.heading}>Valuation</h4>}
      <ValuationTable view={view} />
      {compact ? null : <h4 className={styles.heading}>Annual growth</h4>}
      {compact ? null : <GrowthRatesTable view={view} />}
    </>
  ),
  describe: ({ asAt }) => `Companies held, as at ${formatDate(asAt)}.`,
})

export { ValuationGrowthElement as element }
