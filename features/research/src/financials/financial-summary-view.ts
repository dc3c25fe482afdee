import {
  type FigureChoices,
  type FinancialSummaryView,
  largestSum,
  type PeriodTableView,
  type ResultsDates,
} from '@bellwether/contract'
import { financials } from '@bellwether/db'
import { moneyPowersFor, type Viewer } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { block, empty, ready } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { fileName } from '../securities/file-name.ts'
import { type FigureRow, toPeriodRow } from '../statements/figure-row.ts'
import { noResultsReason } from '../statements/first-results.ts'
import { type LoadedStatements, loadStatements } from '../statements/loaded-statements.ts'
import { type Period, periodsOf } from '../statements/period.ts'
import { resultsDates } from '../statements/results-dates.ts'
import { explainedRows } from '../statements/row-calculations.ts'
import { rowChart } from '../statements/row-chart.ts'
import { staleSince } from '../statements/stale-figures.ts'
import { withinOffers } from '../statements/statement-choices.ts'
import { rowsCsv } from '../statements/statement-csv.ts'
import { summaryCharts } from './summary-charts.ts'
import { summaryRows, summarySectionOf } from './summary-rows.ts'

const pastYears = 6
const forecastYears = 2

export async function financialSummaryView(
  context: ResearchContext,
  security: Security,
  { viewer, choices: requested }: { readonly viewer: Viewer; readonly choices: FigureChoices },
): Promise<FinancialSummaryView> {
  const subject = await subjectOf(context, security, viewer)
  const [frame, loaded, results] = await Promise.all([
    frameOf(context, subject, 'financials/summary'),
    block<LoadedStatements>(context, 'financial summary', async () =>
      ready(await loadStatements(context, await storedYears(context, security), { ...requested, basis: 'reported' })),
    ),
    block<ResultsDates>(context, 'results dates', async () => ready(await resultsDates(context, subject))),
  ])
  const years = loaded.state === 'ready' ? loaded.view.periods : []
  const made = summaryTable(years)
  const shown = shownYears(years)
  const latest = shown.findLast(({ column }) => !column.forecast)
  const next = results.state === 'ready' ? results.view.next : null
  const rows = latest ? summaryRows[latest.template] : []
  const table = made && { ...made, explained: explainedRows(rows, shown, subject.marketCode) }
  const powers = table ? moneyPowersFor(largestSum(table), table.currency) : []
  const choices = withinOffers(requested, { powers })
  const without = loaded.state === 'failed' ? loaded : empty<never>(noResultsReason(next))
  return {
    frame,
    choices,
    offers: {
      conversion: loaded.state === 'ready' ? loaded.view.conversion : null,
      powers,
    },
    results,
    chart: latest ? rowChart(summaryRows[latest.template], shown, choices.row) : null,
    stale: staleSince(latest?.column.periodEnd ?? null, subject.day),
    table: table ? ready(choices.power ? { ...table, power: choices.power } : table) : without,
    charts: table ? ready(summaryCharts(shown)) : without,
  }
}

export async function financialSummaryFile(context: ResearchContext, security: Security): Promise<Csv | null> {
  const years = periodsOf(await storedYears(context, security))
  const [latest] = years.slice(-1)
  if (!latest) return null
  return rowsCsv(fileName(security, 'financial-summary'), summaryRows[latest.template], years)
}

/** One more past year than shown, for growth on the previous year; nothing where only forecasts are known. */
async function storedYears({ db }: ResearchContext, { id }: Security): Promise<readonly financials.Statement[]> {
  const [annual, forecast] = await Promise.all([
    financials.statements(db, id, 'ANNUAL', pastYears + 1),
    financials.statements(db, id, 'FORECAST', forecastYears),
  ])
  return annual.length === 0 ? [] : [...annual, ...forecast]
}

function shownYears(years: readonly Period[]): readonly Period[] {
  const past = years.filter(({ column }) => !column.forecast)
  return [...past.slice(-pastYears), ...years.filter(({ column }) => column.forecast)]
}

const sectionTitles = {
  results: 'Results',
  perShare: 'Per share',
  ratios: 'Margins and returns',
  balance: 'Balance sheet',
} as const

export function summaryTable(years: readonly Period[]): PeriodTableView | null {
  const shown = shownYears(years)
  const [latest] = shown.slice(-1)
  if (!latest) return null
  const rows = summaryRows[latest.template].filter(row => hasFigures(row, shown))
  const sections = (['results', 'perShare', 'ratios', 'balance'] as const).map(key => ({
    key,
    title: sectionTitles[key],
    rows: rows.filter(row => summarySectionOf(row) === key).map(row => toPeriodRow(row, shown)),
  }))
  return {
    columns: shown.map(({ column }) => column),
    sections: sections.filter(section => section.rows.length > 0),
    currency: latest.currency,
    basis: latest.basis,
    leftOut: 0,
  }
}

function hasFigures(row: FigureRow, shown: readonly Period[]): boolean {
  return shown.some(period => !('absent' in row.of(period)))
}
