import {
  adjustedDilutedEps,
  amountPerShare,
  isExplained,
  lineGrowth,
  type RatioKey,
  ratioFormulas,
  reportedFigure,
  reportedLine,
  returnOnCapitalEmployed,
  returnOnEquity,
  type StatementFigures,
} from '@bellwether/analytics'
import { type StatementKind, type StatementTemplateName, statementTemplates } from '@bellwether/domain'
import type { FigureRow } from '../statements/figure-row.ts'

type Over = FigureRow['over']

/** A line of the template, under its own label unless given another. */
const line = (
  template: StatementTemplateName,
  kind: StatementKind,
  key: string,
  over: Over,
  label?: string,
): FigureRow[] => {
  const found = statementTemplates[template][kind].find(candidate => candidate.key === key)
  if (!found) return []
  return [
    {
      key,
      label: label ?? found.label,
      definition: found.definition,
      level: 'line',
      unit: found.kind,
      of: period => reportedLine(period, kind, key),
      over,
    },
  ]
}

const formula = (key: RatioKey) => `Our formula: ${ratioFormulas[key]}.`

const own = (
  key: string,
  label: string,
  definition: string,
  unit: FigureRow['unit'],
  over: Over,
  of: FigureRow['of'],
): FigureRow => ({
  key,
  label,
  definition,
  level: 'line',
  unit,
  of,
  over,
  ...(isExplained(key) ? { formula: key } : {}),
})

const perShare = (
  key: RatioKey,
  label: string,
  of: (figures: StatementFigures) => number | null,
  per: 'weightedShares' | 'sharesInIssue' = 'weightedShares',
): FigureRow =>
  own(key, label, formula(key), 'PER_SHARE', 'CAGR', p => amountPerShare(of(p.figures), p.figures[per], p.currency))

const adjustedDiluted = own(
  'epsAdjustedDiluted',
  'Adjusted diluted EPS',
  formula('epsAdjustedDiluted'),
  'PER_SHARE',
  'CAGR',
  ({ income }) => reportedFigure(adjustedDilutedEps(income)),
)

const epsGrowth = own(
  'epsGrowth',
  'EPS growth',
  `Change in basic earnings per share on the previous year. ${formula('epsGrowth')}`,
  'FRACTION',
  null,
  ({ figures, before }) =>
    figures.eps !== null && figures.eps > 0
      ? lineGrowth(before?.figures.eps ?? null, figures.eps)
      : growthFromLoss(figures),
)

function growthFromLoss({ eps }: StatementFigures) {
  return eps === null ? reportedFigure(null) : ({ notMeaningful: 'Earnings are zero or negative' } as const)
}

const operatingMargin = own(
  'operatingMargin',
  'Operating margin',
  formula('operatingMargin'),
  'FRACTION',
  'AVERAGE',
  ({ figures: { operatingProfit, revenue } }) =>
    operatingProfit === null || revenue === null || revenue <= 0
      ? reportedFigure(null)
      : { value: operatingProfit / revenue },
)
const roce = own('returnOnCapitalEmployed', 'ROCE', formula('returnOnCapitalEmployed'), 'FRACTION', 'AVERAGE', p =>
  returnOnCapitalEmployed(p.figures.operatingProfit, p.figures.totalAssets, p.figures.currentLiabilities),
)
const roe = own('returnOnEquity', 'Return on equity', formula('returnOnEquity'), 'FRACTION', 'AVERAGE', p =>
  returnOnEquity(p.figures.profitToEquityHolders, p.figures.equityHoldersFunds),
)
const netDebt = own('netDebt', 'Net debt', formula('netDebt'), 'MONEY', null, p => reportedFigure(p.figures.netDebt))
const operatingCash = perShare('operatingCashFlowPerShare', 'Operating cash flow per share', f => f.operatingCash)
const capex = perShare('capexPerShare', 'Capital expenditure per share', f => f.capex)
const freeCash = perShare('freeCashFlowPerShare', 'Free cash flow per share', f => f.freeCashFlow)
const book = perShare('bookPerShare', 'Book value per share', f => f.equityHoldersFunds, 'sharesInIssue')

const profits = (template: StatementTemplateName): FigureRow[] => [
  ...line(template, 'income', 'operatingProfit', 'CAGR'),
  ...line(template, 'income', 'profitBeforeTax', 'CAGR'),
  ...line(template, 'income', 'profitToEquityHolders', 'CAGR', 'Net profit'),
]

const earnings = (template: StatementTemplateName): FigureRow[] => [
  ...line(template, 'income', 'epsBasic', 'CAGR', 'Basic EPS'),
  adjustedDiluted,
  epsGrowth,
  ...line(template, 'income', 'dps', 'CAGR'),
]

const equity = (template: StatementTemplateName): FigureRow[] => [
  ...line(template, 'balance', 'equityHoldersFunds', 'CAGR', 'Book value'),
  book,
  ...line(template, 'balance', 'sharesInIssue', 'CAGR'),
]

/** The figures that matter most for each kind of company, in reading order. */
export const summaryRows: Readonly<Record<StatementTemplateName, readonly FigureRow[]>> = {
  GENERAL: [
    ...line('GENERAL', 'income', 'revenue', 'CAGR'),
    ...profits('GENERAL'),
    ...earnings('GENERAL'),
    operatingMargin,
    roce,
    roe,
    operatingCash,
    capex,
    freeCash,
    ...line('GENERAL', 'balance', 'cash', null),
    netDebt,
    ...equity('GENERAL'),
  ],
  BANK: [
    ...line('BANK', 'income', 'totalIncome', 'CAGR'),
    ...profits('BANK'),
    ...earnings('BANK'),
    ...line('BANK', 'income', 'netInterestMargin', 'AVERAGE'),
    ...line('BANK', 'income', 'costIncomeRatio', 'AVERAGE'),
    roe,
    ...line('BANK', 'balance', 'loansToCustomers', 'CAGR'),
    ...line('BANK', 'balance', 'customerDeposits', 'CAGR'),
    ...line('BANK', 'balance', 'cet1Ratio', 'AVERAGE'),
    ...equity('BANK'),
  ],
  INSURER: [
    ...line('INSURER', 'income', 'insuranceRevenue', 'CAGR'),
    ...line('INSURER', 'income', 'insuranceServiceResult', 'CAGR'),
    ...profits('INSURER'),
    ...earnings('INSURER'),
    ...line('INSURER', 'income', 'combinedRatio', 'AVERAGE'),
    roe,
    ...line('INSURER', 'balance', 'contractualServiceMargin', 'CAGR'),
    ...line('INSURER', 'balance', 'solvencyRatio', 'AVERAGE'),
    ...equity('INSURER'),
  ],
  REIT: [
    ...line('REIT', 'income', 'rentalIncome', 'CAGR'),
    ...line('REIT', 'income', 'netRentalIncome', 'CAGR'),
    ...line('REIT', 'income', 'recurringOperatingProfit', 'CAGR'),
    ...profits('REIT'),
    ...earnings('REIT'),
    ...line('REIT', 'income', 'epraEps', 'CAGR'),
    roe,
    operatingCash,
    capex,
    freeCash,
    ...line('REIT', 'balance', 'loanToValue', 'AVERAGE'),
    ...line('REIT', 'balance', 'cash', null),
    netDebt,
    ...line('REIT', 'balance', 'epraNtaPerShare', 'CAGR'),
    ...equity('REIT'),
  ],
  TRUST: [
    ...line('TRUST', 'income', 'investmentIncome', 'CAGR'),
    ...line('TRUST', 'income', 'revenueReturn', 'CAGR'),
    ...line('TRUST', 'income', 'capitalReturn', null),
    ...line('TRUST', 'income', 'profitForPeriod', null),
    ...line('TRUST', 'income', 'revenueReturnPerShare', 'CAGR'),
    ...line('TRUST', 'income', 'capitalReturnPerShare', null),
    ...line('TRUST', 'income', 'epsBasic', null),
    ...line('TRUST', 'income', 'dps', 'CAGR'),
    ...line('TRUST', 'balance', 'totalAssets', 'CAGR'),
    ...line('TRUST', 'balance', 'netAssets', 'CAGR'),
    ...line('TRUST', 'balance', 'navPerSharePar', 'CAGR'),
    ...line('TRUST', 'balance', 'navPerShareFair', 'CAGR'),
    ...line('TRUST', 'balance', 'netGearing', 'AVERAGE'),
    ...line('TRUST', 'balance', 'revenueReserve', null),
    ...line('TRUST', 'balance', 'sharesInIssue', 'CAGR'),
  ],
}

/** A row of the summary by key, for the charts above the table. */
export function findSummaryRow(template: StatementTemplateName, key: string): FigureRow | null {
  return summaryRows[template].find(row => row.key === key) ?? null
}

/** Sections of the table: results, per share, margins and returns, balance sheet. */
export function summarySectionOf({ unit, key }: FigureRow): 'results' | 'perShare' | 'ratios' | 'balance' {
  if (unit === 'PER_SHARE' || key === 'epsGrowth' || unit === 'SHARES') return 'perShare'
  if (unit === 'FRACTION' || unit === 'PERCENT') return 'ratios'
  return balanceKeys.has(key) ? 'balance' : 'results'
}

const balanceKeys: ReadonlySet<string> = new Set([
  'cash',
  'netDebt',
  'equityHoldersFunds',
  'loansToCustomers',
  'customerDeposits',
  'contractualServiceMargin',
  'totalAssets',
  'netAssets',
  'revenueReserve',
])
