import { paperPlans } from '@bellwether/db'
import { isRegularDay, money, nextRegularDate, zonedDate } from '@bellwether/domain'
import { recurringTicket } from '../order/recurring-ticket.ts'
import { refusalOf } from '../order/traded-security.ts'
import { createLookup } from '../paper-account/holdings.ts'
import type { TradingContext } from '../trading-context.ts'
import { buyForSum } from './buy-for-sum.ts'

const maxPlans = 500

/**
 * Executes regular investments that are due. Each date has its own ticket, so a crash between the purchase and moving on to the next date buys nothing
 * twice. Dates missed while the service was down are made up with one purchase. Returns how many plans were due.
 */
export async function executeDuePlans(context: TradingContext): Promise<number> {
  const { db, now } = context
  const today = zonedDate(now(), 'Europe/London')
  const lookUp = createLookup(context)
  const plans = await paperPlans.due(db, today, maxPlans)
  for (const { id, userId, accountId, wrapper, marketCode, amount, day, nextOn } of plans) {
    const traded = await lookUp(marketCode)
    if (traded)
      await buyForSum(context, traded, {
        ticket: recurringTicket(`plan ${id} ${nextOn}`),
        userId,
        accountId,
        wrapper,
        kind: 'REGULAR',
        sum: money(amount, 'GBP'),
        refusal: refusalOf(traded, 'REGULAR', context) ?? verdictOf(traded.verdicts, wrapper),
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
