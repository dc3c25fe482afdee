import { discountFormula } from '@bellwether/analytics'
import type { Calculation } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import type { MarketCode, Price } from '@bellwether/domain'
import { percentValue, textValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import { explanationPath, lastPriceInput, navInput } from './calculation-sources.ts'

/** Of the last price to the last published NAV. */
export function discountCalculation(
  subject: Pick<Subject, 'marketCode' | 'quote' | 'day'>,
  nav: Price | null,
  navDay: string | null,
): Calculation | undefined {
  return nav
    ? { formula: discountFormula, inputs: [lastPriceInput(subject), navInput(subject.marketCode, nav, navDay)] }
    : undefined
}

const ofYear = {
  average: 'The average of the discounts at the close of each day',
  low: 'The lowest of the discounts at the close of each day',
  high: 'The highest of the discounts at the close of each day',
} as const

/** A statistic of the discounts of twelve months, which the chart shows. */
export function yearDiscountCalculation(
  marketCode: MarketCode,
  { asAt }: Pick<facts.TrustFacts, 'asAt'>,
  which: keyof typeof ofYear,
): Calculation {
  return {
    formula: ofYear[which],
    inputs: [
      {
        label: 'Discount of each day',
        value: textValue(discountFormula),
        source: 'Discount history',
        asAt,
        months: 12,
        href: explanationPath.nav(marketCode),
      },
    ],
  }
}

/** As the trust's data supplier calculated it, on the day of its figures. */
export function zScoreCalculation({ discountAverage12m, asAt }: facts.TrustFacts): Calculation {
  return {
    formula: '(Discount − 12-month average discount) ÷ standard deviation of the discount over 12 months',
    inputs: [
      {
        label: '12-month average discount',
        value: percentValue(discountAverage12m, { signed: true }),
        source: 'Trust figures as supplied',
        asAt,
      },
    ],
    note: 'Supplied with the figures of the trust, at the discount of that day.',
  }
}
