export { mergeBars } from './chart/merge-bars.ts'
export { annualCost } from './costs/annual-cost.ts'
export { calculateCosts } from './costs/calculate-costs.ts'
export { largestOrder } from './costs/largest-order.ts'
export { priceOrder } from './costs/price-order.ts'
export { dailyDividendYields } from './dividends/daily-yields.ts'
export { freeCashFlowCover, payoutRatio, revenueReserveCover } from './dividends/dividend-cover.ts'
export { consecutiveIncreases, type DividendRecord, dividendRecord } from './dividends/dividend-record.ts'
export { dividendTaxDue } from './dividends/dividend-tax.ts'
export {
  dividendYearBasis,
  dividendYearOf,
  dividendYears,
  wholeYears,
  withChanges,
} from './dividends/dividend-years.ts'
export { ordinaryDividends } from './dividends/ordinary-dividends.ts'
export { paymentFrequency, paymentMonths } from './dividends/payment-frequency.ts'
export { toPerShareFigure, totalPaid } from './dividends/total-paid.ts'
export * from './errors.ts'
export { breakEvenInflation, conventionalYield } from './gilts/break-even-inflation.ts'
export {
  type Accrued,
  accruedInterest,
  type Coupon,
  type CouponPeriod,
  cleanPriceFromYield,
  couponPeriod,
  couponSchedule,
  dirtyPrice,
  dirtyPriceFromYield,
  exDividendDate,
  type Gilt,
  type GiltDurations,
  giltDurations,
  runningYield,
  yieldFromCleanPrice,
} from './gilts/gilt.ts'
export {
  accruedInterestPrice,
  analyseGilt,
  analyseLinkedGilt,
  type GiltAnalysis,
  giltTerms,
  type LinkedAnalysis,
  settlementDate,
} from './gilts/gilt-analysis.ts'
export { giltFormulas } from './gilts/gilt-formulas.ts'
export {
  bollingerBand,
  exponentialAverage,
  macd,
  relativeStrengthIndex,
  type Series,
  simpleAverage,
} from './indicators/indicators.ts'
export { averageCreditRating } from './portfolio/average-credit-rating.ts'
export { holdingsInCommon, overlapWeight } from './portfolio/overlap.ts'
export { type CompanyFigures, companyRatios, companyValue } from './ratios/company-ratios.ts'
export { datedRatio, needsPrice } from './ratios/dated-ratio.ts'
export { divide } from './ratios/divide.ts'
export { assetTurnover, cashConversionCycle, inventoryDays, payableDays, receivableDays } from './ratios/efficiency.ts'
export {
  type AltmanFigures,
  altmanZ,
  currentRatio,
  grossGearing,
  interestCover,
  netDebtToEbitda,
  netGearing,
  type PiotroskiYear,
  piotroskiF,
  quickRatio,
} from './ratios/financial-health.ts'
export { type ExplainedRatio, formulaTerms, isExplained } from './ratios/formula-terms.ts'
export { compoundGrowth, lineGrowth } from './ratios/growth.ts'
export { type MultipleRange, multipleRanges, type RangedMultiple } from './ratios/multiple-ranges.ts'
export {
  capitalEmployed,
  margin,
  returnOnAssets,
  returnOnCapitalEmployed,
  returnOnEquity,
  returnOnInvestedCapital,
} from './ratios/profitability.ts'
export { type RatioKey, ratioFormulas } from './ratios/ratio-formulas.ts'
export { besideNav, conversionOf, type PriceConversion, perShareIn, type RatioPeriod } from './ratios/ratio-period.ts'
export { type RatioRule, ratioRules, statedPercent } from './ratios/ratio-rules.ts'
export { type RatioTerm, type RatioTermKey, ratioTerms } from './ratios/ratio-terms.ts'
export { type TermValue, termLine, termOfCompany, termOfPeriod } from './ratios/term-values.ts'
export {
  dividendCover,
  dividendYield,
  earningsYield,
  enterpriseValue,
  evToEbitda,
  evToSales,
  forecastEarningsGrowth,
  freeCashFlowYield,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceNetAssets,
  priceSales,
} from './ratios/valuation.ts'
export { alignTo, rebase, round } from './returns/align.ts'
export { bestAndWorst, shareOfLosses } from './returns/best-and-worst.ts'
export { type IndexLevels, isLike, type LikeSeries, likeSeries, type ReturnBasis } from './returns/like-series.ts'
export { combineValues, constantPriceValue, inMoney, type MoneyValue, sterlingValue } from './returns/money-value.ts'
export { lastMonthEnd, monthEndsBetween } from './returns/month-ends.ts'
export { foreignCurrencies, type PaidIncome, type PaymentsInUnit, paymentsInUnit } from './returns/payments-in-unit.ts'
export {
  calendarYears,
  daysBeforeStart,
  discretePeriods,
  fromStart,
  type Period,
  periodStart,
  type SpanOfDays,
} from './returns/period-start.ts'
export { returnFormulas } from './returns/return-formulas.ts'
export { type DayClose, type Payment, type ReturnIndex, totalReturn } from './returns/total-return.ts'
export type { DatedValue } from './risk/dated-value.ts'
export { drawdowns, maxDrawdown } from './risk/drawdown.ts'
export { type RiskFigures, returnsDrawdown, riskFigures, riskMeasures } from './risk/risk-figures.ts'
export { riskFormulas } from './risk/risk-formulas.ts'
export { annualVolatility, lastMonthlyReturns, rollingReturns } from './risk/risk-measures.ts'
export { averageGrowth, type GrowingMember } from './sectors/average-growth.ts'
export { type GroupFigures, groupFigures } from './sectors/group-figures.ts'
export { maxPriceAgeDays, memberReturn } from './sectors/member-return.ts'
export {
  minMembers,
  quartileOf,
  type Standing,
  standingAmong,
  standingFormulas,
  standingIn,
} from './sectors/standing.ts'
export { adjustedDilutedEps, adjustedIncome, hasAdjustments, oneOffItems } from './statements/adjusted-income.ts'
export { type DebtFigures, freeCashFlow, netDebt } from './statements/cash-and-debt.ts'
export { earningsPerShare } from './statements/earnings-per-share.ts'
export { inSterling } from './statements/in-sterling.ts'
export { amountPerShare, reportedFigure, reportedLine } from './statements/reported-line.ts'
export {
  type ReportedPeriod,
  revenueKeyOf,
  type StatementFigures,
  statementFigures,
} from './statements/statement-figures.ts'
export { trailingYear } from './statements/trailing-year.ts'
export {
  type HistoricalPercentile,
  historicalPercentile,
  percentileFormula,
} from './statistics/historical-percentile.ts'
export { mean, slopeOf, standardDeviation, zScore } from './statistics/mean-and-deviation.ts'
export { buybackAccretion, buybackFormula } from './trusts/buyback-accretion.ts'
export { type DailyDiscount, dailyDiscounts } from './trusts/daily-discounts.ts'
export { discountFormula, premiumOrDiscount, premiumToNav } from './trusts/premium-or-discount.ts'
