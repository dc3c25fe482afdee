/** The options of the chart on Charts and performance; all of them are part of its URL. */
export const securityChartRanges = ['1D', '5D', '1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y', 'MAX'] as const
export const chartTypes = ['line', 'area', 'candles', 'bars'] as const
export const chartScales = ['linear', 'log', 'percent', 'indexed'] as const
export const chartBases = ['price', 'total-return'] as const
/** Nominal, or after inflation. */
export const chartTerms = ['nominal', 'real'] as const
/** The currency of the price, or pounds. */
export const chartCurrencies = ['native', 'gbp'] as const
export const chartEventKinds = ['ex-dividend', 'results', 'director-deal', 'split', 'announcement'] as const
export const chartIndicators = ['sma20', 'sma50', 'sma200', 'ema20', 'bollinger', 'rsi14', 'macd', 'relative'] as const
/** More lines than this cannot be distinguished. */
export const maxCompared = 5

/** After a name of figures: “after inflation (CPI)”, or nothing. */
export function termsLabel(terms: ChartTerms): string {
  return terms === 'real' ? ' after inflation (CPI)' : ''
}

export type SecurityChartRange = (typeof securityChartRanges)[number]
export type ChartType = (typeof chartTypes)[number]
export type ChartScale = (typeof chartScales)[number]
export type ChartBasis = (typeof chartBases)[number]
export type ChartTerms = (typeof chartTerms)[number]
export type ChartCurrency = (typeof chartCurrencies)[number]
export type ChartIndicator = (typeof chartIndicators)[number]
export type ChartEventKind = (typeof chartEventKinds)[number]
