import { type Ratio, type RatioKey, ratioFormulas } from '@bellwether/domain'
import { lineOf } from '../statements/period.ts'
import type { RatioPeriod } from './ratio-period.ts'
import { type RatioRule, ratioRules, statedPercent } from './ratio-rules.ts'

/** How a ratio is written: 14.2, 14.2×, 14.20%, 45 days, 7 of 9, pence a share. */
export type RatioUnit = 'multiple' | 'times' | 'percent' | 'days' | 'score' | 'perShare'

/**
 * EVERY: each year, and the last twelve months under "latest". TODAY: made of today's price and forecasts, so there is no series. FULL_YEARS: not to
 * be had for twelve months across two financial years, so "latest" is the last full year.
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
  of: period => lineOf(period.reported, kind, key),
  periods: 'EVERY',
})

export const pe = row('priceEarnings', 'P/E', 'multiple', 'How many years of today’s earnings the price pays for.')
export const forwardPe = row(
  'priceEarningsForward',
  'P/E, next year',
  'multiple',
  'The same with the earnings brokers expect for the coming year.',
  'TODAY',
)
export const peg = row(
  'priceEarningsGrowth',
  'PEG',
  'multiple',
  'The P/E beside the growth it pays for. Growth is next year’s forecast on the last twelve months.',
  'TODAY',
)
export const priceBook = row(
  'priceBook',
  'Price to book',
  'multiple',
  'The price beside what the accounts say the shares own.',
)
export const priceTangibleBook = row(
  'priceTangibleBook',
  'Price to tangible book',
  'multiple',
  'The same, counting only what could be touched or sold.',
)
export const priceSales = row(
  'priceSales',
  'Price to sales',
  'multiple',
  'What is paid for each pound of a year’s revenue.',
)
export const earningsYield = row(
  'earningsYield',
  'Earnings yield',
  'percent',
  'The P/E turned over, to compare with interest.',
)
export const dividendYield = row(
  'dividendYield',
  'Dividend yield',
  'percent',
  'A year’s dividend as a share of the price.',
)
export const dividendCover = row(
  'dividendCover',
  'Dividend cover',
  'times',
  'How often the earnings would pay the dividend.',
)
export const netMargin = row(
  'netMargin',
  'Net margin',
  'percent',
  'What is left for shareholders of each pound of revenue.',
)
export const returnOnEquity = row(
  'returnOnEquity',
  'Return on equity',
  'percent',
  'Profit on what shareholders have in it.',
)
export const returnOnAssets = row(
  'returnOnAssets',
  'Return on assets',
  'percent',
  'Profit on everything the company owns.',
)
export const returnOnCapital = row(
  'returnOnCapitalEmployed',
  'ROCE',
  'percent',
  'Profit before interest and tax on the long-term money in the business.',
)
export const operatingMargin = row(
  'operatingMargin',
  'Operating margin',
  'percent',
  'What the business earns of each pound of revenue, before interest and tax.',
)
export const netGearing = row(
  'netGearing',
  'Net gearing',
  'percent',
  'Debt less cash beside owners’ funds; below zero is net cash.',
)
export const interestCover = row('interestCover', 'Interest cover', 'times', 'How often profit would pay the interest.')
export const currentRatio = row(
  'currentRatio',
  'Current ratio',
  'multiple',
  'What comes in within a year beside what falls due.',
)
export const eps: RatioDefinition = row(
  'earningsPerShare',
  'Earnings per share',
  'perShare',
  'Profit that belongs to one share.',
)
export const dps: RatioDefinition = {
  key: 'dividendPerShare',
  label: 'Dividend per share',
  meaning: 'Ordinary dividends declared for the period.',
  formula: 'Sum of the ordinary dividends of the period; latest: paid in twelve months',
  unit: 'perShare',
  of: ratioRules.dividendPerShare,
  periods: 'EVERY',
}
export const bookPerShare = row(
  'bookPerShare',
  'Book value per share',
  'perShare',
  'Net assets that belong to one share.',
)
export const tangiblePerShare = row(
  'tangibleBookPerShare',
  'Tangible book per share',
  'perShare',
  'The same without goodwill and other intangible assets.',
)
export const freeCashPerShare = row(
  'freeCashFlowPerShare',
  'Free cash flow per share',
  'perShare',
  'Cash left after investment, for one share.',
)
