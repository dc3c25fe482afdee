import {
  lastMonthlyReturns,
  returnFormulas,
  riskFormulas,
  standardDeviation,
  standingFormulas,
} from '@bellwether/analytics'
import type {
  Calculation,
  CalculationInput,
  Figure,
  ReturnPeriod,
  RiskReturnRow,
  SectorRank,
} from '@bellwether/contract'
import { type IsoDate, money } from '@bellwether/domain'
import { countValue, dateValue, figure, moneyValue, percentValue } from '@bellwether/web/view'
import type { ReturnLine } from './return-history.ts'

type Span = Pick<ReturnPeriod, 'from' | 'to'>

const valueSource = 'Price with income reinvested, 100 at the start of the history'

function levelInput({ index }: ReturnLine, label: string, day: IsoDate): CalculationInput {
  const level = index.level(day)
  return {
    label,
    value: level === null ? percentValue(null) : { kind: 'ratio', value: level.value, digits: 4 },
    source: valueSource,
    asAt: level?.day ?? day,
  }
}

function ends(line: ReturnLine, { from, to }: Span): readonly CalculationInput[] {
  return [levelInput(line, 'Value at the end', to), levelInput(line, 'Value at the start', from)]
}

function totalReturnCalculation(line: ReturnLine, span: Span): Calculation {
  return { formula: returnFormulas.total, inputs: ends(line, span) }
}

/** `years` as the annualised return counts them. */
function annualisedCalculation(line: ReturnLine, span: Span, years: number): Calculation {
  return {
    formula: returnFormulas.annualised,
    inputs: [...ends(line, span), { label: 'Years', value: { kind: 'ratio', value: years, digits: 2 } }],
  }
}

/** One figure for each period in which the line has a return. */
export function returnFigures(
  kind: 'to-date' | 'year' | 'calendar',
  line: ReturnLine,
  periods: readonly Span[],
  name: (period: Span, index: number) => string,
): readonly Figure[] {
  return periods.flatMap((span, index) => {
    const fraction = line.index.between(span.from, span.to)
    if (fraction === null) return []
    const label = name(span, index)
    // On the last day of March three months ago is also the beginning of the year.
    const repeated = periods.findIndex(({ from }) => from === span.from) < index ? `-${index}` : ''
    return [
      figure(`${kind}-${span.from}${repeated}`, label, percentValue(fraction, { signed: true }), {
        calculation: totalReturnCalculation(line, span),
      }),
    ]
  })
}

export function annualisedFigure(line: ReturnLine, period: ReturnPeriod, fraction: number, years: number): Figure {
  return figure(`annualised-${period.from}`, `${period.label} annualised`, percentValue(fraction, { signed: true }), {
    calculation: annualisedCalculation(line, period, years),
  })
}

/** The sector's average return in a period, and the rank of the security in it. */
export function sectorFigures(
  { from, label, to }: ReturnPeriod,
  average: number | null,
  rank: SectorRank | null,
  sector: string,
): readonly Figure[] {
  if (average === null || !rank) return []
  const origin = { source: sector, asAt: to }
  return [
    figure(`sector-${from}`, `${label}, sector average`, percentValue(average, { signed: true }), {
      calculation: {
        formula: returnFormulas.sectorAverage,
        inputs: [{ label: 'Members', value: countValue(rank.of), ...origin }],
      },
    }),
    figure(`rank-${from}`, `${label}, sector rank`, countValue(rank.place), {
      calculation: {
        formula: standingFormulas.rank,
        inputs: [
          { label: 'Members with a higher figure', value: countValue(rank.place - 1), ...origin },
          { label: 'Members', value: countValue(rank.of), ...origin },
        ],
      },
    }),
  ]
}

/** Of two returns over the same days. */
export function differenceCalculation(own: number, theirs: number, index: string, asAt: IsoDate): Calculation {
  return {
    formula: returnFormulas.difference,
    inputs: [
      { label: 'Own return', value: percentValue(own, { signed: true }), source: 'Calculated', asAt },
      { label: 'Index return', value: percentValue(theirs, { signed: true }), source: index, asAt },
    ],
  }
}

export function growthFigure(line: ReturnLine, start: number, amount: number, currency: string, span: Span): Figure {
  return figure('growth', line.name, moneyValue(money(amount, currency)), {
    calculation: {
      formula: returnFormulas.growth,
      inputs: [
        { label: 'Amount invested', value: moneyValue(money(start, currency)), asAt: span.from },
        ...ends(line, span),
      ],
    },
  })
}

/** The measures of a line's row in the table of risk and return. */
export function riskReturnFigures(
  line: ReturnLine,
  row: RiskReturnRow,
  monthEnds: readonly { readonly day: IsoDate; readonly value: number }[],
  months: number,
): readonly Figure[] {
  const last = monthEnds.at(-1)
  const returns = lastMonthlyReturns(monthEnds, months)
  const year = (key: string, label: string, { from, to, fraction }: RiskReturnRow['best']) =>
    figure(key, label, percentValue(fraction, { signed: true }), {
      calculation: totalReturnCalculation(line, { from, to }),
    })
  return [
    figure('volatility', '3-year volatility', percentValue(row.volatility), {
      calculation: returns
        ? {
            formula: riskFormulas.standardDeviation,
            inputs: [
              {
                label: 'Standard deviation of monthly returns',
                value: percentValue(standardDeviation(returns)),
                source: 'Month ends',
                months,
                ...(last ? { asAt: last.day } : {}),
              },
            ],
          }
        : undefined,
    }),
    ...drawdownFigures(line, row),
    year('best', 'Best 12 months', row.best),
    year('worst', 'Worst 12 months', row.worst),
    ...(row.rolling
      ? [
          figure('rolling', 'Rolling 3-year return', percentValue(row.rolling.average, { signed: true }), {
            calculation: {
              formula: returnFormulas.rolling,
              inputs: [
                { label: 'Periods', value: countValue(row.rolling.periods), ...(last ? { asAt: last.day } : {}) },
              ],
            },
          }),
        ]
      : []),
  ]
}

function drawdownFigures(line: ReturnLine, { drawdown }: RiskReturnRow): readonly Figure[] {
  if (!drawdown) return []
  const { fall, peak, trough, recovered, recoveryDays } = drawdown
  return [
    figure('drawdown', 'Maximum drawdown', percentValue(fall), {
      calculation: {
        formula: returnFormulas.drawdown,
        inputs: [levelInput(line, 'Value at the low', trough), levelInput(line, 'Value at the peak', peak)],
      },
    }),
    ...(recovered && recoveryDays !== null
      ? [
          figure('recovery', 'Recovery time', countValue(recoveryDays), {
            calculation: {
              formula: returnFormulas.recovery,
              inputs: [
                { label: 'Low', value: dateValue(trough) },
                { label: 'Peak regained', value: dateValue(recovered) },
              ],
            },
          }),
        ]
      : []),
  ]
}
