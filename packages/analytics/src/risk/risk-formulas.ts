import type { RiskFigures } from './risk-figures.ts'

/** Formulas of risk measures in words, all from monthly returns with income reinvested. */
export const riskFormulas = {
  standardDeviation: 'Standard deviation of monthly returns × √12',
  sharpe: 'Average monthly return above cash × 12 ÷ (standard deviation of monthly returns above cash × √12)',
  sortino:
    'Average monthly return above cash × 12 ÷ (√12 × the root of the average squared monthly return below cash, months above cash counting as zero)',
  alpha: '(Average monthly return above cash − beta × average monthly return of the index above cash) × 12',
  beta: 'Covariance of monthly returns above cash with those of the index ÷ variance of those of the index',
  rSquared:
    'Squared covariance of monthly returns above cash with those of the index ÷ (variance of the index × variance of the investment)',
  trackingError: 'Standard deviation of monthly returns less those of the index × √12',
  informationRatio: 'Average monthly return less that of the index × 12 ÷ tracking error',
  upCapture: 'Average return in the months in which the index rose ÷ average return of the index in those months',
  downCapture: 'Average return in the months in which the index fell ÷ average return of the index in those months',
  maxDrawdown: 'The lowest of: value at a month end ÷ highest value at an earlier month end − 1',
} as const satisfies Readonly<Record<keyof RiskFigures, string>>
