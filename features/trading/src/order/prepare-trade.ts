import { orderTypesOf, parseMarketCode, type Side } from '@bellwether/domain'
import { findInvestorPosition } from '../paper-account/investor-position.ts'
import type { TradingContext } from '../trading-context.ts'
import { prepareTicket } from './ticket.ts'
import { readTicket } from './ticket-fields.ts'
import type { TradeRequest } from './trade-view.ts'
import { findTradedSecurity, refusalOf, type TradedSecurity } from './traded-security.ts'

export async function findTraded(context: TradingContext, given: string): Promise<TradedSecurity | null> {
  const marketCode = parseMarketCode(given)
  return marketCode && findTradedSecurity(context, marketCode)
}

export interface TicketInput {
  readonly userId: number
  readonly side: Side
  readonly fields: URLSearchParams
  readonly strict: boolean
}

/** A ticket as entered, priced and checked against the user's accounts. */
export async function prepareTrade(
  context: TradingContext,
  traded: TradedSecurity,
  { userId, side, fields: given, strict }: TicketInput,
): Promise<TradeRequest> {
  const position = await findInvestorPosition(context, userId, traded)
  const refusal = refusalOf(traded, side, context)
  const read = readTicket(given)
  const fields = orderTypesOf(traded.security.type).includes('limit') ? read : { ...read, type: 'quote' as const }
  const ticket = prepareTicket(traded, position, fields, { side, refusal, strict })
  return { traded, position, ticket, fields, side, refusal }
}
