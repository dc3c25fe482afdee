import { couponSchedule, settlementDate, yieldFromCleanPrice } from '@bellwether/analytics'
import { businessDayOnOrAfter, dateParts } from '@bellwether/domain'
import { addMonthsTo, isoOf, monthOf } from '../calendar.ts'
import type { GiltPlan } from '../identity/plan.ts'
import { createDailyBars, type DailyBars } from '../market/daily-bars.ts'
import { noDrop } from '../market/price-path.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { GiltFactsRow } from '../rows/facts.ts'
import type { DividendRow } from '../rows/income.ts'
import { cleanPrice, termsOf } from './gilt-prices.ts'

/** Clean prices of every day since issue, each from that day's yield curve. */
export function giltBars(market: Market, plan: GiltPlan): DailyBars {
  const first = Math.max(0, market.days.indexFrom(plan.listedOn))
  const closes = new Float64Array(market.days.days.length - first)
  for (let i = 0; i < closes.length; i++)
    closes[i] = 100 * cleanPrice(plan, market.curve, first + i, market.days.days[first + i] ?? market.until)
  return createDailyBars(market.random(plan.listing.marketCode, 'bars'), {
    listing: plan.listing,
    first,
    closes,
    dropAt: noDrop,
    finalPrice: plan.finalPrice,
    usualVolume: plan.amountInIssue / 1e8,
  })
}

/** Coupons of the history and the coming year. They are known in advance, so all are confirmed. */
export function* couponRows(market: Market, plan: GiltPlan): Generator<DividendRow> {
  const from = Math.max(plan.listedOn, market.days.days[0] ?? market.until)
  const horizon = isoOf(addMonthsTo(market.until, 12))
  for (const { date, exDividendDate: exOn, amount } of couponSchedule(termsOf(plan), isoOf(from)).toReversed()) {
    if (date > horizon) continue
    yield {
      security_id: plan.id,
      kind: 'COUPON',
      amount: Math.round(amount * 1e4 * 100) / 100,
      scale: 4,
      unit: 'GBP',
      financial_year: dateParts(date).year,
      declared_on: isoOf(plan.listedOn),
      ex_on: exOn,
      record_on: exOn,
      pay_on: businessDayOnOrAfter(date),
      status: 'CONFIRMED',
      reinvested: false,
      source_id: sourceId,
      as_at: isoOf(market.until),
    }
  }
}

export function giltFactsRow(market: Market, plan: GiltPlan): GiltFactsRow {
  const linked = plan.kind === 'INDEX_LINKED'
  const grossYield = yieldFromCleanPrice(termsOf(plan), settlementDate(isoOf(market.until)), plan.finalPrice / 100)
  const rounded = Math.round(grossYield * 1e8) / 1e8
  const month = monthOf(plan.maturesOn)
  const random = market.random(plan.listing.marketCode, 'facts')
  const yearsSinceIssue = (market.until - plan.listedOn) / 365.25
  const baseRpi = Math.round(10_000 * 400 * 1.033 ** -yearsSinceIssue * random.uniform(0.99, 1.01)) / 10_000
  return {
    security_id: plan.id,
    as_at: isoOf(market.until),
    kind: plan.kind,
    coupon: plan.coupon,
    coupon_months: [month, ((month + 5) % 12) + 1].toSorted((a, b) => a - b),
    coupon_day: Number(isoOf(plan.maturesOn).slice(8)),
    issued_on: isoOf(plan.listedOn),
    matures_on: isoOf(plan.maturesOn),
    amount_in_issue: plan.amountInIssue,
    minimum_nominal: 100,
    index_ratio: linked ? Math.round((400 / baseRpi) * 1e5) / 1e5 : null,
    base_rpi: linked ? baseRpi : null,
    indexation_lag_months: linked ? 3 : null,
    real_yield: linked ? rounded : null,
    gross_redemption_yield: linked ? null : rounded,
    source_id: sourceId,
  }
}
