import {
  addMonths,
  type ChargeRule,
  type CostItem,
  type CostPlan,
  type CostSubject,
  findChargeRule,
  getChargeRule,
  money,
  runningCostItems,
} from '@bellwether/domain'
import { bandedCharge } from './banded-charge.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { chargePerDeal, priceOrder } from './price-order.ts'
import type { Buy } from './purchase.ts'

/** The state of a plan in pence; values include fractions of a penny, being projected and not charged. */
export interface ProjectedPoint {
  readonly paidIn: number
  readonly withoutCosts: number
  readonly afterCosts: number
}

export interface Projection {
  /** After the first payments, then at the end of each year; the last before any sale. */
  readonly points: readonly ProjectedPoint[]
  readonly ledger: Ledger
  /** Final value: after the sale, where the plan ends with one. */
  readonly final: number
  /** Sum over the months of a year of the value from which that month's costs are deducted. */
  readonly heldByYear: readonly number[]
  /** Pence of purchases in each year, and of the sale at the end: what the spread is charged on. */
  readonly boughtByYear: readonly number[]
  readonly sold: number
  /** The account charge reached its cap in some month. */
  readonly custodyCapped: boolean
  /** The month, from 0, in which charges had used up everything. */
  readonly exhaustedInMonth: number | null
}

/**
 * A plan month by month: pay in and buy, grow, deduct a twelfth of the product's annual costs, deduct the account charge. Charges of platform and state are whole pence and paid
 * out of the holding, with no charge for selling that part. `rules` are those of the first day; `growth` may differ from the plan's.
 */
export function project(
  plan: CostPlan,
  subject: CostSubject,
  rules: readonly ChargeRule[],
  buy: Buy,
  growth: number = plan.growth,
): Projection {
  const { instrument, product } = subject
  const scope = { wrapper: plan.wrapper, type: instrument.type, day: plan.day }
  const custody = getChargeRule(rules, 'CUSTODY', scope).rule
  const deal = getChargeRule(rules, 'DEALING', scope).rule
  const admin = findChargeRule(rules, 'SIPP_ADMIN', scope)?.rule
  const ledger = createLedger(plan.years)
  const factor = (1 + growth) ** (1 / 12)
  const heldByYear = Array.from({ length: plan.years }, () => 0)
  const boughtByYear = Array.from({ length: plan.years }, () => 0)
  const points: ProjectedPoint[] = []
  let held = 0
  let withoutCosts = 0
  let paidIn = 0
  let custodyCapped = false
  let exhaustedInMonth: number | null = null

  for (let month = 0; month < plan.years * 12; month += 1) {
    const year = Math.floor(month / 12)
    const take = (item: CostItem, due: number) => {
      const taken = Math.min(due, held)
      if (taken < due) exhaustedInMonth ??= month
      held -= taken
      ledger.add(item, year, taken)
    }
    const payIn = (pence: number, regular: boolean) => {
      if (pence === 0) return
      paidIn += pence
      withoutCosts += pence
      held += pence
      const dealsLastMonth = furtherDeals(plan, month - 1)
      const order = buy({ cash: money(pence, 'GBP'), regular, dealsLastMonth, month })
      if (!order) return
      for (const { code, amount } of order.charges) take(code, amount.amount)
      take('ENTRY', order.consideration.amount * (product?.ENTRY ?? 0))
      boughtByYear[year] = (boughtByYear[year] ?? 0) + order.consideration.amount
    }

    if (month === 0) payIn(plan.amount.amount, false)
    payIn(plan.monthly.amount, subject.regular)
    for (let count = furtherDeals(plan, month); count > 0; count -= 1)
      take('DEALING', chargePerDeal(deal, furtherDeals(plan, month - 1)).amount)
    if (month === 0) points.push({ paidIn, withoutCosts, afterCosts: held })

    withoutCosts *= factor
    held *= factor
    const before = held
    heldByYear[year] = (heldByYear[year] ?? 0) + before
    for (const item of runningCostItems) take(item, (before * (product?.[item] ?? 0)) / 12)
    const due = bandedCharge(money(Math.floor(held), 'GBP'), custody.bands, { per: 12 }).amount
    custodyCapped ||= due > (custody.capPerMonth ?? due)
    take('CUSTODY', Math.min(due, custody.capPerMonth ?? due))
    if (admin && month % 3 === 2 && held <= (admin.exemptAbove ?? held)) take('SIPP_ADMIN', admin.amount)
    if (month % 12 === 11) points.push({ paidIn, withoutCosts, afterCosts: held })
  }

  const sold = plan.sellAtEnd ? sell(plan, subject, rules, held, ledger) : null
  return {
    points,
    ledger,
    final: sold ? sold.left : held,
    heldByYear,
    boughtByYear,
    sold: sold?.consideration ?? 0,
    custodyCapped,
    exhaustedInMonth,
  }
}

/** Deals of a month, as even as whole deals can be; none before the plan begins. */
function furtherDeals({ dealsPerYear }: CostPlan, month: number): number {
  if (month < 0) return 0
  return Math.floor(((month + 1) * dealsPerYear) / 12) - Math.floor((month * dealsPerYear) / 12)
}

function sell(
  plan: CostPlan,
  { instrument, product }: CostSubject,
  rules: readonly ChargeRule[],
  held: number,
  ledger: Ledger,
): { readonly consideration: number; readonly left: number } | null {
  const exit = held * (product?.EXIT ?? 0)
  const consideration = Math.floor(held - exit)
  if (consideration <= 0) return null
  ledger.addExit('EXIT', exit)
  const { charges } = priceOrder(
    {
      side: 'SELL',
      regular: false,
      wrapper: plan.wrapper,
      consideration: money(consideration, 'GBP'),
      day: addMonths(plan.day, plan.years * 12),
      dealsLastMonth: furtherDeals(plan, plan.years * 12 - 1),
    },
    instrument,
    rules,
  )
  let left = held - exit
  for (const { code, amount } of charges) {
    const taken = Math.min(amount.amount, left)
    left -= taken
    ledger.addExit(code, taken)
  }
  return { consideration, left }
}
