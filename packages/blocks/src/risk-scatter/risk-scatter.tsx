import type { RiskScatterView, ScatterPoint } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatPercent } from '@bellwether/domain'
import type { ReactNode } from 'react'
import { ChartData } from '../plot/chart-data.tsx'
import { Legend, LegendKey } from '../plot/legend.tsx'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { percent, percentY } from '../plot/plot-space.ts'
import { niceScale, type Scale, shareOf } from '../plot/scale.ts'
import styles from './risk-scatter.module.css'

const minReach = 0.04

/** A dot for each fund in the category, a filled circle for this one, a square for the index: distinguished by shape, not colour alone. */
export function RiskScatter({ view }: { readonly view: RiskScatterView }) {
  const points = [view.own, ...(view.benchmark ? [view.benchmark] : []), ...view.others]
  const across = spreadScale(points.map(({ volatility }) => volatility))
  const up = spreadScale(points.map(({ excess }) => excess))
  const x = ({ volatility }: ScatterPoint) => percent(shareOf(across, volatility))
  const y = ({ excess }: ScatterPoint) => percentY(up, excess)
  const tickText = (tick: number) => formatPercent(tick, { digits: 1 })
  return (
    <>
      <PlotFrame
        label={describe(view)}
        scale={up}
        tickText={tickText}
        labels={across.ticks.map(tick => ({ at: shareOf(across, tick), text: tickText(tick) }))}
        height="tall"
        marks={
          <>
            {view.others.map(point => (
              <circle key={point.name} className={styles.other} cx={x(point)} cy={y(point)} r="4" />
            ))}
            {view.benchmark ? (
              <rect
                className={styles.index}
                x={x(view.benchmark)}
                y={y(view.benchmark)}
                width="12"
                height="12"
                transform="translate(-6 -6)"
              />
            ) : null}
            <circle className={styles.own} cx={x(view.own)} cy={y(view.own)} r="7" />
          </>
        }
      />
      <p className={styles.axes}>
        Horizontal: annualised volatility. Vertical: annualised return above cash. Higher and further left is better.
      </p>
      <ScatterLegend view={view} />
      <ScatterTable points={points} />
    </>
  )
}

function ScatterLegend({ view }: { readonly view: RiskScatterView }) {
  return (
    <Legend>
      <LegendKey shape={<Sample shape={<circle className={styles.own} cx="8" cy="8" r="7" />} />}>
        {view.own.name}
      </LegendKey>
      {view.benchmark ? (
        <LegendKey shape={<Sample shape={<rect className={styles.index} x="2" y="2" width="12" height="12" />} />}>
          {view.benchmark.name}
        </LegendKey>
      ) : null}
      {view.others.length > 0 ? (
        <LegendKey shape={<Sample shape={<circle className={styles.other} cx="8" cy="8" r="4" />} />}>
          Others in {view.category}
        </LegendKey>
      ) : (
        <LegendKey>No others in {view.category}</LegendKey>
      )}
    </Legend>
  )
}

function ScatterTable({ points }: { readonly points: readonly ScatterPoint[] }) {
  return (
    <ChartData summary="Show as table">
      <DataTable label="Risk and return of the category">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className={tableStyles.number}>
              Volatility
            </th>
            <th scope="col" className={tableStyles.number}>
              Return above cash
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, volatility, excess }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={tableStyles.number}>{formatPercent(volatility)}</td>
              <td className={tableStyles.number}>{formatPercent(excess, { sign: true })}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </ChartData>
  )
}

/** No axis spans less than four percentage points, so that close points look close. */
function spreadScale(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const middle = (low + high) / 2
  return niceScale([low, high, middle - minReach / 2, middle + minReach / 2])
}

function Sample({ shape }: { readonly shape: ReactNode }) {
  return (
    <svg width="16" height="16" aria-hidden="true">
      {shape}
    </svg>
  )
}

function describe({ own, others, category }: RiskScatterView): string {
  const moreVolatile = others.filter(({ volatility }) => volatility > own.volatility).length
  const behind = others.filter(({ excess }) => excess < own.excess).length
  return `${own.name}: volatility ${formatPercent(own.volatility)}, return above cash ${formatPercent(own.excess, { sign: true })} a year over three years. Of ${others.length} others in ${category}, ${moreVolatile} more volatile, ${behind} with a lower return.`
}
