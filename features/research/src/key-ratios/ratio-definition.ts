import {
  type RatioKey,
  type RatioPeriod,
  type RatioRule,
  ratioFormulas,
  ratioRules,
  reportedLine,
  statedPercent,
} from '@bellwether/analytics'
import type { Ratio } from '@bellwether/domain'

/** How a ratio is written: 14.2, 14.2×, 14.20%, 45 days, 7 of 9, pence a share. */
export type RatioUnit = 'multiple' | 'times' | 'percent' | 'days' | 'score' | 'perShare'

/**
 * EVERY: each year, with the last 12 months under "latest". TODAY: from today's price and forecasts, so there is no series. FULL_YEARS: not
 * available for 12 months across two financial years, so "latest" is the last full year.
 */
export type RatioPeriods = 'EVERY' | 'TODAY' | 'FULL_YEARS'

export interface RatioDefinition {
  readonly key: string
  readonly label: string
  readonly meaning: string
  readonly formula: string
  readonly unit: RatioUnit
  readonly of: (period: RatioPeriod) => Ratio
  readonly periods: RatioPeriods
}

export const row = (
  key: RatioRule & RatioKey,
  label: string,
  unit: RatioUnit,
  meaning: string,
  periods: RatioPeriods = 'EVERY',
): RatioDefinition => ({ key, label, meaning, formula: ratioFormulas[key], unit, of: ratioRules[key], periods })

export const stated = (kind: 'income' | 'balance', key: string, label: string, meaning: string): RatioDefinition => ({
  key,
  label,
  meaning,
  formula: 'As stated by the company',
  unit: 'percent',
  of: statedPercent(kind, key),
  periods: kind === 'income' ? 'FULL_YEARS' : 'EVERY',
})

export const statedPerShare = (
  kind: 'income' | 'balance',
  key: string,
  label: string,
  meaning: string,
): RatioDefinition => ({
  key,
  label,
  meaning,
  formula: 'As stated by the company',
  unit: 'perShare',
  of: period => reportedLine(period.reported, kind, key),
  periods: 'EVERY',
})

export const pe = row('priceEarnings', 'P/E', 'multiple', 'The price paid for each pound of annual earnings.')
export const forwardPe = row(
  'priceEarningsForward',
  'Forward P/E',
  'multiple',
  'P/E on the earnings brokers forecast for the coming year.',
  'TODAY',
)
export const peg = row(
  'priceEarningsGrowth',
  'PEG',
  'multiple',
  'P/E relative to earnings growth. Growth is next year’s forecast compared with the last 12 months.',
  'TODAY',
)
export const priceBook = row('priceBook', 'Price to book', 'multiple', 'Price relative to net assets in the accounts.')
export const priceTangibleBook = row(
  'priceTangibleBook',
  'Price to tangible book',
  'multiple',
  'Price to book, excluding intangible assets.',
)
export const priceSales = row(
  'priceSales',
  'Price to sales',
  'multiple',
  'The price paid for each pound of annual revenue.',
)
export const earningsYield = row(
  'earningsYield',
  'Earnings yield',
  'percent',
  'The inverse of P/E, comparable with an interest rate.',
)
export const dividendYield = row(
  'dividendYield',
  'Dividend yield',
  'percent',
  'Annual dividend as a percentage of the price.',
)
export const dividendCover = row(
  'dividendCover',
  'Dividend cover',
  'times',
  'How many times earnings cover the dividend.',
)
export const netMargin = row(
  'netMargin',
  'Net margin',
  'percent',
  'Profit for shareholders as a percentage of revenue.',
)
export const returnOnEquity = row(
  'returnOnEquity',
  'Return on equity',
  'percent',
  'Profit as a percentage of shareholders’ equity.',
)
export const returnOnAssets = row(
  'returnOnAssets',
  'Return on assets',
  'percent',
  'Profit as a percentage of total assets.',
)
export const returnOnCapital = row(
  'returnOnCapitalEmployed',
  'ROCE',
  'percent',
  'Profit before interest and tax as a percentage of capital employed.',
)
export const operatingMargin = row(
  'operatingMargin',
  'Operating margin',
  'percent',
  'Profit before interest and tax as a percentage of revenue.',
)
export const netGearing = row(
  'netGearing',
  'Net gearing',
  'percent',
  'Net debt as a percentage of shareholders’ equity; below zero means net cash.',
)
export const interestCover = row('interestCover', 'Interest cover', 'times', 'How many times profit covers interest.')
export const currentRatio = row(
  'currentRatio',
  'Current ratio',
  'multiple',
  'Current assets relative to current liabilities.',
)
export const eps: RatioDefinition = row(
  'earningsPerShare',
  'Earnings per share',
  'perShare',
  'Profit attributable to each share.',
)
export const dps: RatioDefinition = {
  key: 'dividendPerShare',
  label: 'Dividend per share',
  meaning: 'Ordinary dividends declared for the period.',
  formula: 'Sum of ordinary dividends for the period; latest: paid in the last 12 months',
  unit: 'perShare',
  of: ratioRules.dividendPerShare,
  periods: 'EVERY',
}
export const bookPerShare = row(
  'bookPerShare',
  'Book value per share',
  'perShare',
  'Net assets attributable to each share.',
)
export const tangiblePerShare = row(
  'tangibleBookPerShare',
  'Tangible book value per share',
  'perShare',
  'Book value per share, excluding goodwill and other intangible assets.',
)
export const freeCashPerShare = row(
  'freeCashFlowPerShare',
  'Free cash flow per share',
  'perShare',
  'Cash left after investment, per share.',
)
