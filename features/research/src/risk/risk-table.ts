import {
  type BlockState,
  type FigureTableView,
  type FigureValue,
  type RiskMeasuresView,
  riskYears,
} from '@bellwether/contract'
import { risk } from '@bellwether/db'
import { empty, notApplicable, percentValue, ready, textValue } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { pickYears } from './risk-years.ts'

export type RiskRow = Awaited<ReturnType<typeof risk.measures>>[number]

interface Measure {
  readonly label: string
  readonly definition: string
  readonly as: 'percent' | 'signed' | 'ratio'
  /** Measured against the index, so that the index itself has none. */
  readonly againstIndex?: true
}

const measures: Readonly<Record<string, Measure>> = {
  standardDeviation: {
    label: 'Volatility',
    definition: 'How widely monthly returns have swung, as a yearly rate (standard deviation). Higher is rougher.',
    as: 'percent',
  },
  maxDrawdown: {
    label: 'Deepest fall',
    definition: 'The largest fall from one month end to a later one.',
    as: 'signed',
  },
  sharpe: {
    label: 'Sharpe ratio',
    definition: 'Return above cash for each unit of volatility. Higher is better; below zero, cash did better.',
    as: 'ratio',
  },
  sortino: {
    label: 'Sortino ratio',
    definition: 'As the Sharpe ratio, but only swings downwards count as risk.',
    as: 'ratio',
  },
  alpha: {
    label: 'Alpha',
    definition: 'Return a year beyond what its sensitivity to the index explains.',
    as: 'signed',
    againstIndex: true,
  },
  beta: {
    label: 'Beta',
    definition: 'How strongly it moves with the index: at 1.2 it tends to move 1.2% when the index moves 1%.',
    as: 'ratio',
    againstIndex: true,
  },
  rSquared: {
    label: 'R-squared',
    definition: 'How much of its movement the index explains. A low figure makes alpha and beta say little.',
    as: 'percent',
    againstIndex: true,
  },
  trackingError: {
    label: 'Tracking error',
    definition: 'How far its returns stray from those of the index, as a yearly rate.',
    as: 'percent',
    againstIndex: true,
  },
  informationRatio: {
    label: 'Information ratio',
    definition: 'Return beyond the index for each unit of tracking error. Above zero the manager’s choices paid.',
    as: 'ratio',
    againstIndex: true,
  },
  upCapture: {
    label: 'Up capture',
    definition: 'In months when the index rose: its average return ÷ that of the index. Above 100% is better.',
    as: 'percent',
    againstIndex: true,
  },
  downCapture: {
    label: 'Down capture',
    definition: 'In months when the index fell: its average return ÷ that of the index. Below 100% is better.',
    as: 'percent',
    againstIndex: true,
  },
}

export async function riskTableView(
  { db }: ResearchContext,
  securityId: number,
  query: URLSearchParams,
): Promise<BlockState<RiskMeasuresView>> {
  const rows = await risk.measures(db, securityId)
  const available = riskYears.filter(years => rows.some(row => row.years === years))
  if (!available.some(years => years >= 3)) {
    return empty('Withheld: these figures need 36 complete months of prices. Fewer make them a matter of luck.')
  }
  const years = pickYears(query, available)
  return ready({ years, available, table: toRiskTable(rows.filter(row => row.years === years)) })
}

export function toRiskTable(rows: readonly RiskRow[]): FigureTableView {
  return {
    asAt: rows[0]?.asAt ?? null,
    basis:
      'From monthly total returns in pounds. The category is the average of its members; the index is the benchmark, with income, or for a leveraged product what its multiple of each day’s return would have made.',
    columns: [
      { label: 'Measure' },
      { label: 'This', numeric: true },
      { label: 'Category', numeric: true },
      { label: 'Index', numeric: true },
    ],
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

function write(value: number | null, { as }: Measure): FigureValue {
  if (as !== 'ratio') return percentValue(value, { signed: as === 'signed' })
  return value === null ? percentValue(null) : { kind: 'ratio', value, digits: 2 }
}
