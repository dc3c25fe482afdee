import type { BreakdownView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { formatPercent } from '@bellwether/domain'
import { percent } from '../plot/plot-space.ts'
import styles from './breakdown.module.css'

/** Portfolio weights with a bar each; the vertical line is the category's weight. */
export function Breakdown({ view, label }: { readonly view: BreakdownView; readonly label: string }) {
  const compared = view.rows.some(({ category }) => category !== null)
  const largest = Math.max(...view.rows.flatMap(({ weighting, category }) => [weighting, category ?? 0]))
  return (
    <>
      <DataTable label={label}>
        <thead>
          <tr>
            <td />
            <th scope="col" className={tableStyles.number}>
              Portfolio
            </th>
            {compared ? (
              <th scope="col" className={tableStyles.number}>
                Category
              </th>
            ) : null}
            <td />
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ name, weighting, category }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={tableStyles.number}>{formatPercent(weighting)}</td>
              {compared ? <Category share={category} /> : null}
              <td className={styles.bars}>
                <Bars share={weighting / largest} mark={category === null ? null : category / largest} />
              </td>
            </tr>
          ))}
          {view.rest ? (
            <tr>
              <th scope="row" className={tableStyles.quiet}>
                {view.rest.count} {view.rest.count === 1 ? 'other' : 'others'}
              </th>
              <td className={tableStyles.number}>{formatPercent(view.rest.weighting)}</td>
              {compared ? <Category share={view.rest.category} /> : null}
              <td />
            </tr>
          ) : null}
        </tbody>
      </DataTable>
      {view.note ? <p className={styles.note}>{view.note}</p> : null}
    </>
  )
}

function Category({ share }: { readonly share: number | null }) {
  return (
    <td className={`${tableStyles.number} ${tableStyles.quiet}`}>{share === null ? 'n/a' : formatPercent(share)}</td>
  )
}

function Bars({ share, mark }: { readonly share: number; readonly mark: number | null }) {
  const at = (value: number) => percent(Math.min(1, Math.max(0, value)))
  return (
    <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
      <rect className={styles.own} y="3" width={at(share)} height="8" rx="2" />
      {mark === null ? null : <line className={styles.mark} x1={at(mark)} x2={at(mark)} y1="0" y2="14" />}
    </svg>
  )
}
