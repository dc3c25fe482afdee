import { randomUUID } from 'node:crypto'
import type { OrderQuoteView, OrderReviewView, OrderSecurityView, TicketAccount, TradeView } from '@bellwether/contract'
import { paperOrders } from '@bellwether/db'
import {
  currencySign,
  formatMoney,
  formatQuantity,
  money,
  orderTypesOf,
  type Side,
  securityTypeLabels,
  showsKiid,
  type Viewer,
  wrapperFacts,
} from '@bellwether/domain'
import { toDocumentLink, zoneOf } from '@bellwether/research'
import type { InvestorPosition } from '../paper-account/investor-position.ts'
import type { TradingContext } from '../trading-context.ts'
import { costView, outcomeText, unitName } from './order-labels.ts'
import { waitText } from './order-wait.ts'
import type { ReadyOrder, Ticket } from './ticket.ts'
import type { TicketFields } from './ticket-fields.ts'
import type { TradedSecurity } from './traded-security.ts'
import { noWarnings, type PurchaseWarnings, purchaseWarnings } from './warnings.ts'

export interface TradeRequest {
  readonly traded: TradedSecurity
  readonly position: InvestorPosition
  readonly ticket: Ticket
  readonly fields: TicketFields
  readonly side: Side
  readonly refusal: string | null
}

export function tradedIdentity({ security, marketCode }: TradedSecurity): OrderSecurityView {
  return {
    name: security.name,
    marketCode,
    typeLabel: securityTypeLabels[security.type],
    unitName: unitName(security.type),
    simulated: security.simulated,
  }
}

export function tradeView(
  { traded, position, ticket, fields, side, refusal }: TradeRequest,
  review: OrderReviewView | null,
): TradeView {
  const { security } = traded
  return {
    identity: tradedIdentity(traded),
    side,
    quote: quoteOf(traded),
    refusal,
    accounts: ticketAccounts(traded, position, side),
    account: ticket.account,
    quantity: ticket.quantity,
    by: fields.by,
    type: fields.type,
    limit: ticket.limit,
    limitUnit: security.listing.priceUnit === 'GBX' ? 'p' : currencySign(security.listing.priceUnit),
    limitOffered: orderTypesOf(security.type).includes('limit'),
    lot: traded.lot,
    wait: traded.wait && waitText(traded.wait, security.listing.exchange),
    cost: ticket.priced && costView(traded, ticket.priced, side),
    review,
  }
}

function quoteOf({ quote, bid, ask, security, delayMinutes }: TradedSecurity): OrderQuoteView | null {
  if (!quote) return null
  const spread = bid && ask && ask.value > bid.value ? (2 * (ask.value - bid.value)) / (ask.value + bid.value) : null
  return {
    bid,
    ask,
    spread,
    at: quote.at.toISOString(),
    zone: zoneOf(security.listing.exchange),
    pricedDaily: security.type === 'FUND',
    delayMinutes: quote.state === 'DELAYED' ? delayMinutes : null,
  }
}

export function ticketAccounts(
  { verdicts, scale }: TradedSecurity,
  { accounts, held }: InvestorPosition,
  side: Side,
): TicketAccount[] {
  return accounts.map(({ id, wrapper, cash, reserved }) => {
    const mine = held.get(id) ?? { value: 0, scale }
    const refused = verdicts.find(verdict => verdict.wrapper === wrapper)?.reason ?? null
    return {
      id,
      label: wrapperFacts[wrapper].label,
      free: money(cash - reserved, 'GBP'),
      held: mine,
      reason: side === 'BUY' ? refused : mine.value > 0 ? null : 'No holding',
    }
  })
}

/** The same order placed within this time, perhaps from another tab, may be a duplicate. */
const duplicateWindowMs = 5 * 60_000

export interface ReviewRequest extends TradeRequest {
  readonly order: ReadyOrder
  readonly viewer: Viewer
  /** Kept when a review is shown again, so that it remains the same order. */
  readonly ticketId?: string
  readonly problem?: string | null
}

export async function reviewView(context: TradingContext, request: ReviewRequest): Promise<OrderReviewView> {
  const { traded, order, side, fields, viewer, ticketId = randomUUID(), problem = null } = request
  const { instrument, marketCode } = traded
  const { account, priced } = order
  const buys = side === 'BUY'
  const [{ warnings, notFor }, twin]: [PurchaseWarnings, Awaited<ReturnType<typeof paperOrders.findTwin>>] =
    await Promise.all([
      buys ? purchaseWarnings(context, traded, viewer) : noWarnings,
      paperOrders.findTwin(context.db, {
        accountId: account.id,
        marketCode,
        side,
        quantity: priced.quantity.value,
        since: new Date(context.now().getTime() - duplicateWindowMs),
      }),
    ])
  return {
    ticket: ticketId,
    fields: {
      marketCode,
      instruction: buys ? 'B' : 'S',
      account: String(account.id),
      quantity: formatQuantity(priced.quantity),
      type: fields.type,
      limit: fields.type === 'limit' ? fields.limit : '',
      seen: String(priced.price.value),
    },
    accountLabel: `${wrapperFacts[account.wrapper].label} (${formatMoney(money(account.cash - account.reserved, 'GBP'))} available)`,
    outcome: outcomeText(traded, order, side),
    document:
      buys && instrument.keyDocument && showsKiid(viewer, instrument) ? toDocumentLink(instrument.keyDocument) : null,
    warnings,
    notFor,
    twin: twin && { id: twin.id, at: twin.placedAt.toISOString() },
    problem,
  }
}
