import { exchangeRates, facts, paperDividends } from '@bellwether/db'
import { addDays, considerationOf, getUnit, type Money, price, quantityScale, zonedDate } from '@bellwether/domain'
import { ticketFor } from '../order/ticket-for.ts'
import { createLookup } from '../paper-account/holdings.ts'
import { buyForSum } from '../regular-investments/buy-for-sum.ts'
import type { DealingContext } from '../trading-context.ts'

/** Longer ago is not looked for: an account that was never open while anything ran has no claim on old dividends. */
const days = 60
const most = 5_000

/** Credits dividends that have been paid, before any tax, and buys more where the owner chose so. Returns how many were credited. */
export async function creditDividends(context: DealingContext): Promise<number> {
  const { db, now } = context
  const at = now()
  const today = zonedDate(at, 'Europe/London')
  const lookUp = createLookup(context)
  let credited = 0
  for (const owed of await paperDividends.owed(db, { after: addDays(today, -days), upTo: today, limit: most })) {
    const sum = await worthOf(context, owed)
    const reference = paperDividends.referenceOf(owed)
    const { accountId, userId, wrapper } = owed
    if (!sum || sum.amount <= 0) continue
    if (!(await paperDividends.credit(db, { accountId, reference, amount: sum.amount, at }))) continue
    credited += 1
    const dealt = owed.reinvest ? await lookUp(owed.marketCode) : null
    if (dealt?.instrument.tradable.dripable)
      await buyForSum(context, dealt, {
        ticket: ticketFor(`${accountId} ${reference}`),
        userId,
        accountId,
        wrapper,
        kind: 'REINVESTMENT',
        sum,
        refusal: null,
      })
  }
  return credited
}

async function worthOf({ db }: DealingContext, owed: paperDividends.OwedDividend): Promise<Money | null> {
  const { currency } = getUnit(owed.unit)
  const sterlingRate = currency === 'GBP' ? 1 : (await exchangeRates.find(db, currency))?.sterling
  const gilt = owed.type === 'BOND' ? await facts.gilt(db, owed.securityId) : null
  const isLinked = gilt?.kind === 'INDEX_LINKED'
  // Without its ratio nobody knows what the coupon comes to.
  if (sterlingRate === undefined || (isLinked && gilt.indexRatio === null)) return null
  const terms = {
    price: price(owed.amount, owed.scale, owed.unit),
    accrued: null,
    indexRatio: isLinked ? gilt.indexRatio : null,
    per: owed.type === 'BOND' ? 100 : 1,
    sterlingRate,
  } as const
  return considerationOf(terms, { value: owed.quantity, scale: quantityScale(owed.type) })
}
