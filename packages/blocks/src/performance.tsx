import type { PerformanceView } from '@bellwether/contract'
import { DataTable, tableStyles } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import type { ReactNode } from 'react'
import { HowCalculated } from './how-calculated/how-calculated.tsx'
import { PastPerformanceWarning } from './past-performance-warning.tsx'
import styles from './performance.module.css'

export interface PerformanceProps {
  readonly view: PerformanceView
  /** A last row of the first table. Given from outside, so that a widget, which has none, does not carry it. */
  readonly ranks?: ReactNode
}

/** Cumulative returns, then the five complete 12-month periods that must accompany past performance. */
export function Performance({ view, ranks }: PerformanceProps) {
  const { t, parts, sent, formatDate } = useLocale()
  if (view.withheld) return <p className={styles.withheld}>{sent(view.withheld)}</p>
  return (
    <>
      <DataTable label={t('Returns to date')}>
        <thead>
          <tr>
            <th scope="col">{parts('To {date}', { date: formatDate(view.asAt) })}</th>
            {view.cumulative.periods.map(period => (
              <th key={period} scope="col" className={tableStyles.number}>
                {sent(period)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.cumulative.rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{sent(row.name)}</th>
              {row.returns.map((fraction, index) => (
                <Return key={view.cumulative.periods[index]} fraction={fraction} />
              ))}
            </tr>
          ))}
          {ranks}
        </tbody>
      </DataTable>
      <h3 className={styles.heading}>{t('Discrete annual returns')}</h3>
      <DataTable label={t('Five complete 12-month periods')}>
        <thead>
          <tr>
            <th scope="col">{t('12 months to')}</th>
            {view.discrete.map(period => (
              <th key={period.to} scope="col" className={tableStyles.number}>
                {formatDate(period.to)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{sent(view.cumulative.rows[0]?.name ?? '')}</th>
            {view.discrete.map(period => (
              <Return key={period.to} fraction={period.security} />
            ))}
          </tr>
          {view.benchmark ? (
            <tr>
              <th scope="row">{sent(view.benchmark)}</th>
              {view.discrete.map(period => (
                <Return key={period.to} fraction={period.benchmark} />
              ))}
            </tr>
          ) : null}
        </tbody>
      </DataTable>
      <p className={styles.note}>
        {sent(view.basis)} <PastPerformanceWarning />
      </p>
      <HowCalculated of="Performance" figures={view.explained} />
    </>
  )
}

function Return({ fraction }: { readonly fraction: number | null }) {
  const { t, formatPercent } = useLocale()
  return (
    <td className={tableStyles.number}>
      {fraction === null ? (
        <span title={t('Not enough history')}>{t('n/a')}</span>
      ) : (
        formatPercent(fraction, { sign: true })
      )}
    </td>
  )
}
