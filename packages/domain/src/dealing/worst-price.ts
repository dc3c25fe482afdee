import { comparePrices, type Price, price } from '../price.ts'

export type Side = 'BUY' | 'SELL'

/** Between review and confirmation a price may turn against the customer by this much before we ask again. */
export const reviewTolerance = { perTenThousand: 50 }
/** An order that waits for the market to open is dealt up to this far from the price it was given at. */
export const waitingTolerance = { perTenThousand: 200 }

/** The worst price at which the order still deals, rounded in favour of the customer. */
export function worstPrice(seen: Price, side: Side, { perTenThousand }: { readonly perTenThousand: number }): Price {
  const factor = BigInt(side === 'BUY' ? 10_000 + perTenThousand : 10_000 - perTenThousand)
  const product = BigInt(seen.value) * factor
  const whole = side === 'BUY' ? product / 10_000n : (product + 9_999n) / 10_000n
  return price(Number(whole), seen.scale, seen.unit)
}

/** Whether a price is as good as the bound, or better. */
export function isAsGood(offered: Price, bound: Price, side: Side): boolean {
  const order = comparePrices(offered, bound)
  return side === 'BUY' ? order <= 0 : order >= 0
}
