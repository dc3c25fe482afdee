import type { DatedLineView } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { linePath, niceScale, plotWidth, yOf } from '../price-chart/chart-geometry.ts'
import { timeLabels } from '../price-chart/time-labels.ts'
import plotStyles from '../security-chart/plot.module.css'

/** A line, with its area down or up to zero where it is drawn from there; the dashes are the average. */
export function DatedLine({ view }: { readonly view: DatedLineView }) {
  const { days, values, average, fromZero } = view
  // In per cent: steps of whole numbers add up exactly, so that zero is a line of the grid.
  const percents = values.map(value => value && value * 100)
  const known = percents.filter(value => value !== null)
  const scale = niceScale(fromZero ? [0, ...known] : known)
  const zero = fromZero ? yOf(scale, 0).toFixed(1) : null
  const line = linePath(scale, percents)
  return (
    <PlotFrame
      label={view.words}
      scale={scale}
      tickText={tick => formatPercent(tick / 100, { digits: digitsFor(scale.high - scale.low) })}
      times={timeLabels(days, 'Europe/London')}
    >
      {zero === null || values.includes(null) ? null : (
        <path className={plotStyles.discountFill} d={`${line}V${zero}H0Z`} />
      )}
      {zero === null ? null : <path className={plotStyles.zero} d={`M0 ${zero}H${plotWidth}`} />}
      {average === null ? null : (
        <path className={plotStyles.average} d={`M0 ${yOf(scale, average * 100).toFixed(1)}H${plotWidth}`} />
      )}
      <path className={plotStyles.discount} d={line} />
    </PlotFrame>
  )
}

/** As many as tell four steps apart; `range` is in per cent. */
function digitsFor(range: number): number {
  if (range < 1) return 2
  return range < 5 ? 1 : 0
}
