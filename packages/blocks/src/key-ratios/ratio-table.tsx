import type { RatioGroup, RatioRow, RatioTables } from '@bellwether/contract'
import { DataTable, Defined, tableStyles, VisuallyHidden } from '@bellwether/design'
import { formatDate, formatPercent } from '@bellwether/domain'
import { FigureText } from '../figure-text.tsx'
import type { Explainable } from '../how-calculated/explainable.ts'
import { ExplainedFigure } from '../how-calculated/explained-figure.tsx'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import styles from './ratio-table.module.css'

export interface RatioTableProps {
  readonly group: RatioGroup
  readonly tables: Pick<RatioTables, 'years' | 'latest' | 'sector'>
}

/** One group of ratios: latest, five years, their average and the sector median, with the formula under each name. */
export function RatioTable({ group, tables }: RatioTableProps) {
  const { years, sector } = tables
  const compared = sector !== null && group.rows.some(({ median, standing }) => median !== null || standing !== null)
  return (
    <div className={compared ? styles.ratios : `${styles.ratios} ${styles.alone}`}>
      <DataTable label={`${group.title} ratios`}>
        <thead>
          <tr>
            <th scope="col">Ratio and formula</th>
            <th scope="col" className={tableStyles.number}>
              Latest
            </th>
            {years.map(({ fiscalYear, periodEnd }) => (
              <th key={periodEnd} scope="col" className={tableStyles.number} title={`Year to ${formatDate(periodEnd)}`}>
                {fiscalYear}
              </th>
            ))}
            <th scope="col" className={`${tableStyles.number} ${styles.wrap}`}>
              {years.length}-year average
            </th>
            {compared ? (
              <>
                <th scope="col" className={`${tableStyles.number} ${styles.wrap}`}>
                  Sector median
                </th>
                <th scope="col" className={styles.percentile}>
                  Sector percentile
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {group.rows.map(row => (
            <Row key={row.key} row={row} years={years} compared={compared} scope={group.key} />
          ))}
        </tbody>
      </DataTable>
      <HowCalculated
        of={group.title}
        scope={group.key}
        figures={group.rows.flatMap(row => [latestFigure(row), ...(row.explained ?? [])])}
      />
    </div>
  )
}

/** The years follow the same formula, with the lines of their year. */
function latestFigure({ key, label, latest, calculation }: RatioRow): Explainable {
  return { key, label, value: latest, ...(calculation ? { calculation } : {}) }
}

function Row({
  row,
  years,
  compared,
  scope,
}: {
  readonly row: RatioRow
  readonly years: RatioTables['years']
  readonly compared: boolean
  readonly scope: string
}) {
  return (
    <tr>
      <th scope="row">
        <Defined label={row.label} definition={`${row.meaning} Formula: ${row.formula}.`} />
        <span className={styles.formula}>{row.formula}</span>
      </th>
      <td className={`${tableStyles.number} ${styles.latest}`}>
        <ExplainedFigure figure={latestFigure(row)} scope={scope} />
      </td>
      {row.years.map((value, index) => (
        <td key={years[index]?.periodEnd} className={tableStyles.number}>
          <FigureText value={value} />
        </td>
      ))}
      <td className={tableStyles.number}>
        <FigureText value={row.average} />
      </td>
      {compared ? (
        <>
          <td className={tableStyles.number}>{row.median ? <FigureText value={row.median} /> : null}</td>
          <td className={styles.percentile}>{row.standing ? <Percentile {...row.standing} /> : null}</td>
        </>
      ) : null}
    </tr>
  )
}

function Percentile({ above, others }: { readonly above: number; readonly others: number }) {
  return (
    <>
      <svg className={styles.bar} width="56" height="8" aria-hidden="true">
        <rect className={styles.track} width="56" height="8" rx="4" />
        <rect className={styles.share} width={(above * 56).toFixed(1)} height="8" rx="4" />
      </svg>{' '}
      {formatPercent(above, { digits: 0 })}
      <VisuallyHidden> of {others} others in the sector are lower</VisuallyHidden>
    </>
  )
}
