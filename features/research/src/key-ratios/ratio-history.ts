import {
  conversionOf,
  ordinaryDividends,
  perShareIn,
  type RatioPeriod,
  statementFigures,
  toPerShareFigure,
  totalPaid,
  trailingYear,
} from '@bellwether/analytics'
import { corporateActions, dividends, financials, navs } from '@bellwether/db'
import {
  type IsoDate,
  isPriceAtEnd,
  type Price,
  priceBesideAccounts,
  priceInCurrency,
  type RateOn,
} from '@bellwether/domain'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { priceIn } from '../securities/quote.ts'
import { ratesOn } from '../securities/rates-on.ts'
import { type Period, periodsOf } from '../statements/period.ts'
import { isInOtherShares } from './prices-before-splits.ts'

/** Years with their year-end prices, and the last 12 months with the last price. */
export interface LoadedRatios {
  readonly years: readonly Period[]
  readonly last: Period
  /** One for each of the years. */
  readonly past: readonly RatioPeriod[]
  readonly latest: RatioPeriod
  /** Forecast years at the last price, nearest first. */
  readonly forecasts: readonly { readonly period: Period; readonly ratios: RatioPeriod }[]
}

/** Null where nothing has been reported. */
export async function loadRatios(
  context: ResearchContext,
  subject: Subject,
  limits: { readonly years: number; readonly forecasts: number },
): Promise<LoadedRatios | null> {
  const { db } = context
  const { security } = subject
  const [annual, interim, forecast] = await Promise.all([
    financials.statements(db, security.id, 'ANNUAL', limits.years),
    financials.statements(db, security.id, 'INTERIM', 4),
    limits.forecasts > 0 ? financials.statements(db, security.id, 'FORECAST', limits.forecasts) : [],
  ])
  const periods = periodsOf([...annual, ...forecast])
  const years = periods.filter(({ column }) => !column.forecast)
  const last = years.at(-1)
  if (!last) return null
  const [past, latest] = await Promise.all([
    pastPeriods(context, subject, years, annual),
    latestPeriod(context, subject, last, periodsOf(interim)),
  ])
  const expected = periods.filter(({ column }) => column.forecast)
  const forecasts = expected.map((period, index) => ({
    period,
    ratios: forecastPeriod(period, latest, expected[index + 1]?.figures.eps ?? null),
  }))
  return { years, last, past, latest, forecasts }
}

function forecastPeriod(
  period: Period,
  { price, conversion, whyNoPrice, shares }: RatioPeriod,
  epsForward: number | null,
): RatioPeriod {
  return {
    reported: period,
    figures: period.figures,
    before: period.before?.figures ?? null,
    price,
    conversion: conversion ?? null,
    whyNoPrice: whyNoPrice ?? null,
    shares,
    nav: null,
    epsForward,
  }
}

/** Each year with its year-end price. */
async function pastPeriods(
  { db, history }: ResearchContext,
  { security: { id, listing }, day: today }: Subject,
  years: readonly Period[],
  statements: readonly financials.Statement[],
): Promise<readonly RatioPeriod[]> {
  const [closes, actions] = await Promise.all([
    history.closesOn(
      listing.id,
      years.map(({ periodEnd }) => periodEnd),
      today,
    ),
    statements.some(({ splitRatio }) => splitRatio !== null) ? corporateActions.forSecurity(db, id) : [],
  ])
  const whyNoClose = (day: IsoDate | null, periodEnd: IsoDate) => {
    if (day === null || !isPriceAtEnd(day, periodEnd)) return 'No price of the end of the year'
    return isInOtherShares(day, statements, actions) ? 'The price is not adjusted for a later share split' : null
  }
  const at = priceIn(listing)
  const conversions = years.map(({ currency }, index) => ({
    unit: listing.priceUnit,
    currency,
    day: closes[index]?.day ?? null,
  }))
  const rateOn = await ratesOn(db, conversions)
  return years.map((year, index) => {
    const close = closes[index] ?? null
    const whyNone = whyNoClose(close?.day ?? null, year.periodEnd as IsoDate)
    const quoted = close && whyNone === null ? at(close.close) : null
    const own = quoted && close ? priceInCurrency(quoted, close.day, year.currency, rateOn) : null
    return withNav({
      reported: year,
      figures: year.figures,
      before: year.before?.figures ?? null,
      price: own?.price ?? null,
      conversion: quoted && own ? conversionOf({ quoted, ...own }) : null,
      whyNoPrice: whyNone ?? own?.whyNot ?? null,
      shares: year.figures.sharesInIssue,
      nav: null,
      epsForward: null,
    })
  })
}

/** The last 12 months with the last price. A trust has a current NAV too. */
async function latestPeriod(
  { db, now }: ResearchContext,
  { security, quote, day }: Subject,
  year: Period,
  interims: readonly Period[],
): Promise<RatioPeriod> {
  const trust = security.type === 'CLOSED_END_FUND'
  const [inputs, nav, paid] = await Promise.all([
    financials.ratioInputs(db, security.id),
    trust ? navs.latest(db, security.id, { at: now() }) : null,
    trust ? dividends.lastTwelveMonths(db, security.id, day) : [],
  ])
  const rateOn = await ratesOn(db, [{ unit: security.listing.priceUnit, currency: year.currency, day }])
  return latestRatioPeriod(
    {
      year,
      interims,
      inputs,
      nav: nav ? priceIn(security.listing)(nav.nav) : null,
      paid,
      price: quote?.lastPrice ?? null,
      priceDay: day,
    },
    rateOn,
  )
}

/** What the latest ratios of a company or trust are calculated from. */
export interface LatestFigures {
  readonly year: Period
  readonly interims: readonly Period[]
  readonly inputs: Pick<financials.RatioInputs, 'currency' | 'dps' | 'epsForward' | 'sharesInIssue'> | null
  /** Of a trust. */
  readonly nav: Price | null
  /** By a trust in twelve months. */
  readonly paid: readonly dividends.Dividend[]
  readonly price: Price | null
  readonly priceDay: IsoDate
}

export function latestRatioPeriod(given: LatestFigures, rateOn: RateOn): RatioPeriod {
  const { year, interims, inputs, nav, paid } = given
  const reported = trailingYear(year, interims)
  const at = priceBesideAccounts(
    { price: given.price, day: given.priceDay },
    { currency: reported.currency, asAt: reported.periodEnd as IsoDate },
    rateOn,
  )
  const inReported = inputs?.currency === reported.currency ? inputs : null
  // Dividends paid in 12 months rather than declared in the accounts, as on the Dividends page.
  const dps =
    inReported?.dps ?? toPerShareFigure(totalPaid(ordinaryDividends(paid.map(toDividendView))), reported.currency)
  const figures = { ...statementFigures(reported), ...(dps === null ? {} : { dps }) }
  const period: RatioPeriod = {
    reported,
    figures,
    before: reported === year ? (year.before?.figures ?? null) : null,
    price: at.price,
    conversion: conversionOf(at),
    whyNoPrice: at.whyNot,
    shares: inputs?.sharesInIssue ?? figures.sharesInIssue,
    nav,
    epsForward: inReported?.epsForward ?? null,
  }
  return nav ? period : withNav(period)
}

function withNav(period: RatioPeriod): RatioPeriod {
  return { ...period, nav: perShareIn(period, period.reported.balance?.navPerSharePar ?? null) }
}
