import { GrowthRatesTable, ValuationTable } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/valuation-growth'
import { valuationGrowthShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'
import styles from './element.module.css'

/** `<bw-valuation-growth>`: valuation and growth of the companies held, compared with the category. Blueprint compact: valuation only. */
export const ValuationGrowthElement = createSecurityWidget(basics, {
  shape: valuationGrowthShape,
  getPart: ({ valuation }) => valuation,
  draw: (view, { compact }, _tools, { t }) => (
    <>
      {compact ? null : <h4 className={styles.heading}>{t('Valuation')}</h4>}
      <ValuationTable view={view} />
      {compact ? null : <h4 className={styles.heading}>{t('Annual growth')}</h4>}
      {compact ? null : <GrowthRatesTable view={view} />}
    </>
  ),
  describe: ({ asAt }, { t, formatDate }) => t('Companies held, as at {date}.', { date: formatDate(asAt) }),
})

export { ValuationGrowthElement as element }
