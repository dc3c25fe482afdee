import type { CostResultView } from '@bellwether/contract'
import { formatNumber } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { areaPath, linePath, niceScale } from '../price-chart/chart-geometry.ts'
import styles from './cost-chart.module.css'
import { wholePounds, yearsText } from './cost-labels.ts'
import { yearLabels } from './year-labels.ts'

/** Value before and after costs, and cumulative costs, at the start and the end of each year. */
export function CostChart({ view }: { readonly view: CostResultView }) {
  const { years, afterCosts, table } = view.costs
  const last = years.length - 1
  const without = years.map(({ withoutCosts }) => withoutCosts.amount)
  // The last point is after the sale, where the plan ends with one.
  const after = years.map((point, index) => (index === last ? afterCosts : point.afterCosts).amount)
  const cumulative = years.map((point, index) => (index === last ? table.sum.total : point.costsSoFar).amount)
  const scale = niceScale([0, ...without, ...after, ...cumulative])
  return (
    <>
      <PlotFrame
        label={describe(view)}
        scale={scale}
        tickText={tick => formatNumber(tick / 100, 0)}
        times={yearLabels(last)}
        height="medium"
      >
        <path className={styles.fill} d={areaPath(scale, cumulative)} />
        <path className={styles.without} d={linePath(scale, without)} />
        <path className={styles.after} d={linePath(scale, after)} />
        <path className={styles.costs} d={linePath(scale, cumulative)} />
      </PlotFrame>
      <Legend>
        <LegendKey line={styles.without}>
          Before costs <b>{wholePounds(view.costs.withoutCosts)}</b>
        </LegendKey>
        <LegendKey line={styles.after}>
          After costs <b>{wholePounds(afterCosts)}</b>
        </LegendKey>
        <LegendKey line={styles.costs}>
          Cumulative costs <b>{wholePounds(table.sum.total)}</b>
        </LegendKey>
      </Legend>
    </>
  )
}

function describe({ costs, plan }: CostResultView): string {
  return (
    `After ${yearsText(plan.years)}, ${wholePounds(costs.paidIn)} invested would be worth ${wholePounds(costs.withoutCosts)} ` +
    `before costs and ${wholePounds(costs.afterCosts)} after costs. Total costs: ${wholePounds(costs.table.sum.total)}.`
  )
}
