import type { MoneyValue } from '@bellwether/analytics'
import { findUnit, type IsoDate } from '@bellwether/domain'
import type { Security } from '../research-context.ts'
import type { Bar } from './chart-bars.ts'
import type { ChartPeriod } from './chart-period.ts'
import { currencyOf, type MoneyTerms } from './money-terms.ts'

/** How the prices of a chart become other money. */
export interface ChartMoney {
  readonly valueOn: MoneyValue
  readonly unit: string
}

/** Null for prices as quoted. */
export async function chartMoney(
  { moneyValue, currency }: MoneyTerms,
  { listing }: Security,
): Promise<ChartMoney | null> {
  const valueOn = (await moneyValue?.(currencyOf(listing.priceUnit))) ?? null
  if (!valueOn) return null
  if (currency === 'native') return { valueOn, unit: listing.priceUnit }
  const perMajor = findUnit(listing.priceUnit)?.perMajor ?? 1
  return { valueOn: day => scaled(valueOn(day), 1 / perMajor), unit: 'GBP' }
}

/** Without the days of no known value. */
export function knownDays(period: ChartPeriod, money: ChartMoney | null): ChartPeriod {
  if (!money) return period
  const known = ({ at }: Bar) => money.valueOn(at as IsoDate) !== null
  return { ...period, bars: period.bars.filter(known), days: period.days.filter(known) }
}

export function barIn(bar: Bar, money: ChartMoney | null): Bar {
  const value = money ? (money.valueOn(bar.at as IsoDate) ?? 1) : 1
  if (value === 1) return bar
  const { open, high, low, close } = bar
  return { ...bar, open: scaled(open, value), high: scaled(high, value), low: scaled(low, value), close: close * value }
}

/** Growth of 100 in other money: the first day stays 100. */
export function growthIn(
  growth: readonly (number | null)[] | null,
  bars: readonly Bar[],
  money: ChartMoney | null,
): readonly (number | null)[] | null {
  if (!growth || !money) return growth
  const values = bars.map(({ at }) => money.valueOn(at as IsoDate) ?? 1)
  const first = values[growth.findIndex(value => value !== null)] ?? 1
  return growth.map((value, index) => scaled(value, (values[index] ?? 1) / first))
}

/** Prices are integers at the chart's scale. */
export function roundedBar(bar: Bar): Bar {
  const round = (value: number | null) => (value === null ? null : Math.round(value))
  const { open, high, low, close } = bar
  return { ...bar, open: round(open), high: round(high), low: round(low), close: Math.round(close) }
}

function scaled(value: number | null, by: number): number | null {
  return value === null ? null : value * by
}
