import { riskFormulas } from '@bellwether/analytics'
import {
  type BlockState,
  type Figure,
  type FigureTableView,
  type FigureValue,
  type RiskMeasuresView,
  riskYears,
} from '@bellwether/contract'
import { risk } from '@bellwether/db'
import { type SecurityType, securityTypeLabels } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import {
  countValue,
  empty,
  figure,
  notApplicable,
  percentValue,
  plainFigure,
  ready,
  textValue,
} from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { fileName } from '../securities/file-name.ts'
import { pickYears } from './risk-years.ts'

export type RiskRow = Awaited<ReturnType<typeof risk.measures>>[number]

interface Measure {
  readonly label: string
  readonly definition: string
  readonly as: 'percent' | 'signed' | 'ratio'
  /** Measured against the index, so that the index itself has none. */
  readonly againstIndex?: true
}

const measures: Readonly<Record<keyof typeof riskFormulas, Measure>> = {
  standardDeviation: {
    label: 'Volatility',
    definition: 'Annualised standard deviation of monthly returns. Higher means larger swings.',
    as: 'percent',
  },
  maxDrawdown: {
    label: 'Maximum drawdown',
    definition: 'The largest fall between month ends.',
    as: 'signed',
  },
  sharpe: {
    label: 'Sharpe ratio',
    definition: 'Return above cash per unit of volatility. Higher is better; below zero, cash did better.',
    as: 'ratio',
  },
  sortino: {
    label: 'Sortino ratio',
    definition: 'Like the Sharpe ratio, but counting only downside volatility as risk.',
    as: 'ratio',
  },
  alpha: {
    label: 'Alpha',
    definition: 'Annual return beyond that explained by its sensitivity to the index.',
    as: 'signed',
    againstIndex: true,
  },
  beta: {
    label: 'Beta',
    definition: 'Sensitivity to the index: at 1.2 it tends to move 1.2% when the index moves 1%.',
    as: 'ratio',
    againstIndex: true,
  },
  rSquared: {
    label: 'R-squared',
    definition: 'How much of its movement the index explains. A low figure makes alpha and beta less meaningful.',
    as: 'percent',
    againstIndex: true,
  },
  trackingError: {
    label: 'Tracking error',
    definition: 'Annualised volatility of its return relative to the index.',
    as: 'percent',
    againstIndex: true,
  },
  informationRatio: {
    label: 'Information ratio',
    definition: 'Return above the index per unit of tracking error. Above zero, active decisions added value.',
    as: 'ratio',
    againstIndex: true,
  },
  upCapture: {
    label: 'Upside capture',
    definition: 'Average return in months when the index rose ÷ the index’s average return. Above 100% is better.',
    as: 'percent',
    againstIndex: true,
  },
  downCapture: {
    label: 'Downside capture',
    definition: 'Average return in months when the index fell ÷ the index’s average return. Below 100% is better.',
    as: 'percent',
    againstIndex: true,
  },
}

export async function riskTableView(
  { db }: ResearchContext,
  { id, type }: Pick<Security, 'id' | 'type'>,
  query: URLSearchParams,
): Promise<BlockState<RiskMeasuresView>> {
  const rows = await risk.measures(db, id)
  const available = riskYears.filter(years => rows.some(row => row.years === years))
  if (!available.some(years => years >= 3)) {
    return empty('Not enough history: these figures need 36 complete months of prices.')
  }
  const years = pickYears(query, available)
  return ready({
    years,
    available,
    table: toRiskTable(
      rows.filter(row => row.years === years),
      type,
    ),
  })
}

/** The measures of every period as a file. */
export async function riskMeasuresFile({ db }: ResearchContext, security: Security): Promise<Csv | null> {
  const rows = await risk.measures(db, security.id)
  if (rows.length === 0) return null
  return {
    kind: 'csv',
    name: fileName(security, 'risk-measures'),
    header: ['Measure', 'Years', securityTypeLabels[security.type], 'Category', 'Index', 'As at'],
    rows: riskYears.flatMap(years => {
      const { asAt, rows: measured } = toRiskTable(
        rows.filter(row => row.years === years),
        security.type,
      )
      return measured.map(({ cells: [label, ...values] }) => [
        label ? plainFigure(label) : null,
        years,
        ...values.map(plainFigure),
        asAt,
      ])
    }),
  }
}

/** RP-COMPARE-26: the column of the security is headed by its type. */
export function toRiskTable(rows: readonly RiskRow[], type: SecurityType): FigureTableView {
  return {
    asAt: rows[0]?.asAt ?? null,
    basis:
      'Based on monthly total returns in pounds. Category: average of its members. Index: the benchmark including income or, for a leveraged product, its multiple of the benchmark’s daily return.',
    columns: [
      { label: 'Measure' },
      { label: securityTypeLabels[type], numeric: true },
      { label: 'Category', numeric: true },
      { label: 'Index', numeric: true },
    ],
    explained: explainedMeasures(rows),
    rows: Object.entries(measures).flatMap(([key, measure]) => {
      const row = rows.find(candidate => candidate.measure === key)
      if (!row) return []
      return [
        {
          key,
          definition: measure.definition,
          cells: [
            textValue(measure.label),
            write(row.value, measure),
            write(row.category, measure),
            measure.againstIndex ? notApplicable : write(row.benchmark, measure),
          ],
        },
      ]
    }),
  }
}

/** Of the fund; its category and the index follow the same formulas. */
function explainedMeasures(rows: readonly RiskRow[]): readonly Figure[] {
  return Object.entries(measures).flatMap(([key, measure]) => {
    const row = rows.find(candidate => candidate.measure === key)
    if (!row) return []
    const months = row.years * 12
    return [
      figure(key, measure.label, write(row.value, measure), {
        calculation: {
          formula: riskFormulas[key as keyof typeof riskFormulas],
          inputs: [
            {
              label: 'Monthly returns',
              value: countValue(months),
              source: 'Total returns in pounds',
              asAt: row.asAt,
              months,
            },
          ],
        },
      }),
    ]
  })
}

function write(value: number | null, { as }: Measure): FigureValue {
  if (as !== 'ratio') return percentValue(value, { signed: as === 'signed' })
  return value === null ? percentValue(null) : { kind: 'ratio', value, digits: 2 }
}
