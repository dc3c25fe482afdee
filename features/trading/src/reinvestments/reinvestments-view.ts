import { parseChargeRule, type ReinvestmentsView } from '@bellwether/contract'
import { costs, facts, paperAccounts } from '@bellwether/db'
import { findChargeRule, money, wrapperFacts, zonedDate } from '@bellwether/domain'
import { isSimulated } from '../is-simulated.ts'
import { createLookup, valueHolding } from '../paper-account/holdings.ts'
import type { TradingContext } from '../trading-context.ts'

/** Every holding, with whether its dividends are reinvested. */
export async function reinvestmentsView(context: TradingContext, userId: number): Promise<ReinvestmentsView> {
  const { db, now } = context
  const day = zonedDate(now(), 'Europe/London')
  const lookUp = createLookup(context)
  const rules = (await costs.chargeRules(db, day)).map(parseChargeRule)
  const charge = findChargeRule(rules, 'REGULAR_DEALING', { wrapper: 'DEALING', type: 'EQUITY', day })
  const rows = []
  for (const position of await paperAccounts.positionsOf(db, userId)) {
    const traded = await lookUp(position.marketCode)
    const { holding, dripable } = valueHolding(position, traded)
    rows.push({
      accountId: position.accountId,
      accountLabel: wrapperFacts[position.wrapper].label,
      marketCode: position.marketCode,
      name: holding.name,
      href: holding.href,
      reinvest: position.reinvest,
      accumulates: traded !== null && (await facts.fund(db, traded.security.id))?.incomeClass === 'ACC',
      reason: dripable ? null : 'Not available',
    })
  }
  return { simulated: await isSimulated(context), rows, charge: charge && money(charge.rule.amount, 'GBP') }
}
