import { netDebtToEbitda, ratioFormulas } from '@bellwether/analytics'
import type { YearChartView, YearSeries } from '@bellwether/contract'
import type { StatementTemplateName } from '@bellwether/domain'
import type { FigureRow } from '../statements/figure-row.ts'
import type { Period } from '../statements/period.ts'
import { seriesOf } from '../statements/row-chart.ts'
import { findSummaryRow } from './summary-rows.ts'

interface ChartPlan {
  readonly title: string
  readonly bars: readonly string[]
  readonly line: string | null
  readonly note: string
}

const earningsPlan: ChartPlan = {
  title: 'Earnings and dividend per share',
  bars: ['epsBasic', 'dps'],
  line: null,
  note: 'A dividend above earnings is paid from reserves or debt.',
}

const debtKey = 'netDebtToEbitda'

const plans: Readonly<Record<StatementTemplateName, readonly ChartPlan[]>> = {
  GENERAL: [
    {
      title: 'Revenue and operating margin',
      bars: ['revenue'],
      line: 'operatingMargin',
      note: 'Revenue growth is worth more when margins hold.',
    },
    earningsPlan,
    {
      title: 'Net debt to EBITDA',
      bars: [debtKey],
      line: null,
      note: `${ratioFormulas.netDebtToEbitda}: years of EBITDA needed to repay net debt. Below zero means net cash.`,
    },
  ],
  BANK: [
    {
      title: 'Income and cost:income ratio',
      bars: ['totalIncome'],
      line: 'costIncomeRatio',
      note: 'Operating costs as a percentage of income; lower is more efficient.',
    },
    earningsPlan,
    {
      title: 'CET1 ratio',
      bars: ['cet1Ratio'],
      line: null,
      note: 'Core capital as a percentage of risk-weighted assets.',
    },
  ],
  INSURER: [
    {
      title: 'Insurance revenue and combined ratio',
      bars: ['insuranceRevenue'],
      line: 'combinedRatio',
      note: 'Below 100% means an underwriting profit.',
    },
    earningsPlan,
    {
      title: 'Solvency coverage',
      bars: ['solvencyRatio'],
      line: null,
      note: 'Own funds as a percentage of required capital.',
    },
  ],
  REIT: [
    {
      title: 'Rental income',
      bars: ['rentalIncome'],
      line: null,
      note: 'Rental income for the year, recognised evenly over each lease.',
    },
    { ...earningsPlan, title: 'EPRA earnings and dividend per share', bars: ['epraEps', 'dps'] },
    { title: 'Loan to value', bars: ['loanToValue'], line: null, note: 'Net debt as a percentage of property value.' },
  ],
  TRUST: [
    {
      title: 'Net asset value per share',
      bars: ['navPerSharePar'],
      line: null,
      note: 'At the year end, with debt at par.',
    },
    {
      title: 'Revenue return and dividend',
      bars: ['revenueReturnPerShare', 'dps'],
      line: null,
      note: 'A dividend above the revenue return draws on the revenue reserve or on capital.',
    },
    {
      title: 'Net gearing',
      bars: ['netGearing'],
      line: null,
      note: '(Debt − cash) ÷ net assets; below zero means net cash.',
    },
  ],
}

/** Three small charts for the template. A chart without any figure is left out. */
export function summaryCharts(periods: readonly Period[]): readonly YearChartView[] {
  const [latest] = periods.slice(-1)
  if (!latest) return []
  return plans[latest.template].flatMap(plan => {
    const rowOf = (key: string) => (key === debtKey ? debtRow : findSummaryRow(latest.template, key))
    const bars = plan.bars.flatMap(key => seriesOf(rowOf(key), periods))
    if (bars.length === 0) return []
    const shown = periods.filter((_, index) => bars.some(({ values }) => values[index] !== null))
    const kept = (series: YearSeries): YearSeries => ({
      ...series,
      values: series.values.filter((_, index) => bars.some(({ values }) => values[index] !== null)),
    })
    return [
      {
        key: plan.bars[0] ?? plan.title,
        title: plan.title,
        currency: latest.currency,
        years: shown.map(({ column }) => ({ label: String(column.fiscalYear), forecast: column.forecast })),
        bars: bars.map(kept),
        line: plan.line ? (seriesOf(rowOf(plan.line), periods).map(kept)[0] ?? null) : null,
        note: plan.note,
      },
    ]
  })
}

const debtRow: FigureRow = {
  key: debtKey,
  label: 'Net debt to EBITDA',
  definition: ratioFormulas.netDebtToEbitda,
  level: 'line',
  unit: 'TIMES',
  of: ({ figures }) => netDebtToEbitda(figures.netDebt, figures.ebitda),
  over: null,
}
