import { type MoneyValue, type Payment, sterlingValue } from '@bellwether/analytics'
import { dividends } from '@bellwether/db'
import { findUnit, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

export interface ReinvestedPayments {
  readonly payments: readonly Payment[]
  /** Currencies of payments left out because there is no exchange rate to the price's currency. */
  readonly leftOut: readonly string[]
}

const beginning = '0001-01-01' as IsoDate

/**
 * What was paid, in the price's own unit, from another currency at the rate of the ex-dividend date. An accumulation class
 * keeps its income in the price, so nothing is added for it.
 */
export async function reinvestedPayments(
  { db, history }: Pick<ResearchContext, 'db' | 'history'>,
  { id, listing }: Security,
  from: IsoDate,
  to: IsoDate,
): Promise<ReinvestedPayments> {
  const priceUnit = findUnit(listing.priceUnit)
  const payments: Payment[] = []
  const leftOut = new Set<string>()
  const values = new Map<string, MoneyValue>([['GBP', () => 1]])
  const sterlingOf = async (currency: string, day: IsoDate) => {
    const known = values.get(currency) ?? sterlingValue(await history.rates(currency, beginning, to))
    values.set(currency, known)
    return known(day)
  }
  for (const { amount, scale, unit, exOn, status, reinvested } of await dividends.between(db, id, from, to)) {
    if (status !== 'CONFIRMED' || reinvested) continue
    const paidUnit = findUnit(unit)
    const same = paidUnit?.currency === priceUnit?.currency
    const paid = same ? 1 : paidUnit && (await sterlingOf(paidUnit.currency, exOn))
    const priced = same ? 1 : priceUnit && (await sterlingOf(priceUnit.currency, exOn))
    if (!priceUnit || !paidUnit || !paid || !priced) {
      leftOut.add(paidUnit?.currency ?? unit)
      continue
    }
    const major = (amount / 10 ** scale / paidUnit.perMajor) * (paid / priced)
    payments.push({ exOn, amount: major * priceUnit.perMajor * 10 ** listing.priceScale })
  }
  return { payments, leftOut: [...leftOut] }
}
