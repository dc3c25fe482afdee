import type { CostResultView } from '@bellwether/contract'
import { formatNumber } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { areaPath, linePath, niceScale } from '../price-chart/chart-geometry.ts'
import styles from './cost-chart.module.css'
import { wholePounds, yearWords } from './cost-words.ts'
import { yearLabels } from './year-labels.ts'

/** Both paths of the money, and the costs as they add up, from the start to the end of each year. */
export function CostChart({ view }: { readonly view: CostResultView }) {
  const { years, afterCosts, table } = view.costs
  const last = years.length - 1
  const without = years.map(({ withoutCosts }) => withoutCosts.amount)
  // The last point is after the sale, where the plan ends with one.
  const after = years.map((point, index) => (index === last ? afterCosts : point.afterCosts).amount)
  const soFar = years.map((point, index) => (index === last ? table.sum.total : point.costsSoFar).amount)
  const scale = niceScale([0, ...without, ...after, ...soFar])
  return (
    <>
      <PlotFrame
        label={describe(view)}
        scale={scale}
        tickText={tick => formatNumber(tick / 100, 0)}
        times={yearLabels(last)}
        height="medium"
      >
        <path className={styles.fill} d={areaPath(scale, soFar)} />
        <path className={styles.without} d={linePath(scale, without)} />
        <path className={styles.after} d={linePath(scale, after)} />
        <path className={styles.costs} d={linePath(scale, soFar)} />
      </PlotFrame>
      <Legend>
        <LegendKey line={styles.without}>
          Without costs <b>{wholePounds(view.costs.withoutCosts)}</b>
        </LegendKey>
        <LegendKey line={styles.after}>
          After costs <b>{wholePounds(afterCosts)}</b>
        </LegendKey>
        <LegendKey line={styles.costs}>
          Costs so far <b>{wholePounds(table.sum.total)}</b>
        </LegendKey>
      </Legend>
    </>
  )
}

function describe({ costs, plan }: CostResultView): string {
  return (
    `After ${yearWords(plan.years)}, ${wholePounds(costs.paidIn)} paid in would be ${wholePounds(costs.withoutCosts)} ` +
    `without costs and ${wholePounds(costs.afterCosts)} after them; costs add up to ${wholePounds(costs.table.sum.total)}.`
  )
}
