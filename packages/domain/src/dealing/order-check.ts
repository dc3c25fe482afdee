import type { WrapperVerdict } from '../eligibility.ts'
import { formatMoney } from '../format-money.ts'
import { compareMoney, type Money } from '../money.ts'
import type { Quantity } from '../price.ts'
import { formatQuantity } from './quantity.ts'
import type { Side } from './worst-price.ts'

export type OrderField = 'account' | 'quantity' | 'limit'

export interface OrderProblem {
  /** Beside which field it is told; null for what no field can mend. */
  readonly field: OrderField | null
  readonly reason: string
}

export interface CheckedOrder {
  readonly side: Side
  /** Why the security cannot be dealt in this way at all. */
  readonly refusal: string | null
  readonly verdict: Pick<WrapperVerdict, 'holdable' | 'reason' | 'label'>
  readonly quantity: Quantity
  /** Not less than this, and a multiple of it; null where any will do. */
  readonly lot: number | null
  /** What a purchase takes from the account at most, or a sale brings at least. */
  readonly settlement: Money
  /** Cash that no waiting order holds. */
  readonly available: Money
  /** Held, and not in a waiting sale. */
  readonly held: Quantity
}

/** Everything that stands against an order. Checked when it is reviewed, again when it is confirmed, and when it is dealt later. */
export function orderProblems(order: CheckedOrder): OrderProblem[] {
  const { side, refusal, verdict, quantity, lot, settlement, available, held } = order
  if (refusal !== null) return [{ field: null, reason: refusal }]
  const problems: OrderProblem[] = []
  if (lot !== null && quantity.value % lot !== 0)
    problems.push({
      field: 'quantity',
      reason: `Enter a multiple of ${formatQuantity({ value: lot, scale: quantity.scale })}.`,
    })
  if (side === 'BUY') {
    if (!verdict.holdable)
      problems.push({
        field: 'account',
        reason: `This cannot be held in this account (${verdict.label}): ${lowerFirst(verdict.reason ?? 'not eligible')}.`,
      })
    if (compareMoney(settlement, available) > 0)
      problems.push({
        field: 'quantity',
        reason: `The total with charges is ${formatMoney(settlement)}; you have ${formatMoney(available)} available in this account.`,
      })
    return problems
  }
  // Whatever an account may take in, what it holds may always be sold.
  if (quantity.value > held.value)
    problems.push({
      field: 'quantity',
      reason:
        held.value === 0
          ? 'You have none available to sell in this account.'
          : `You have ${formatQuantity(held)} available to sell in this account.`,
    })
  else if (settlement.amount <= 0)
    problems.push({ field: 'quantity', reason: 'The charges are more than the sale proceeds.' })
  return problems
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
