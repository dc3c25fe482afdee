import type { DatedLineView } from '@bellwether/contract'
import { formatPercent } from '@bellwether/domain'
import { Area, Level, Line } from '../plot/line.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { niceScale } from '../plot/scale.ts'
import { timeLabels } from '../plot/time-labels.ts'
import plotStyles from '../security-chart/plot.module.css'

/** A line, with its area down or up to zero where it is drawn from there; the dashes are the average. */
export function DatedLine({ view }: { readonly view: DatedLineView }) {
  const { days, values, average, fromZero } = view
  // In per cent: steps of whole numbers add up exactly, so that zero is a line of the grid.
  const percents = values.map(value => value && value * 100)
  const known = percents.filter(value => value !== null)
  const scale = niceScale(fromZero ? [0, ...known] : known)
  return (
    <PlotFrame
      label={view.words}
      scale={scale}
      tickText={tick => formatPercent(tick / 100, { digits: digitsFor(scale.high - scale.low) })}
      labels={timeLabels(days, 'Europe/London')}
    >
      {fromZero && !values.includes(null) ? <Area scale={scale} values={percents} level={0} /> : null}
      {fromZero ? <Level scale={scale} level={0} className={plotStyles.zero} /> : null}
      {average === null ? null : <Level scale={scale} level={average * 100} className={plotStyles.average} />}
      <Line scale={scale} values={percents} className={plotStyles.discount} />
    </PlotFrame>
  )
}

/** Enough to distinguish four steps; `range` is in per cent. */
function digitsFor(range: number): number {
  if (range < 1) return 2
  return range < 5 ? 1 : 0
}
