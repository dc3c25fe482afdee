import type { NavLine } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import { linePath, niceScale, plotHeight, plotWidth, thin, yOf } from '../price-chart/chart-geometry.ts'
import { PaneValues } from './pane-values.tsx'
import styles from './plot.module.css'

/** How far the share price stood from the NAV: below the zero line is a discount. */
export function DiscountPane({ nav }: { readonly nav: NavLine }) {
  const values = thin(nav.discounts, 300)
  const known = values.filter(value => value !== null)
  const edges = [nav.averageDiscount + nav.deviation, nav.averageDiscount - nav.deviation] as const
  const scale = niceScale([...known, ...edges, 0], 2)
  const [top, bottom] = edges.map(edge => yOf(scale, edge).toFixed(1))
  const zero = yOf(scale, 0).toFixed(1)
  const firstAt = values.findIndex(value => value !== null)
  const left = ((firstAt / Math.max(1, values.length - 1)) * plotWidth).toFixed(1)
  return (
    <>
      <div className={`${styles.pane} ${styles.tallPane}`}>
        <span className={styles.paneName}>Discount (−) or premium</span>
        <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.discountFill} d={`${linePath(scale, values)}V${zero}H${left}Z`} />
          <path className={styles.usual} d={`M0 ${top}H${plotWidth}V${bottom}H0Z`} />
          <path className={styles.zero} d={`M0 ${zero}H${plotWidth}`} />
          <path className={styles.average} d={`M0 ${yOf(scale, nav.averageDiscount).toFixed(1)}H${plotWidth}`} />
          <path className={styles.discount} d={linePath(scale, values)} />
        </svg>
      </div>
      <PaneValues scale={scale} tickText={tick => formatPercent(tick, { digits: 0 })} />
    </>
  )
}
