import type { CostResultView } from '@bellwether/contract'
import { formatNumber } from '@bellwether/domain'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { Area, Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { niceScale } from '../plot/scale.ts'
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
  const cumulative = years.map((point, index) => (index === last ? table.sum.total : point.cumulativeCosts).amount)
  const scale = niceScale([0, ...without, ...after, ...cumulative])
  return (
    <>
      <PlotFrame
        label={describe(view)}
        scale={scale}
        tickText={tick => formatNumber(tick / 100, 0)}
        labels={yearLabels(last)}
        height="medium"
      >
        <Area scale={scale} values={cumulative} className={styles.fill} />
        <Line scale={scale} values={without} className={styles.without} />
        <Line scale={scale} values={after} className={styles.after} />
        <Line scale={scale} values={cumulative} className={styles.costs} />
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
