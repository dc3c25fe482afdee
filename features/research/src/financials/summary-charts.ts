import type { YearChartView, YearSeries } from '@bellwether/contract'
import { netDebtToEbitda, ratioFormulas, type StatementTemplateName } from '@bellwether/domain'
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
  note: 'A dividend above earnings is paid from savings or debt.',
}

const debtKey = 'netDebtToEbitda'

const plans: Readonly<Record<StatementTemplateName, readonly ChartPlan[]>> = {
  GENERAL: [
    {
      title: 'Revenue and operating margin',
      bars: ['revenue'],
      line: 'operatingMargin',
      note: 'Growth is worth more when the margin holds.',
    },
    earningsPlan,
    {
      title: 'Net debt to EBITDA',
      bars: [debtKey],
      line: null,
      note: `${ratioFormulas.netDebtToEbitda}: years of cash profit to repay the debt. Below zero is net cash.`,
    },
  ],
  BANK: [
    {
      title: 'Income and cost:income ratio',
      bars: ['totalIncome'],
      line: 'costIncomeRatio',
      note: 'What it costs to earn a pound of income; lower is leaner.',
    },
    earningsPlan,
    { title: 'CET1 ratio', bars: ['cet1Ratio'], line: null, note: 'Core capital beside assets counted by their risk.' },
  ],
  INSURER: [
    {
      title: 'Insurance revenue and combined ratio',
      bars: ['insuranceRevenue'],
      line: 'combinedRatio',
      note: 'Below 100% insuring was profitable before investment.',
    },
    earningsPlan,
    {
      title: 'Solvency coverage',
      bars: ['solvencyRatio'],
      line: null,
      note: 'Own funds beside what the regulator asks for.',
    },
  ],
  REIT: [
    {
      title: 'Rental income',
      bars: ['rentalIncome'],
      line: null,
      note: 'Rent for the year, spread evenly over leases.',
    },
    { ...earningsPlan, title: 'EPRA earnings and dividend per share', bars: ['epraEps', 'dps'] },
    { title: 'Loan to value', bars: ['loanToValue'], line: null, note: 'Net debt beside the value of the property.' },
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
      note: 'Debt less cash beside net assets; below zero is net cash.',
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
