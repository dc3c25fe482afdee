import {
  addMoney,
  addMonths,
  type ChargeRule,
  type CostPlan,
  type CostSubject,
  type IsoDate,
  type Money,
  money,
  type PricedOrder,
} from '@bellwether/domain'
import { largestOrder } from './largest-order.ts'
import { priceOrder } from './price-order.ts'

export interface PurchaseRequest {
  readonly cash: Money
  readonly regular: boolean
  readonly dealsLastMonth: number
  /** Of the plan, from 0. */
  readonly month: number
}

export type Buy = (request: PurchaseRequest) => PricedOrder | null

/** Orders for amounts of cash. The same amount is paid in hundreds of times over a plan, so results are cached. */
export function createBuy(
  { wrapper, day: start }: Pick<CostPlan, 'wrapper' | 'day'>,
  { instrument }: CostSubject,
  rules: readonly ChargeRule[],
): Buy {
  const known = new Map<string, PricedOrder | null>()
  const { ukListingReliefUntil } = instrument
  return ({ cash, regular, dealsLastMonth, month }) => {
    // Rules are those of the first day, so the later day tells on the listing relief alone.
    const day = ukListingReliefUntil === null ? start : addMonths(start, month)
    const relieved = ukListingReliefUntil !== null && day < ukListingReliefUntil
    const key = `${cash.amount} ${regular} ${dealsLastMonth} ${relieved}`
    let order = known.get(key)
    if (order === undefined) {
      order = largestOrder(cash, { regular, wrapper, day, dealsLastMonth }, instrument, rules)
      known.set(key, order)
    }
    return order
  }
}

/** The smallest payment that leaves a pound to invest after charges. */
export function minPayment(
  { wrapper, day }: Pick<CostPlan, 'wrapper' | 'day'>,
  { instrument }: CostSubject,
  rules: readonly ChargeRule[],
  regular: boolean,
): Money {
  const pound = money(1_00, 'GBP')
  const order = { side: 'BUY', regular, wrapper, day, consideration: pound, dealsLastMonth: 0 } as const
  return addMoney(pound, priceOrder(order, instrument, rules).totalCharges)
}

/** The rules of a day, assumed to last: later rates are not known. */
export function rulesOf(rules: readonly ChargeRule[], day: IsoDate): ChargeRule[] {
  return rules
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day))
    .map(rule => ({ ...rule, validTo: null }))
}
