import { exchangeRates, facts, paperDividends } from '@bellwether/db'
import { addDays, considerationOf, getUnit, type Money, price, quantityScale, zonedDate } from '@bellwether/domain'
import { recurringTicket } from '../order/recurring-ticket.ts'
import { createLookup } from '../paper-account/holdings.ts'
import { buyForSum } from '../regular-investments/buy-for-sum.ts'
import type { TradingContext } from '../trading-context.ts'

/** How far back to look for unpaid dividends; older ones are not credited. */
const lookBackDays = 60
const maxDividends = 5_000

/** Credits paid dividends, before tax, and reinvests them where the owner has chosen that. Returns how many were credited. */
export async function creditDividends(context: TradingContext): Promise<number> {
  const { db, now } = context
  const at = now()
  const today = zonedDate(at, 'Europe/London')
  const lookUp = createLookup(context)
  let credited = 0
  for (const owed of await paperDividends.owed(db, {
    after: addDays(today, -lookBackDays),
    upTo: today,
    limit: maxDividends,
  })) {
    const sum = await dividendAmount(context, owed)
    const reference = paperDividends.referenceOf(owed)
    const { accountId, userId, wrapper } = owed
    if (!sum || sum.amount <= 0) continue
    if (!(await paperDividends.credit(db, { accountId, reference, amount: sum.amount, at }))) continue
    credited += 1
    const traded = owed.reinvest ? await lookUp(owed.marketCode) : null
    if (traded?.instrument.tradable.dripable)
      await buyForSum(context, traded, {
        ticket: recurringTicket(`${accountId} ${reference}`),
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

async function dividendAmount({ db }: TradingContext, owed: paperDividends.OwedDividend): Promise<Money | null> {
  const { currency } = getUnit(owed.unit)
  const sterlingRate = currency === 'GBP' ? 1 : (await exchangeRates.find(db, currency))?.sterling
  const gilt = owed.type === 'BOND' ? await facts.gilt(db, owed.securityId) : null
  const isLinked = gilt?.kind === 'INDEX_LINKED'
  // The coupon of an index-linked gilt cannot be calculated without its index ratio.
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
