import type { Distance, Standing, StandingsView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatNumber, formatPercent } from '@bellwether/domain'
import { FigureText } from '../figure-text.tsx'
import styles from './standings.module.css'

/** Closer than this to the median counts as in line. */
const inLine = 0.005

/** A security compared with its market and sector, in words: by how much, and what that means. */
export function Standings({ view }: { readonly view: StandingsView }) {
  const hasSector = view.rows.some(({ sector }) => sector !== null)
  return (
    <div className={hasSector ? undefined : styles.market}>
      <DataTable label="Compared with market and sector">
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col" className={tableStyles.number}>
              Value
            </th>
            <th scope="col">Market</th>
            {hasSector ? <th scope="col">Sector</th> : null}
          </tr>
        </thead>
        <tbody>
          {view.rows.map(row => (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                <span className={styles.measure}>{row.measure}</span>
              </th>
              <td className={tableStyles.number}>
                <FigureText value={row.own} />
              </td>
              <td>
                <Words row={row} distance={row.market} />
              </td>
              {hasSector ? (
                <td>
                  <Words row={row} distance={row.sector} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function Words({ row, distance }: { readonly row: Standing; readonly distance: Distance | null }) {
  if (!distance) return <span className={styles.none}>No comparison</span>
  return (
    <span className={styles.words}>
      <b>{distanceText(distance, row)}</b>
      <span className={styles.measure}>
        median <FigureText value={distance.median} />
      </span>
    </span>
  )
}

export function distanceText({ by, in: unit }: Distance, { above, below }: Pick<Standing, 'above' | 'below'>): string {
  if (Math.abs(by) < inLine) return 'In line'
  const far =
    unit === 'POINTS' ? `${formatNumber(Math.abs(by) * 100)} points` : formatPercent(Math.abs(by), { digits: 0 })
  return by > 0 ? `${far} above, ${above}` : `${far} below, ${below}`
}
