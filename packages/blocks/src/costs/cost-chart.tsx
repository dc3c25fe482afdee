import type { CostResultView } from '@bellwether/contract'
import { type Locale, useLocale } from '@bellwether/locale'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { Area, Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { niceScale } from '../plot/scale.ts'
import styles from './cost-chart.module.css'
import { yearLabels } from './year-labels.ts'

/** Value before and after costs, and cumulative costs, at the start and the end of each year. */
export function CostChart({ view }: { readonly view: CostResultView }) {
  const { years, afterCosts, table } = view.costs
  const locale = useLocale()
  const { t, formatMoneyWhole, formatNumber } = locale
  const last = years.length - 1
  const without = years.map(({ withoutCosts }) => withoutCosts.amount)
  // The last point is after the sale, where the plan ends with one.
  const after = years.map((point, index) => (index === last ? afterCosts : point.afterCosts).amount)
  const cumulative = years.map((point, index) => (index === last ? table.sum.total : point.cumulativeCosts).amount)
  const scale = niceScale([0, ...without, ...after, ...cumulative])
  return (
    <>
      <PlotFrame
        label={describe(view, locale)}
        scale={scale}
        tickText={tick => formatNumber(tick / 100, 0)}
        labels={yearLabels(last, locale)}
        height="medium"
      >
        <Area scale={scale} values={cumulative} className={styles.fill} />
        <Line scale={scale} values={without} className={styles.without} />
        <Line scale={scale} values={after} className={styles.after} />
        <Line scale={scale} values={cumulative} className={styles.costs} />
      </PlotFrame>
      <Legend>
        <LegendKey line={styles.without}>
          {t('Before costs')} <b>{formatMoneyWhole(view.costs.withoutCosts)}</b>
        </LegendKey>
        <LegendKey line={styles.after}>
          {t('After costs')} <b>{formatMoneyWhole(afterCosts)}</b>
        </LegendKey>
        <LegendKey line={styles.costs}>
          {t('Cumulative costs')} <b>{formatMoneyWhole(table.sum.total)}</b>
        </LegendKey>
      </Legend>
    </>
  )
}

function describe({ costs, plan }: CostResultView, locale: Locale): string {
  const { t, formatMoneyWhole } = locale
  return t(
    'After {n} years, {paid} invested would be worth {before} before costs and {after} after costs. Total costs: {total}.',
    {
      n: plan.years,
      paid: formatMoneyWhole(costs.paidIn),
      before: formatMoneyWhole(costs.withoutCosts),
      after: formatMoneyWhole(costs.afterCosts),
      total: formatMoneyWhole(costs.table.sum.total),
    },
    'After {n} year, {paid} invested would be worth {before} before costs and {after} after costs. Total costs: {total}.',
  )
}
