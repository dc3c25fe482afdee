import {
  type DatedRate,
  getUnit,
  holdingValue,
  type Money,
  money,
  type Price,
  type PriceBesideAccounts,
  perShareScale,
  price,
} from '@bellwether/domain'
import type { ReportedPeriod, StatementFigures } from '../statements/statement-figures.ts'
import { enterpriseValue } from './valuation.ts'

export interface PriceConversion {
  readonly quoted: Price
  readonly rates: readonly DatedRate[]
}

/** A year's figures with its year-end price, or the last 12 months with today's price. */
export interface RatioPeriod {
  readonly reported: ReportedPeriod
  readonly figures: StatementFigures
  readonly before: StatementFigures | null
  /** In the currency of the accounts. */
  readonly price: Price | null
  /** Where the price was converted into it. */
  readonly conversion?: PriceConversion | null
  /** Why the price that there is was left out; null or missing where it was not. */
  readonly whyNoPrice?: string | null
  /** In issue when the price was paid. */
  readonly shares: number | null
  /** A trust's published NAV; today's where the price is today's. */
  readonly nav: Price | null
  /** Ten-thousandths of the major unit; only with today's price. */
  readonly epsForward: number | null
}

/** Null where the price is quoted in the currency of the accounts. */
export function conversionOf({ quoted, rates }: PriceBesideAccounts): PriceConversion | null {
  return quoted && rates.length > 0 ? { quoted, rates } : null
}

export function sumIn({ reported }: RatioPeriod, amount: number | null): Money | null {
  return amount === null ? null : money(amount, reported.currency)
}

export function perShareIn({ reported }: RatioPeriod, value: number | null): Price | null {
  return value === null ? null : price(value, perShareScale, reported.currency)
}

export function marketCapOf({ price: paid, shares }: RatioPeriod): Money | null {
  return paid && shares !== null ? holdingValue(paid, shares) : null
}

/** With the price in the currency of the net asset value: as it is quoted, where that is the one. */
export function besideNav(period: RatioPeriod): RatioPeriod {
  const { nav, conversion } = period
  if (!nav || !conversion || getUnit(conversion.quoted.unit).currency !== getUnit(nav.unit).currency) return period
  return { ...period, price: conversion.quoted, conversion: null }
}

/** Null also where the share is priced in another currency than the debt. */
export function enterpriseValueOf(period: RatioPeriod): Money | null {
  const marketCap = marketCapOf(period)
  const debt = sumIn(period, period.figures.netDebt)
  if (!marketCap || !debt || marketCap.currency !== debt.currency) return null
  return enterpriseValue(marketCap, debt, money(period.figures.minorityInterest ?? 0, debt.currency))
}
