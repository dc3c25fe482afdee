import type { DatedLineView } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { linePath, niceScale, plotWidth, yOf } from '../price-chart/chart-geometry.ts'
import { timeLabels } from '../price-chart/time-labels.ts'
import plotStyles from '../security-chart/plot.module.css'

/** A line with its area down or up to zero; the dashes are the average. */
export function DatedLine({ view }: { readonly view: DatedLineView }) {
  const { days, values, average } = view
  // In per cent: steps of whole numbers add up exactly, so that zero is a line of the grid.
  const percents = values.map(value => value && value * 100)
  const scale = niceScale([0, ...percents.filter(value => value !== null)])
  const zero = yOf(scale, 0).toFixed(1)
  const line = linePath(scale, percents)
  return (
    <PlotFrame
      label={view.words}
      scale={scale}
      tickText={tick => formatPercent(tick / 100, { digits: scale.high - scale.low < 5 ? 1 : 0 })}
      times={timeLabels(days, 'Europe/London')}
    >
      {values.includes(null) ? null : <path className={plotStyles.discountFill} d={`${line}V${zero}H0Z`} />}
      <path className={plotStyles.zero} d={`M0 ${zero}H${plotWidth}`} />
      {average === null ? null : (
        <path className={plotStyles.average} d={`M0 ${yOf(scale, average * 100).toFixed(1)}H${plotWidth}`} />
      )}
      <path className={plotStyles.discount} d={line} />
    </PlotFrame>
  )
}
