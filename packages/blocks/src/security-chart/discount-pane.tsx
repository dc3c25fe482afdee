import type { NavLine } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import { Area, Level, Line } from '../plot/line.tsx'
import { LinePane } from '../plot/pane.tsx'
import { bandPath } from '../plot/paths.ts'
import { niceScale } from '../plot/scale.ts'
import { thin } from '../plot/thin.ts'
import styles from './plot.module.css'

/** The share price compared with the NAV: below the zero line is a discount. */
export function DiscountPane({ nav }: { readonly nav: NavLine }) {
  const { averageDiscount, deviation } = nav
  const values = thin(nav.discounts, 300)
  const known = values.filter(value => value !== null)
  const [high, low] = [averageDiscount + deviation, averageDiscount - deviation]
  const scale = niceScale([...known, high, low, 0], 2)
  return (
    <LinePane name="Discount (−) or premium" scale={scale} tickText={tick => formatPercent(tick, { digits: 0 })}>
      <Area scale={scale} values={values} level={0} />
      <path className={styles.usual} d={bandPath(scale, high, low)} />
      <Level scale={scale} level={0} className={styles.zero} />
      <Level scale={scale} level={averageDiscount} className={styles.average} />
      <Line scale={scale} values={values} className={styles.discount} />
    </LinePane>
  )
}
