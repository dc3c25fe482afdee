import { discountFormula } from '@bellwether/analytics'
import type { Calculation } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import type { Price } from '@bellwether/domain'
import { percentValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import { lastPriceInput, navInput } from './calculation-sources.ts'

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
