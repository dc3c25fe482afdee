import type { RiskScatterView, ScatterPoint } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatPercent } from '@bellwether/domain'
import { niceScale, type Scale } from '../price-chart/chart-geometry.ts'
import styles from './risk-scatter.module.css'

const minReach = 0.04

/** A dot for each fund in the category, a filled circle for this one, a square for the index: distinguished by shape, not colour alone. */
export function RiskScatter({ view }: { readonly view: RiskScatterView }) {
  const points = [view.own, ...(view.benchmark ? [view.benchmark] : []), ...view.others]
  const across = roomyScale(points.map(({ volatility }) => volatility))
  const up = roomyScale(points.map(({ excess }) => excess))
  const x = ({ volatility }: ScatterPoint) => `${(shareOf(across, volatility) * 100).toFixed(2)}%`
  const y = ({ excess }: ScatterPoint) => `${((1 - shareOf(up, excess)) * 100).toFixed(2)}%`
  return (
    <>
      <div className={styles.plot} role="img" aria-label={describe(view)}>
        <svg className={styles.area} aria-hidden="true">
          {up.ticks.map(tick => {
            const at = `${((1 - shareOf(up, tick)) * 100).toFixed(2)}%`
            return (
              <line key={tick} className={tick === 0 ? styles.zero : styles.grid} x1="0" x2="100%" y1={at} y2={at} />
            )
          })}
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
        </svg>
        <svg className={styles.values} aria-hidden="true">
          {up.ticks.map(tick => (
            <text key={tick} x="0" y={`${((1 - shareOf(up, tick)) * 100).toFixed(2)}%`} dy="4">
              {formatPercent(tick, { digits: 1 })}
            </text>
          ))}
        </svg>
        <svg className={styles.below} aria-hidden="true">
          {across.ticks.map((tick, index) => (
            <text
              key={tick}
              x={`${(shareOf(across, tick) * 100).toFixed(2)}%`}
              y="14"
              textAnchor={index === 0 ? 'start' : index === across.ticks.length - 1 ? 'end' : 'middle'}
            >
              {formatPercent(tick, { digits: 1 })}
            </text>
          ))}
        </svg>
      </div>
      <p className={styles.axes}>
        Horizontal: annualised volatility. Vertical: annualised return above cash. Higher and further left is better.
      </p>
      <ul className={styles.legend}>
        <li>
          <svg width="16" height="16" aria-hidden="true">
            <circle className={styles.own} cx="8" cy="8" r="7" />
          </svg>
          {view.own.name}
        </li>
        {view.benchmark ? (
          <li>
            <svg width="16" height="16" aria-hidden="true">
              <rect className={styles.index} x="2" y="2" width="12" height="12" />
            </svg>
            {view.benchmark.name}
          </li>
        ) : null}
        {view.others.length > 0 ? (
          <li>
            <svg width="16" height="16" aria-hidden="true">
              <circle className={styles.other} cx="8" cy="8" r="4" />
            </svg>
            Others in {view.category}
          </li>
        ) : (
          <li>No others in {view.category}</li>
        )}
      </ul>
      <details className={styles.table}>
        <summary>Show as table</summary>
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
      </details>
    </>
  )
}

/** Points that lie close together look so: no axis is shorter than four percentage points. */
function roomyScale(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const middle = (low + high) / 2
  return niceScale([low, high, middle - minReach / 2, middle + minReach / 2])
}

function shareOf({ low, high }: Scale, value: number): number {
  return (value - low) / (high - low)
}

function describe({ own, others, category }: RiskScatterView): string {
  const moreVolatile = others.filter(({ volatility }) => volatility > own.volatility).length
  const behind = others.filter(({ excess }) => excess < own.excess).length
  return `${own.name}: volatility ${formatPercent(own.volatility)}, return above cash ${formatPercent(own.excess, { sign: true })} a year over three years. Of ${others.length} others in ${category}, ${moreVolatile} more volatile, ${behind} with a lower return.`
}
