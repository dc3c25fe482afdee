import {
  amountPerShare,
  divide,
  type ExplainedRatio,
  margin,
  ratioFormulas,
  reportedFigure,
} from '@bellwether/analytics'
import type { StatementKind, StatementLines } from '@bellwether/domain'
import type { FigureRow } from './figure-row.ts'
import type { Period } from './period.ts'

type Derived = Pick<FigureRow, 'unit' | 'of'> & { readonly label: string; readonly formula: ExplainedRatio }

const row = (key: string, { label, formula, unit, of }: Derived): FigureRow => ({
  key,
  label,
  definition: `Our formula: ${ratioFormulas[formula]}.`,
  level: 'line',
  unit,
  of,
  over: null,
  formula,
})

const marginRow = (
  key: string,
  label: string,
  formula: ExplainedRatio,
  of: (period: Period) => number | null,
): FigureRow => row(key, { label, formula, unit: 'FRACTION', of: p => margin(of(p), p.figures.revenue) })

/** A trust prints its net asset value per share itself. */
const ownPerShare = (p: Period, sum: number | null) =>
  amountPerShare(p.template === 'TRUST' ? null : sum, p.figures.sharesInIssue, p.currency)

/** Without discontinued operations it is what the statement calls basic earnings, so there is nothing to add. */
function continuingProfit({ profitAfterTax: profit, profitToMinority: minority }: StatementLines): number | null {
  return profit == null ? null : profit - (minority ?? 0)
}

/** Figures companies do not print in their statements but investors use, with our formula. */
export const derivedRows: Readonly<Record<StatementKind, readonly FigureRow[]>> = {
  income: [
    marginRow('grossMargin', 'Gross margin', 'grossMargin', p => p.figures.grossProfit),
    marginRow('ebitdaMargin', 'EBITDA margin', 'ebitdaMargin', p => p.figures.ebitda),
    marginRow('operatingMargin', 'Operating margin', 'operatingMargin', p =>
      p.template === 'GENERAL' ? p.figures.operatingProfit : null,
    ),
    marginRow('netMargin', 'Net margin', 'netMargin', p =>
      p.template === 'TRUST' ? null : p.figures.profitToEquityHolders,
    ),
    {
      key: 'epsContinuing',
      label: 'Basic earnings per share, continuing operations',
      definition: `Our formula: ${ratioFormulas.epsContinuing}.`,
      formula: 'epsContinuing',
      level: 'line',
      unit: 'PER_SHARE',
      of: ({ income, figures, currency }) =>
        amountPerShare(income.discontinued ? continuingProfit(income) : null, figures.weightedShares, currency),
      over: null,
    },
  ],
  balance: [
    row('netDebt', {
      label: 'Net debt',
      formula: 'netDebt',
      unit: 'MONEY',
      of: p => reportedFigure(p.figures.netDebt),
    }),
    row('netDebtWithoutLeases', {
      label: 'Net debt excluding leases',
      formula: 'netDebtWithoutLeases',
      unit: 'MONEY',
      of: p => reportedFigure(p.template === 'TRUST' ? null : p.figures.netDebtWithoutLeases),
    }),
    row('workingCapital', {
      label: 'Working capital',
      formula: 'workingCapital',
      unit: 'MONEY',
      of: ({ figures: { currentAssets: assets, currentLiabilities: owed } }) =>
        reportedFigure(assets === null || owed === null ? null : assets - owed),
    }),
    row('bookPerShare', {
      label: 'Net assets per share',
      formula: 'bookPerShare',
      unit: 'PER_SHARE',
      of: p => ownPerShare(p, p.figures.equityHoldersFunds),
    }),
    row('tangibleBookPerShare', {
      label: 'Tangible net assets per share',
      formula: 'tangibleBookPerShare',
      unit: 'PER_SHARE',
      of: p => ownPerShare(p, p.figures.tangibleEquity),
    }),
  ],
  cashFlow: [
    row('freeCashFlow', {
      label: 'Free cash flow',
      formula: 'freeCashFlow',
      unit: 'MONEY',
      of: p => reportedFigure(p.figures.freeCashFlow),
    }),
    marginRow('freeCashFlowMargin', 'Free cash flow margin', 'freeCashFlowMargin', p => p.figures.freeCashFlow),
    row('cashConversion', {
      label: 'Cash conversion',
      formula: 'cashConversion',
      unit: 'FRACTION',
      of: p => divide(p.figures.freeCashFlow, p.figures.profit, { what: 'Cash conversion', needsPositive: 'Profit' }),
    }),
    marginRow('capexToSales', 'Capital expenditure to revenue', 'capexToSales', p => p.figures.capex),
  ],
}
