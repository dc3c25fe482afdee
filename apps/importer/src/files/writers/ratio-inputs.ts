import {
  capitalEmployed,
  compoundGrowth,
  type ReportedPeriod,
  type StatementFigures,
  statementFigures,
  trailingYear,
} from '@bellwether/analytics'
import { type Database, financials, type NewRow, upsert } from '@bellwether/db'
import { type StatementLines, valueOrNull } from '@bellwether/domain'

/** Years of dividends from which the growth over five is taken. */
const years = 6
/** The parts of the latest year, and the same part of the year before. */
const interims = 4

/** IM-STMT-4: what ratios are calculated from: the last twelve months of each company, and its latest balance sheet. */
export async function writeRatioInputs(db: Database, securityIds: readonly number[], sourceId: number): Promise<void> {
  const rows: NewRow<'ratio_inputs'>[] = []
  for (const id of securityIds) {
    const annual = await financials.statements(db, id, 'ANNUAL', years)
    const parts = await financials.statements(db, id, 'INTERIM', interims)
    const row = toRow(id, annual, parts, sourceId)
    if (row !== null) rows.push(row)
  }
  await upsert(db, 'ratio_inputs', rows)
}

/** Null where there is no year, or the number of shares is not known: nothing per share could be said. */
function toRow(
  securityId: number,
  annual: readonly financials.Statement[],
  parts: readonly financials.Statement[],
  sourceId: number,
): NewRow<'ratio_inputs'> | null {
  const [latest, before] = annual.map(toPeriod)
  if (latest === undefined) return null
  const reported = trailingYear(latest, parts.map(toPeriod))
  const figures = statementFigures(reported)
  if (figures.sharesInIssue === null) return null
  return {
    security_id: securityId,
    as_at: reported.periodEnd,
    currency: reported.currency,
    shares_in_issue: figures.sharesInIssue,
    free_float: null,
    beta: null,
    ...sums(figures),
    eps: figures.eps,
    eps_forward: null,
    eps_previous: reported === latest && before ? statementFigures(before).eps : null,
    dps: figures.dps,
    dps_forward: null,
    dps_growth_5y: dividendGrowth(annual),
    source_id: sourceId,
  }
}

function sums(figures: StatementFigures) {
  return {
    revenue: figures.revenue,
    gross_profit: figures.grossProfit,
    ebitda: figures.ebitda,
    operating_profit: figures.operatingProfit,
    net_profit: figures.profitToEquityHolders,
    free_cash_flow: figures.freeCashFlow,
    net_debt: figures.netDebt,
    net_assets: figures.equityHoldersFunds,
    tangible_net_assets: figures.tangibleEquity,
    capital_employed: capitalEmployed(figures.totalAssets, figures.currentLiabilities),
    interest_cost: figures.financeCost,
  }
}

/** A year, over five; null where the years do not follow each other. */
function dividendGrowth(annual: readonly financials.Statement[]): number | null {
  const [last, first] = [annual[0], annual[years - 1]]
  if (!last || !first || last.fiscalYear - first.fiscalYear !== years - 1) return null
  const [from, to] = [statementFigures(toPeriod(first)).dps, statementFigures(toPeriod(last)).dps]
  const growth = from && to ? valueOrNull(compoundGrowth(from, to, years - 1)) : null
  return growth === null ? null : Math.round(growth * 1e6) / 1e6
}

function toPeriod(statement: financials.Statement): ReportedPeriod {
  return {
    template: statement.template,
    currency: statement.currency,
    periodEnd: statement.periodEnd,
    months: statement.months,
    income: statement.income as StatementLines,
    balance: statement.balance as StatementLines | null,
    cashFlow: statement.cashFlow as StatementLines | null,
  }
}
