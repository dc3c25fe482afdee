import type { Drawdown, RiskReturnView, RollingReturns, TwelveMonths } from '@bellwether/contract'
import { DataTable, Defined, tableStyles } from '@bellwether/design'
import { formatDate, formatNumber, formatPercent } from '@bellwether/domain'
import { HowCalculated } from './how-calculated/how-calculated.tsx'
import styles from './risk-return.module.css'

interface Measure {
  readonly label: string
  readonly definition: string
  readonly cell: (row: RiskReturnView['rows'][number]) => { readonly figure: string; readonly note?: string }
}

const volatilityMeasure: Measure = {
  label: '3-year volatility',
  definition: 'How much monthly returns have varied over the last 36 months, annualised. Higher means larger swings.',
  cell: ({ volatility }) => ({ figure: formatPercent(volatility) }),
}

const measures: readonly Measure[] = [
  {
    label: 'Maximum drawdown',
    definition: 'The largest fall from a peak to a later low, based on daily closes with income reinvested.',
    cell: ({ drawdown }) => (drawdown ? describeFall(drawdown) : { figure: 'None' }),
  },
  {
    label: 'Recovery time',
    definition: 'Days from that low until the previous peak was regained.',
    cell: ({ drawdown }) => (drawdown ? describeRecovery(drawdown) : { figure: 'None needed' }),
  },
  {
    label: 'Best 12 months',
    definition: 'The highest return of all 12-month periods between month ends.',
    cell: ({ best }) => describeYear(best),
  },
  {
    label: 'Worst 12 months',
    definition: 'The lowest return of all 12-month periods between month ends.',
    cell: ({ worst }) => describeYear(worst),
  },
  {
    label: 'Rolling 3-year return',
    definition:
      'The annualised return of every three-year period between month ends: average, lowest and highest. It shows how much timing mattered.',
    cell: ({ rolling }) => (rolling ? describeRolling(rolling) : { figure: 'n/a' }),
  },
]

/** Risk measures: a row for each measure, a column for each line. */
export function RiskReturn({
  view,
  volatility = true,
}: {
  readonly view: RiskReturnView
  /** False where the page already shows it from the supplier of its risk measures. */
  readonly volatility?: boolean
}) {
  return (
    <div className={styles.measures}>
      <DataTable label="Risk and return measures">
        <thead>
          <tr>
            <th scope="col">Since {formatDate(view.from)}</th>
            {view.rows.map(({ name }) => (
              <th key={name} scope="col" className={`${tableStyles.number} ${styles.figure}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(volatility ? [volatilityMeasure, ...measures] : measures).map(({ label, definition, cell }) => (
            <tr key={label}>
              <th scope="row">
                <Defined label={label} definition={definition} />
              </th>
              {view.rows.map(row => {
                const { figure, note } = cell(row)
                return (
                  <td key={row.name} className={`${tableStyles.number} ${styles.figure}`}>
                    {figure}
                    {note ? <span className={styles.note}>{note}</span> : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <HowCalculated
        of="Risk and return"
        scope="risk"
        figures={view.explained.filter(({ key }) => volatility || key !== 'volatility')}
      />
    </div>
  )
}

function describeFall({ fall, peak, trough }: Drawdown) {
  return { figure: formatPercent(fall), note: `${formatDate(peak)} to ${formatDate(trough)}` }
}

function describeRecovery({ recovered, recoveryDays }: Drawdown) {
  return recovered && recoveryDays !== null
    ? { figure: `${formatNumber(recoveryDays, 0)} days`, note: `by ${formatDate(recovered)}` }
    : { figure: 'Not yet recovered' }
}

function describeYear({ fraction, to }: TwelveMonths) {
  return { figure: formatPercent(fraction, { sign: true }), note: `to ${formatDate(to)}` }
}

function describeRolling({ lowest, average, highest, periods }: RollingReturns) {
  const write = (fraction: number) => formatPercent(fraction, { sign: true })
  return {
    figure: write(average),
    note: `average; range ${write(lowest)} to ${write(highest)} over ${formatNumber(periods, 0)} ${periods === 1 ? 'period' : 'periods'}`,
  }
}
