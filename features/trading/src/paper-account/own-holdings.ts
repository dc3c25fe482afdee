import type { OwnHoldingView } from '@bellwether/contract'
import { paperAccounts } from '@bellwether/db'
import { type MarketCode, wrapperFacts } from '@bellwether/domain'
import { findTradedSecurity } from '../order/traded-security.ts'
import type { TradingContext } from '../trading-context.ts'
import { valueHolding } from './holdings.ts'

/** What a user holds of one security, by account; empty where that is nothing. */
export async function ownHoldings(
  context: TradingContext,
  userId: number,
  marketCode: MarketCode,
): Promise<readonly OwnHoldingView[]> {
  const positions = await paperAccounts.positionsOf(context.db, userId)
  const held = positions.filter(position => position.marketCode === marketCode && position.quantity > 0)
  if (held.length === 0) return []
  const traded = await findTradedSecurity(context, marketCode)
  return held.map(position => {
    const { quantity, value, rate, accrued, gain, gainShare } = valueHolding(position, traded).holding
    return { account: wrapperFacts[position.wrapper].label, quantity, value, rate, accrued, gain, gainShare }
  })
}
