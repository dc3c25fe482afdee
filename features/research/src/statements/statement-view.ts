import { largestSum, type PeriodTableView, type StatementChoices, type StatementView } from '@bellwether/contract'
import { financials } from '@bellwether/db'
import { moneyPowersFor, type StatementKind, type Viewer } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { block, empty, ready } from '@bellwether/web/view'
import { statementPages } from '../calculations/calculation-sources.ts'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { fileName } from '../securities/file-name.ts'
import { derivedRows } from './derived-rows.ts'
import { noResultsReason } from './first-results.ts'
import { type LoadedStatements, loadStatements } from './loaded-statements.ts'
import { periodsOf } from './period.ts'
import { nextResults } from './results-dates.ts'
import { explainedRows } from './row-calculations.ts'
import { rowChart } from './row-chart.ts'
import { staleSince } from './stale-figures.ts'
import { withinOffers } from './statement-choices.ts'
import { statementCsv } from './statement-csv.ts'
import { commonBaseLabel, statementRows, statementTable } from './statement-table.ts'

const maxPeriods = 10

/** Income statement, balance sheet or cash flow of a company or trust. */
export async function statementView(
  context: ResearchContext,
  security: Security,
  { statement, choices: requested, viewer }: { statement: StatementKind; choices: StatementChoices; viewer: Viewer },
): Promise<StatementView> {
  const subject = await subjectOf(context, security, viewer)
  let loaded: LoadedStatements = { periods: [], conversion: null, adjustable: false }
  const reading = block<PeriodTableView>(context, statement, async () => {
    loaded = await loadStatements(context, await storedStatements(context, security, requested), requested)
    const made = statementTable(statement, loaded.periods, requested)
    const [shown, { marketCode }] = [loaded.periods, subject]
    if (made && requested.show === 'reported')
      return ready({ ...made, explained: explainedRows(derivedRows[statement], shown, marketCode) })
    if (made) return ready(made)
    const period = requested.period === 'interim' ? 'No half-year results have been reported.' : null
    return empty(period ?? noResultsReason(await nextResults(context, subject)))
  })
  const [frame, table] = await Promise.all([frameOf(context, subject, statementPages[statement]), reading])
  const { periods, conversion, adjustable } = loaded
  const withStatement = periods.filter(period => period[statement] !== null)
  const reported = withStatement.filter(period => !period.column.forecast)
  const template = periods.at(-1)?.template ?? (security.type === 'CLOSED_END_FUND' ? 'TRUST' : 'GENERAL')
  const [latest] = reported.slice(-1)
  const powers =
    latest && table.state === 'ready' && requested.show === 'reported'
      ? moneyPowersFor(largestSum(table.view), latest.currency)
      : []
  // Growth and shares have no units: what was chosen for amounts is kept for the way back to them.
  const choices = requested.show === 'reported' ? withinOffers(requested, { powers }) : requested
  return {
    frame,
    statement,
    choices,
    available: Math.min(maxPeriods, reported.length),
    commonBase: commonBaseLabel(statement, template),
    offers: {
      conversion,
      powers,
      adjusted: statement === 'income' && adjustable,
    },
    chart: rowChart(
      [...statementRows(statement, template), ...derivedRows[statement]],
      [...reported.slice(-maxPeriods), ...withStatement.filter(period => period.column.forecast)],
      choices.row,
    ),
    stale: staleSince(latest?.column.periodEnd ?? null, subject.day),
    table: table.state === 'ready' && choices.power ? ready({ ...table.view, power: choices.power }) : table,
  }
}

/** The same statement as a file: every period there is, whatever the page shows. */
export async function statementFile(
  context: ResearchContext,
  security: Security,
  { statement, choices }: { statement: StatementKind; choices: StatementChoices },
): Promise<Csv | null> {
  const page = statementPages[statement].replace('financials/', '')
  return statementCsv(
    fileName(security, `${page}-${choices.period}`),
    statement,
    periodsOf(await storedStatements(context, security, choices)),
  )
}

/** One more than is shown, because growth looks a year back. */
async function storedStatements(
  { db }: ResearchContext,
  { id }: Security,
  { period }: Pick<StatementChoices, 'period'>,
): Promise<readonly financials.Statement[]> {
  if (period === 'interim') return financials.statements(db, id, 'INTERIM', maxPeriods + 1)
  const [annual, forecast] = await Promise.all([
    financials.statements(db, id, 'ANNUAL', maxPeriods + 1),
    financials.statements(db, id, 'FORECAST', 2),
  ])
  return [...annual, ...forecast]
}
