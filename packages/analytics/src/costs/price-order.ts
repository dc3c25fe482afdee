import {
  addMoney,
  type ChargeRule,
  type ChargeScope,
  findChargeRule,
  getChargeRule,
  type Money,
  money,
  type Order,
  type OrderCharge,
  type OrderExemption,
  type OrderInstrument,
  OutOfRangeError,
  type PerDealTerms,
  type PricedOrder,
  subtractMoney,
  sumMoney,
  UnitMismatchError,
} from '@bellwether/domain'
import { bandedCharge } from './banded-charge.ts'
import { ptmLevyExemption, stampDutyExemption } from './exemptions.ts'

/**
 * Prices one order: dealing charge, FX charge, stamp duty, PTM levy and foreign transaction taxes, each exact to the
 * penny. The cost calculator and the order ticket both use it, so that the estimate is what is charged. `rules` may hold
 * other days and wrappers; a missing DEALING or FX rule is an error, because unknown is not zero. Left out: product
 * charges (entry, exit), spread.
 */
export function priceOrder(order: Order, instrument: OrderInstrument, rules: readonly ChargeRule[]): PricedOrder {
  const { consideration, side } = order
  if (consideration.currency !== 'GBP') throw new UnitMismatchError(consideration.currency, 'GBP')
  if (consideration.amount <= 0) throw new OutOfRangeError('The consideration', consideration.amount, 'above 0 pence')
  const scope = { wrapper: order.wrapper, type: instrument.type, day: order.day }
  const charges = [dealing(order, rules, scope), ...foreignExchange(order, instrument, rules, scope)]
  const exemptions: OrderExemption[] = []
  const duty = findChargeRule(rules, 'SDRT', scope)
  const noDuty = stampDutyExemption(duty, order, instrument)
  if (duty && noDuty === null) {
    const { rate, roundTo } = duty.rule
    const amount = bandedCharge(consideration, [{ upTo: null, rate }], { roundTo })
    charges.push({ code: 'SDRT', amount, validFrom: duty.validFrom })
  } else if (noDuty !== null) exemptions.push({ code: 'SDRT', reason: noDuty })
  const levy = findChargeRule(rules, 'PTM', scope)
  const noLevy = ptmLevyExemption(levy, order, instrument)
  if (levy && noLevy === null) {
    charges.push({ code: 'PTM', amount: money(levy.rule.amount, 'GBP'), validFrom: levy.validFrom })
  } else if (noLevy !== null) exemptions.push({ code: 'PTM', reason: noLevy })
  charges.push(...foreignTax(order, instrument, rules, scope))
  const totalCharges = sumMoney(
    charges.map(({ amount }) => amount),
    'GBP',
  )
  const settle = side === 'BUY' ? addMoney : subtractMoney
  return { consideration, charges, exemptions, totalCharges, settlement: settle(consideration, totalCharges) }
}

function dealing(order: Order, rules: readonly ChargeRule[], scope: ChargeScope): OrderCharge {
  const rule =
    (order.regular ? findChargeRule(rules, 'REGULAR_DEALING', scope) : null) ?? getChargeRule(rules, 'DEALING', scope)
  return { code: rule.code, amount: chargePerDeal(rule.rule, order.dealsLastMonth), validFrom: rule.validFrom }
}

/** The charge of a deal whatever its size. */
export function chargePerDeal({ amount, frequent }: PerDealTerms, dealsLastMonth: number): Money {
  return money(frequent && dealsLastMonth >= frequent.dealsLastMonth ? frequent.amount : amount, 'GBP')
}

/** The transaction tax of the country of incorporation, if it has one for this side. */
function foreignTax(
  { consideration, side }: Order,
  { country }: OrderInstrument,
  rules: readonly ChargeRule[],
  scope: ChargeScope,
): OrderCharge[] {
  const found = findChargeRule(rules, 'FTT', scope)
  const rate = found?.rule.rates[country]
  if (!found || !rate || (found.rule.on === 'BUY' && side === 'SELL')) return []
  const amount = bandedCharge(consideration, [{ upTo: null, rate }], { roundTo: found.rule.roundTo })
  return [{ code: 'FTT', amount, validFrom: found.validFrom }]
}

function foreignExchange(
  { consideration }: Order,
  { currency }: OrderInstrument,
  rules: readonly ChargeRule[],
  scope: ChargeScope,
): OrderCharge[] {
  if (currency === 'GBP') return []
  const { rule, validFrom } = getChargeRule(rules, 'FX', scope)
  return [{ code: 'FX', amount: bandedCharge(consideration, rule.bands), validFrom }]
}
