import { OutOfRangeError } from '../errors.ts'
import { addMoney, type Money, money, multiplyMoney, subtractMoney } from '../money.ts'
import type { Quantity } from '../price.ts'

/** What is held of one security in one account, and what it cost with all charges. */
export interface Position {
  readonly quantity: Quantity
  readonly cost: Money
}

export function afterPurchase(held: Position | null, bought: Quantity, paid: Money): Position {
  if (held === null) return { quantity: bought, cost: paid }
  sameScale(held.quantity, bought)
  return {
    quantity: { value: held.quantity.value + bought.value, scale: bought.scale },
    cost: addMoney(held.cost, paid),
  }
}

/** The cost goes down in proportion (average cost); null when nothing is left. */
export function afterSale(held: Position, sold: Quantity): Position | null {
  sameScale(held.quantity, sold)
  const left = held.quantity.value - sold.value
  if (left < 0) throw new OutOfRangeError('The quantity sold', sold.value, `at most ${held.quantity.value}`)
  if (left === 0) return null
  return { quantity: { value: left, scale: sold.scale }, cost: subtractMoney(held.cost, costOf(held, sold)) }
}

/** What the part cost. */
export function costOf({ quantity, cost }: Position, part: Quantity): Money {
  return quantity.value === 0 ? money(0, cost.currency) : multiplyMoney(cost, part.value, quantity.value)
}

function sameScale(a: Quantity, b: Quantity): void {
  if (a.scale !== b.scale) throw new OutOfRangeError('The decimals of the quantity', b.scale, String(a.scale))
}
