import { paperPlans } from '@bellwether/db'
import { isRegularDay, money, nextRegularDate, zonedDate } from '@bellwether/domain'
import { ticketFor } from '../order/ticket-for.ts'
import { refusalOf } from '../order/traded-security.ts'
import { createLookup } from '../paper-account/holdings.ts'
import type { DealingContext } from '../trading-context.ts'
import { buyForSum } from './buy-for-sum.ts'

const most = 500

/**
 * Deals regular investments that are due. Each date has a ticket of its own, so that a crash between buying and moving on to the next date buys nothing
 * twice. Dates missed while nothing ran are dealt once, not once for each. Returns how many were taken up.
 */
export async function dealDuePlans(context: DealingContext): Promise<number> {
  const { db, now } = context
  const today = zonedDate(now(), 'Europe/London')
  const lookUp = createLookup(context)
  const plans = await paperPlans.due(db, today, most)
  for (const { id, userId, accountId, wrapper, marketCode, amount, day, nextOn } of plans) {
    const dealt = await lookUp(marketCode)
    if (dealt)
      await buyForSum(context, dealt, {
        ticket: ticketFor(`plan ${id} ${nextOn}`),
        userId,
        accountId,
        wrapper,
        kind: 'REGULAR',
        sum: money(amount, 'GBP'),
        refusal: refusalOf(dealt, 'REGULAR', context) ?? verdictOf(dealt.verdicts, wrapper),
      })
    if (isRegularDay(day)) await paperPlans.moveOn(db, id, nextOn, nextRegularDate(day, today))
  }
  return plans.length
}

function verdictOf(
  verdicts: readonly { readonly wrapper: string; readonly reason: string | null }[],
  wrapper: string,
): string | null {
  return verdicts.find(verdict => verdict.wrapper === wrapper)?.reason ?? null
}
