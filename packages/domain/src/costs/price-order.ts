import type { IsoDate } from '../brand.ts'
import type { Wrapper } from '../eligibility.ts'
import { OutOfRangeError, UnitMismatchError } from '../errors.ts'
import { addMoney, type Money, money, subtractMoney, sumMoney } from '../money.ts'
import type { SecurityType } from '../security-type.ts'
import { bandedCharge } from './banded-charge.ts'
import { type ChargeRule, type ChargeScope, findChargeRule, getChargeRule, type PerDealTerms } from './charge-rule.ts'
import { whyNoLevy, whyNoStampDuty } from './exemptions.ts'

/** What charges ask about a security. */
export interface OrderInstrument {
  readonly type: SecurityType
  /** Of incorporation, ISO 3166 alpha-2. */
  readonly country: string
  /** Short exchange name, or FUND. */
  readonly exchange: string
  readonly segment: string | null
  /** It is dealt in this; GBP where prices are in pence. */
  readonly currency: string
  /** Purchases before this day bear no stamp duty. */
  readonly ukListingReliefUntil: IsoDate | null
}

export interface Order {
  readonly side: 'BUY' | 'SELL'
  /** A regular investment is dealt at its own charge. */
  readonly regular: boolean
  readonly wrapper: Wrapper
  /** Quantity times price, in pounds, before any charge. */
  readonly consideration: Money
  /** The day of the deal: it chooses the rates. */
  readonly day: IsoDate
  readonly dealsLastMonth: number
}

export type OrderChargeCode = 'DEALING' | 'REGULAR_DEALING' | 'FX' | 'SDRT' | 'PTM' | 'FTT'

export interface OrderCharge {
  readonly code: OrderChargeCode
  readonly amount: Money
  /** Since when the rate holds. */
  readonly validFrom: IsoDate
}

/** A tax or levy that this order does not bear, with the reason in plain words. */
export interface OrderExemption {
  readonly code: 'SDRT' | 'PTM'
  readonly reason: string
}

export interface PricedOrder {
  readonly consideration: Money
  /** Only those that this order bears; one of nought is free of charge, not left out. */
  readonly charges: readonly OrderCharge[]
  readonly exemptions: readonly OrderExemption[]
  readonly totalCharges: Money
  /** A purchase takes this from the account, a sale brings it; below nought where charges exceed a sale. */
  readonly settlement: Money
}

/**
 * Prices one order: dealing charge, foreign exchange, stamp duty, takeover-panel levy, taxes of other states, each exact to the penny. The cost calculator and the order
 * ticket both ask here, so that what was foreseen is what is charged. `rules` may hold other days and wrappers; a missing DEALING or FX rule is an
 * error, because unknown is not nought. Left out: product charges (entry, exit), spread.
 */
export function priceOrder(order: Order, instrument: OrderInstrument, rules: readonly ChargeRule[]): PricedOrder {
  const { consideration, side } = order
  if (consideration.currency !== 'GBP') throw new UnitMismatchError(consideration.currency, 'GBP')
  if (consideration.amount <= 0) throw new OutOfRangeError('The consideration', consideration.amount, 'above 0 pence')
  const scope = { wrapper: order.wrapper, type: instrument.type, day: order.day }
  const charges = [dealing(order, rules, scope), ...foreignExchange(order, instrument, rules, scope)]
  const exemptions: OrderExemption[] = []
  const duty = findChargeRule(rules, 'SDRT', scope)
  const noDuty = whyNoStampDuty(duty, order, instrument)
  if (duty && noDuty === null) {
    const { rate, roundTo } = duty.rule
    const amount = bandedCharge(consideration, [{ upTo: null, rate }], { roundTo })
    charges.push({ code: 'SDRT', amount, validFrom: duty.validFrom })
  } else if (noDuty !== null) exemptions.push({ code: 'SDRT', reason: noDuty })
  const levy = findChargeRule(rules, 'PTM', scope)
  const noLevy = whyNoLevy(levy, order, instrument)
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
  return { code: rule.code, amount: perDeal(rule.rule, order.dealsLastMonth), validFrom: rule.validFrom }
}

/** The charge of a deal whatever its size. */
export function perDeal({ amount, frequent }: PerDealTerms, dealsLastMonth: number): Money {
  return money(frequent && dealsLastMonth >= frequent.dealsLastMonth ? frequent.amount : amount, 'GBP')
}

/** The tax of the country where the company is incorporated; none where that raises none, or only on the other side. */
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
