import type { Payment } from '@bellwether/analytics'
import { dividends } from '@bellwether/db'
import { findUnit, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

export interface ReinvestedPayments {
  readonly payments: readonly Payment[]
  /** Currencies of payments left out because there is no exchange rate to the price's currency. */
  readonly leftOut: readonly string[]
}

/** What was paid, in the price's own unit. An accumulation class keeps its income in the price, so nothing is added for it. */
export async function reinvestedPayments(
  { db }: ResearchContext,
  { id, listing }: Security,
  from: IsoDate,
  to: IsoDate,
): Promise<ReinvestedPayments> {
  const priceUnit = findUnit(listing.priceUnit)
  const payments: Payment[] = []
  const leftOut = new Set<string>()
  for (const { amount, scale, unit, exOn, status, reinvested } of await dividends.between(db, id, from, to)) {
    if (status !== 'CONFIRMED' || reinvested) continue
    const paidUnit = findUnit(unit)
    if (!priceUnit || !paidUnit || priceUnit.currency !== paidUnit.currency) {
      leftOut.add(paidUnit?.currency ?? unit)
      continue
    }
    payments.push({
      exOn,
      amount: ((amount / 10 ** scale) * priceUnit.perMajor * 10 ** listing.priceScale) / paidUnit.perMajor,
    })
  }
  return { payments, leftOut: [...leftOut] }
}
