import type { PeriodTableView, StatementChoices, StatementView } from '@bellwether/contract'
import { financials } from '@bellwether/db'
import type { PageId, StatementKind, Viewer } from '@bellwether/domain'
import type { Csv } from '../../csv.ts'
import type { Security, SiteContext } from '../../site-context.ts'
import { block, empty, ready } from '../block-state.ts'
import { subjectOf } from '../frame.ts'
import { fileName } from './file-name.ts'
import { noResultsReason } from './first-results.ts'
import { type Period, periodsOf } from './period.ts'
import { nextResults } from './results-dates.ts'
import { statementCsv } from './statement-csv.ts'
import { commonBaseWords, statementTable } from './statement-table.ts'

export const statementPages = {
  income: 'financials/income-statement',
  balance: 'financials/balance-sheet',
  cashFlow: 'financials/cash-flow',
} as const satisfies Record<StatementKind, PageId>

const mostPeriods = 10

/** Income statement, balance sheet or cash flow of a company or trust. */
export async function statementView(
  context: SiteContext,
  security: Security,
  { statement, choices, viewer }: { statement: StatementKind; choices: StatementChoices; viewer: Viewer },
): Promise<StatementView> {
  const subject = await subjectOf(context, security, { page: statementPages[statement], viewer })
  let periods: readonly Period[] = []
  const table = await block<PeriodTableView>(context, statement, async () => {
    periods = await loadPeriods(context, security, choices)
    const made = statementTable(statement, periods, choices)
    if (made) return ready(made)
    const period = choices.period === 'interim' ? 'No half-year results have been reported.' : null
    return empty(period ?? noResultsReason(await nextResults(context, subject)))
  })
  const reported = periods.filter(period => !period.column.forecast && period[statement] !== null)
  const template = periods.at(-1)?.template ?? (security.type === 'CLOSED_END_FUND' ? 'TRUST' : 'GENERAL')
  return {
    frame: subject.frame,
    statement,
    choices,
    available: Math.min(mostPeriods, reported.length),
    commonBase: commonBaseWords(statement, template),
    table,
  }
}

/** The same statement as a file: every period there is, whatever the page shows. */
export async function statementFile(
  context: SiteContext,
  security: Security,
  { statement, choices }: { statement: StatementKind; choices: StatementChoices },
): Promise<Csv | null> {
  const page = statementPages[statement].replace('financials/', '')
  return statementCsv(
    fileName(security, `${page}-${choices.period}`),
    statement,
    await loadPeriods(context, security, choices),
  )
}

/** One more than is shown, because growth looks a year back. */
async function loadPeriods(
  { db }: SiteContext,
  { id }: Security,
  { period }: Pick<StatementChoices, 'period'>,
): Promise<readonly Period[]> {
  if (period === 'interim') return periodsOf(await financials.statements(db, id, 'INTERIM', mostPeriods * 2 + 2))
  const [annual, forecast] = await Promise.all([
    financials.statements(db, id, 'ANNUAL', mostPeriods + 1),
    financials.statements(db, id, 'FORECAST', 2),
  ])
  return periodsOf([...annual, ...forecast])
}
