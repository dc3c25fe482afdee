import { couponSchedule, type GiltAnalysis, giltTerms, type LinkedAnalysis } from '@bellwether/analytics'
import type { BlockState, CashFlowsView, FiguresView } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { formatDate, type IsoDate, monthName, price } from '@bellwether/domain'
import { dateValue, empty, figure, notApplicable, priceValue, ready, textValue } from '@bellwether/web/view'
import { type giltCalculations, modifiedCalculation } from './gilt-calculations.ts'

const nominal = 10_000_00

export function couponsOf(
  record: facts.GiltFacts,
  analysis: GiltAnalysis | LinkedAnalysis | null,
  settlement: IsoDate,
  calculations: ReturnType<typeof giltCalculations>,
): BlockState<FiguresView> {
  const gilt = giltTerms(record)
  const ratio = record.indexRatio ?? 1
  if (settlement >= gilt.maturity) return empty('Redeemed: no coupons remaining.')
  const [next] = couponSchedule(gilt, settlement)
  return ready({
    asAt: settlement,
    basis: 'For settlement on this date.',
    figures: [
      figure('couponDates', 'Coupon dates', textValue(couponDates(record))),
      figure('next', 'Next coupon date', next ? dateValue(next.date) : notApplicable),
      figure('exOn', 'Ex-dividend date', next ? dateValue(next.exDividendDate) : notApplicable, {
        definition: 'Seven business days before the coupon. Settle by then to receive it.',
      }),
      figure(
        'amount',
        record.indexRatio === null
          ? 'Coupon payment (per £100 nominal)'
          : 'Coupon payment (per £100 nominal, at today’s index ratio)',
        next ? priceValue(price(Math.round(next.amount * ratio * 1e4), 4, 'GBP')) : notApplicable,
        { calculation: calculations?.couponPayment },
      ),
      figure(
        'modified',
        'Modified duration',
        analysis ? { kind: 'ratio', value: analysis.modifiedDuration, digits: 2 } : notApplicable,
        {
          definition: `The approximate percentage fall in price if ${record.indexRatio === null ? '' : 'real '}yields rise by one percentage point.`,
          calculation: analysis
            ? modifiedCalculation(
                analysis.macaulayDuration,
                'realYield' in analysis ? analysis.realYield : analysis.redemptionYield,
              )
            : undefined,
        },
      ),
      figure(
        'macaulay',
        'Macaulay duration (years)',
        analysis ? { kind: 'ratio', value: analysis.macaulayDuration, digits: 2 } : notApplicable,
        {
          definition: 'The average time to payment, weighted by present value.',
          calculation: calculations?.macaulay,
        },
      ),
    ],
  })
}

export function cashFlowsOf(record: facts.GiltFacts, settlement: IsoDate): BlockState<CashFlowsView> {
  const gilt = giltTerms(record)
  if (settlement >= gilt.maturity) return empty('Redeemed: no payments remaining.')
  const coupons = couponSchedule(gilt, settlement)
  const ratio = record.indexRatio ?? 1
  return ready({
    nominal,
    note: [
      record.indexRatio === null
        ? null
        : `In today’s money, at the index ratio of ${formatDate(record.asAt)}. Actual payments will rise or fall with RPI.`,
      'Coupons are taxed as interest at your rate of income tax, except in an ISA or pension. Gains on gilts are not taxed.',
    ]
      .filter(Boolean)
      .join(' '),
    entries: coupons.map(({ date, exDividendDate, amount }, index) => {
      const last = index === coupons.length - 1
      return {
        day: date,
        exOn: exDividendDate,
        kind: last ? 'Coupon and redemption' : 'Coupon',
        amount: Math.round(((amount * nominal) / 100 + (last ? nominal : 0)) * ratio),
      }
    }),
  })
}

/** 31 January and 31 July; where a month is shorter, its last day. */
function couponDates({ couponMonths, couponDay }: facts.GiltFacts): string {
  return couponMonths
    .map(month => `${Math.min(couponDay, new Date(Date.UTC(2001, month, 0)).getUTCDate())} ${monthName(month)}`)
    .join(' and ')
}
