import { GrowthRatesTable, ValuationTable } from '@bellwether/blocks'
import { valuationGrowthShape } from '@bellwether/contract/shapes'
import { formatDate } from '@bellwether/domain'
import { createSecurityWidget } from '@bellwether/widget-kit'
import styles from './element.module.css'

/** `<bw-valuation-growth>`: how dear the companies held are and how fast they grow, beside the category. Blueprint compact: valuation alone. */
export const ValuationGrowthElement = createSecurityWidget({
  name: 'valuation-growth',
  shape: valuationGrowthShape,
  label: 'Valuation and growth',
  heading: 'Valuation and growth',
  settings: {},
  rows: ({ compact }) => (compact ? [7, 7, 9] : [15, 15, 17]),
  getPart: ({ valuation }) => valuation,
  draw: (view, { compact }) => (
    <>
      {compact ? null : <h4 className={styles.heading}>Valuation</h4>}
      <ValuationTable view={view} />
      {compact ? null : <h4 className={styles.heading}>Growth a year</h4>}
      {compact ? null : <GrowthRatesTable view={view} />}
    </>
  ),
  describe: ({ asAt }) => `Of the companies held, at ${formatDate(asAt)}.`,
})

export { ValuationGrowthElement as element }
