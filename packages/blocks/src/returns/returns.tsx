import {
  type ReturnPeriod,
  type ReturnRow,
  type ReturnsShown,
  type ReturnsView,
  type ReturnTable,
  returnsShown,
} from '@bellwether/contract'
import { DataTable, Defined, tableStyles } from '@bellwether/design'
import { formatDate, formatNumber, formatPercent } from '@bellwether/domain'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import { PastPerformanceWarning } from '../past-performance-warning.tsx'
import { ChoiceLinks } from '../security-chart/choice-links.tsx'
import { Transposed } from '../transposed-table.tsx'
import { RankCell } from './rank-cell.tsx'
import styles from './returns.module.css'

const choiceLabels: Readonly<Record<ReturnsShown, string>> = { total: 'Cumulative', 'a-year': 'Annualised' }

export interface ReturnsProps {
  readonly view: ReturnsView
  readonly shown: ReturnsShown
  readonly hrefFor: (shown: ReturnsShown) => string
}

/** Past performance: cumulative or annualised, in five complete 12-month periods, and by calendar year. */
export function Returns({ view, shown, hrefFor }: ReturnsProps) {
  const canAnnualise = hasAny(view.annualised)
  const table = shown === 'a-year' && canAnnualise ? view.annualised : view.cumulative
  return (
    <>
      <p className={styles.warning}>
        <PastPerformanceWarning /> {view.currencyWarning}
      </p>
      {canAnnualise ? (
        <ChoiceLinks
          label="Returns"
          choices={returnsShown.map(each => ({
            label: choiceLabels[each],
            href: hrefFor(each),
            current: each === shown,
          }))}
        />
      ) : null}
      <Table
        title={table === view.annualised ? 'Annualised returns' : 'Cumulative returns'}
        {...(table === view.annualised
          ? { definition: 'The constant annual return that gives the same result over the whole period.' }
          : {})}
        first={`To ${formatDate(view.asAt)}`}
        table={table}
        heads={table.periods.map(({ label }) => (table === view.annualised ? `${label} annualised` : label))}
        sector={view.sector}
      />
      <Table
        title="Five complete 12-month periods"
        first="12 months to"
        table={view.discrete}
        heads={view.discrete.periods.map(({ to }) => formatDate(to))}
        sector={view.sector}
      />
      {view.calendar.periods.length > 0 ? (
        <Table
          title="Calendar years"
          first="Year"
          table={view.calendar}
          heads={view.calendar.periods.map(({ label }) => label)}
          sector={view.sector}
        />
      ) : null}
      <HowCalculated of="Past performance" scope="returns" figures={view.explained} />
    </>
  )
}

interface TableProps {
  readonly title: string
  readonly definition?: string
  readonly first: string
  readonly table: ReturnTable
  readonly heads: readonly string[]
  readonly sector: string | null
}

function Table({ title, definition, first, table, heads, sector }: TableProps) {
  return (
    <>
      <h3 className={styles.heading}>{definition ? <Defined label={title} definition={definition} /> : title}</h3>
      <Transposed>
        <DataTable label={title}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {heads.map((head, index) => (
                <th key={head} scope="col" className={tableStyles.number}>
                  {head}
                  <Start period={table.periods[index]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(row => (
              <tr key={row.name}>
                <th scope="row">{row.kind === 'difference' ? `${row.name} (pp)` : row.name}</th>
                {row.returns.map((value, index) => (
                  <td key={heads[index]} className={tableStyles.number}>
                    {value === null ? <span title="Not enough history">n/a</span> : write(value, row)}
                  </td>
                ))}
              </tr>
            ))}
            {table.ranks && sector ? (
              <tr>
                <th scope="row">
                  <Defined
                    label="Sector rank"
                    definition={`Rank by total return among all in ${sector} on this site with prices at the start and end of the period. A fund counts once, whatever its share classes. 1 is the highest return; the boxes show the quartile, with the top quartile on the left.`}
                  />
                </th>
                {table.ranks.map((rank, index) => (
                  <RankCell key={heads[index]} rank={rank} />
                ))}
              </tr>
            ) : null}
          </tbody>
        </DataTable>
      </Transposed>
    </>
  )
}

function Start({ period }: { readonly period: ReturnPeriod | undefined }) {
  return period?.dated ? <span className={styles.start}>{formatDate(period.from)}</span> : null
}

/** A difference between two percentages is a number of points, not a percentage. */
function write(value: number, { kind }: ReturnRow): string {
  return kind === 'difference' ? formatNumber(value * 100, 2, { sign: true }) : formatPercent(value, { sign: true })
}

function hasAny({ rows }: ReturnTable): boolean {
  return rows.some(({ returns }) => returns.some(value => value !== null))
}
