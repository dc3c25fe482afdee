import { absent, isPresent, notMeaningful, present, type Ratio } from '@bellwether/domain'
import { divide } from './divide.ts'

type Figure = number | null

/** Below zero is net cash. */
export function netDebtToEbitda(debt: Figure, ebitda: Figure): Ratio {
  return divide(debt, ebitda, { what: 'Net debt ÷ EBITDA', needsPositive: 'EBITDA' })
}

/** Debt before any cash is set against it. */
export function grossGearing(debt: Figure, totalEquity: Figure): Ratio {
  return divide(debt, totalEquity, { what: 'Gross gearing', needsPositive: 'Total equity' })
}

/** Below zero is net cash. */
export function netGearing(debt: Figure, totalEquity: Figure): Ratio {
  return divide(debt, totalEquity, { what: 'Net gearing', needsPositive: 'Total equity' })
}

/** `financeCost` is positive. An operating loss covers no interest, however small. */
export function interestCover(operatingProfit: Figure, financeCost: Figure): Ratio {
  if (operatingProfit !== null && operatingProfit < 0) return notMeaningful('There was no operating profit')
  return divide(operatingProfit, financeCost, { what: 'Interest cover', needsPositive: 'Finance cost' })
}

export function currentRatio(currentAssets: Figure, currentLiabilities: Figure): Ratio {
  return divide(currentAssets, currentLiabilities, { what: 'The current ratio', needsPositive: 'Current liabilities' })
}

/** Inventories count as zero where none were reported. */
export function quickRatio(currentAssets: Figure, inventories: Figure, currentLiabilities: Figure): Ratio {
  const quick = currentAssets === null ? null : currentAssets - (inventories ?? 0)
  return divide(quick, currentLiabilities, { what: 'The quick ratio', needsPositive: 'Current liabilities' })
}

/** All in one currency and unit. */
export interface AltmanFigures {
  readonly workingCapital: Figure
  readonly retainedEarnings: Figure
  readonly operatingProfit: Figure
  readonly marketCap: Figure
  readonly revenue: Figure
  readonly totalAssets: Figure
  readonly totalLiabilities: Figure
}

/** Altman's score of 1968 for listed manufacturers: above 2.99 is safe, below 1.81 distressed. */
export function altmanZ(figures: AltmanFigures): Ratio {
  const { workingCapital, retainedEarnings, operatingProfit, marketCap, revenue, totalAssets, totalLiabilities } =
    figures
  const parts = [
    [1.2, divide(workingCapital, totalAssets, { what: 'Altman Z', needsPositive: 'Total assets' })],
    [1.4, divide(retainedEarnings, totalAssets, { what: 'Altman Z', needsPositive: 'Total assets' })],
    [3.3, divide(operatingProfit, totalAssets, { what: 'Altman Z', needsPositive: 'Total assets' })],
    [0.6, divide(marketCap, totalLiabilities, { what: 'Altman Z', needsPositive: 'Total liabilities' })],
    [1, divide(revenue, totalAssets, { what: 'Altman Z', needsPositive: 'Total assets' })],
  ] as const
  let score = 0
  for (const [weight, part] of parts) {
    if (!isPresent<number>(part)) return part
    score += weight * part.value
  }
  return present(score)
}

export interface PiotroskiYear {
  readonly profit: Figure
  readonly operatingCash: Figure
  readonly totalAssets: Figure
  readonly longTermDebt: Figure
  readonly currentAssets: Figure
  readonly currentLiabilities: Figure
  readonly grossProfit: Figure
  readonly revenue: Figure
  readonly shares: Figure
}

/** Piotroski's nine tests of a year and the one before it, a point for each passed. */
export function piotroskiF(now: PiotroskiYear, before: PiotroskiYear): Ratio {
  const [a, b] = [reported(now), reported(before)]
  if (!a || !b) return absent('NOT_REPORTED', 'Piotroski F needs two full years')
  if (Math.min(a.totalAssets, b.totalAssets, a.currentLiabilities, b.currentLiabilities, a.revenue, b.revenue) <= 0)
    return notMeaningful('Assets, current liabilities and revenue must be above zero')
  const rises = (of: (year: ReportedYear) => number) => of(a) > of(b)
  const points = [
    a.profit > 0,
    a.operatingCash > 0,
    a.operatingCash > a.profit,
    rises(year => year.profit / year.totalAssets),
    rises(year => -year.longTermDebt / year.totalAssets) || (a.longTermDebt === 0 && b.longTermDebt === 0),
    rises(year => year.currentAssets / year.currentLiabilities),
    rises(year => year.grossProfit / year.revenue),
    rises(year => year.revenue / year.totalAssets),
    a.shares <= b.shares,
  ]
  return present(points.filter(Boolean).length)
}

type ReportedYear = { readonly [Key in keyof PiotroskiYear]: number }

function reported(year: PiotroskiYear): ReportedYear | null {
  return Object.values(year).some(value => value === null) ? null : (year as ReportedYear)
}
