export { alignTo, rebase, round } from './align.ts'
export { averageCredit } from './average-credit.ts'
export { breakEvenInflation } from './break-even.ts'
export {
  accruedOn,
  analyseGilt,
  analyseLinkedGilt,
  type GiltAnalysis,
  giltTerms,
  settlementOf,
} from './gilt-analysis.ts'
export {
  bollingerBand,
  exponentialAverage,
  macd,
  relativeStrengthIndex,
  type Series,
  simpleAverage,
} from './indicators.ts'
export { lastMonthEnd, monthEndsBetween } from './month-ends.ts'
export { frequencyLabels, monthsOf } from './payment-rhythm.ts'
export {
  calendarYears,
  daysBeforeStart,
  discretePeriods,
  fromStart,
  type Period,
  periodStart,
  type SpanOfDays,
} from './period-start.ts'
export { premiumOrDiscount } from './premium-discount.ts'
export { type IndexLevels, isLike, type LikeSeries, likeSeries, type ReturnBasis } from './returns/like-series.ts'
export { annualVolatility, bestAndWorstYear, type DatedValue, maxDrawdown, rollingReturns } from './risk-measures.ts'
export { type DayClose, type Payment, type ReturnIndex, totalReturn } from './total-return.ts'
