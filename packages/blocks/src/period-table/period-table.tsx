import { largestSum, type PeriodColumn, type PeriodRow, type PeriodTableView } from '@bellwether/contract'
import { Chip, DataTable, Defined, tableStyles, VisuallyHidden } from '@bellwether/design'
import { formatDate, isPresent, lineUnitLabel, moneyStepFor } from '@bellwether/domain'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { Amount, type TableUnits } from './amount.tsx'
import styles from './period-table.module.css'
import { Trend } from './trend.tsx'

export interface PeriodTableProps {
  readonly view: PeriodTableView
  readonly label: string
  /** For many columns: months instead of days, and without the dates of publication. */
  readonly compact?: boolean
  /** On a page: how its rows are calculated can be linked to. */
  readonly scope?: string
  /** Where a line is shown as bars. Lines that have it can be linked to. */
  readonly rowHref?: (key: string) => string
}

/** More columns than this do not fit beside the labels on any screen. */
const maxInView = 8

/** As many rows leave nothing below them in view on a phone: what follows may be laid out later (decision 001). */
const rowsOfPhone = 10

function fillsPhone(sections: PeriodTableView['sections']): boolean {
  return sections.reduce((sum, { rows }) => sum + rows.length, 0) >= rowsOfPhone
}

/** Figures by period, oldest first; on a narrow screen the latest are beside the labels. */
export function PeriodTable({ view, label, compact = false, rowHref, scope }: PeriodTableProps) {
  const { columns, sections } = view
  const units: TableUnits = { currency: view.currency, step: moneyStepFor(largestSum(view), view.currency, view.power) }
  const hasMoney = sections.some(({ rows }) => rows.some(({ unit }) => unit === 'MONEY'))
  const hasOver = sections.some(({ rows }) => rows.some(({ over }) => over !== null))
  const width = columns.length + 2 + (hasOver ? 1 : 0)
  return (
    <div className={`${styles.latestInView} ${columns.length > maxInView ? styles.many : ''}`}>
      <DataTable label={label}>
        <thead>
          <tr>
            <th scope="col">{hasMoney ? units.step.words : 'Item'}</th>
            <th scope="col" className={styles.trend}>
              Trend
            </th>
            {hasOver ? (
              <th scope="col" className={`${tableStyles.number} ${styles.cell} ${styles.over}`}>
                CAGR or average
              </th>
            ) : null}
            {columns.map(column => (
              <th
                key={column.periodEnd}
                scope="col"
                className={`${tableStyles.number} ${styles.cell} ${column.forecast ? styles.forecast : ''}`}
              >
                <ColumnHead column={column} compact={compact} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.about}>
          <AboutRow label="Accounts" columns={columns} of={column => accountsOf(column, compact)} withOver={hasOver} />
          {compact ? null : (
            <AboutRow
              label="Published"
              className={styles.published}
              columns={columns}
              of={({ publishedOn }) => (publishedOn ? formatDate(publishedOn) : null)}
              withOver={hasOver}
            />
          )}
        </tbody>
        {sections.map((section, index) => (
          <tbody key={section.key} data-bw-later={fillsPhone(sections.slice(0, index)) ? '' : undefined}>
            {section.title ? (
              <tr className={styles.section}>
                <th scope="rowgroup">{section.title}</th>
                <td colSpan={width - 1} />
              </tr>
            ) : null}
            {section.rows.map(row => (
              <FigureLine
                key={row.key}
                row={row}
                columns={columns}
                units={units}
                hasOver={hasOver}
                href={rowHref?.(row.key)}
              />
            ))}
          </tbody>
        ))}
      </DataTable>
      <HowCalculated of={label} scope={scope} figures={view.explained} />
    </div>
  )
}

function FigureLine({
  row,
  columns,
  units,
  hasOver,
  href,
}: {
  readonly row: PeriodRow
  readonly columns: readonly PeriodColumn[]
  readonly units: TableUnits
  readonly hasOver: boolean
  readonly href: string | undefined
}) {
  const unit =
    row.unit === 'PER_SHARE' || row.unit === 'SHARES' ? lineUnitLabel(row.unit, units.currency, units.step) : null
  return (
    <tr
      id={href && `line-${row.key}`}
      className={row.level === 'total' ? tableStyles.total : row.level === 'sub' ? styles.sub : undefined}
    >
      <th scope="row">
        <Defined
          label={row.label}
          definition={row.definition}
          {...(href ? { shown: <a href={href}>{row.label}</a> } : {})}
        />
        {unit ? (
          <span className={styles.unit}>
            <VisuallyHidden>, in </VisuallyHidden>
            {unit === 'p' ? 'pence' : unit === 'm' ? 'millions' : unit}
          </span>
        ) : null}
      </th>
      <td className={styles.trend}>
        <Trend values={row.trend} />
      </td>
      {hasOver ? (
        <td className={`${tableStyles.number} ${styles.cell} ${styles.over}`}>
          {row.over ? (
            <>
              <Amount cell={row.over.value} unit={row.over.kind === 'CAGR' ? 'FRACTION' : row.unit} units={units} />{' '}
              {isPresent<number>(row.over.value) ? (
                <abbr className={styles.overKind} title={row.over.kind === 'CAGR' ? 'per year' : 'average'}>
                  {row.over.kind === 'CAGR' ? 'pa' : 'avg'}
                </abbr>
              ) : null}
            </>
          ) : null}
        </td>
      ) : null}
      {row.cells.map((cell, index) => (
        <td
          key={columns[index]?.periodEnd}
          className={`${tableStyles.number} ${styles.cell} ${columns[index]?.forecast ? styles.forecast : ''}`}
        >
          <Amount cell={cell} unit={row.unit} units={units} />
        </td>
      ))}
    </tr>
  )
}

function ColumnHead({ column, compact }: { readonly column: PeriodColumn; readonly compact: boolean }) {
  const { fiscalYear, months, periodEnd } = column
  const end = formatDate(periodEnd)
  const [day, month] = [end.slice(0, end.indexOf(' ')), end.slice(end.indexOf(' ') + 1)]
  const name = months === 12 ? String(fiscalYear) : months === 6 ? `H1 ${fiscalYear}` : `${months} months ${fiscalYear}`
  return (
    <>
      <span className={styles.year}>{name}</span>
      <time className={styles.end} dateTime={periodEnd} title={`Period to ${end}`}>
        {compact ? null : <span className={styles.day}>{day} </span>}
        {month}
      </time>
      {column.forecast ? <Chip tone="caution">Forecast</Chip> : null}
      {column.restated && !compact ? <Chip>Restated</Chip> : null}
    </>
  )
}

function AboutRow({
  label,
  className,
  columns,
  of,
  withOver,
}: {
  readonly label: string
  readonly className?: string | undefined
  readonly columns: readonly PeriodColumn[]
  readonly of: (column: PeriodColumn) => string | null
  readonly withOver: boolean
}) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td className={styles.trend} />
      {withOver ? <td /> : null}
      {columns.map(column => (
        <td
          key={column.periodEnd}
          className={`${tableStyles.number} ${styles.cell} ${column.forecast ? styles.forecast : ''}`}
        >
          {of(column)}
        </td>
      ))}
    </tr>
  )
}

/** Narrow columns have no space for a chip: restatements are shown here. */
function accountsOf({ forecast, audited, restated }: PeriodColumn, compact: boolean): string {
  if (forecast) return 'Estimate'
  return `${audited ? 'Audited' : 'Unaudited'}${restated && compact ? ', restated' : ''}`
}
