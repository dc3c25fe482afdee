import { randomUUID } from 'node:crypto'
import type { DealtIdentity, DealtQuote, OrderReviewView, TicketAccount, TradeView } from '@bellwether/contract'
import { paperOrders } from '@bellwether/db'
import {
  currencySign,
  formatMoney,
  formatQuantity,
  money,
  type Side,
  securityTypeWords,
  showsKiid,
  type Viewer,
  wrapperFacts,
} from '@bellwether/domain'
import { toDocumentLink, zoneOf } from '@bellwether/research'
import type { Dealings } from '../paper-account/trading-history.ts'
import type { DealingContext } from '../trading-context.ts'
import { costView, outcomeWords, unitWords } from './order-labels.ts'
import type { ReadyOrder, Ticket } from './ticket.ts'
import type { TicketFields } from './ticket-fields.ts'
import type { DealtSecurity } from './traded-security.ts'
import { noWarnings, type PurchaseWarnings, purchaseWarnings } from './warnings.ts'

export interface TradeRequest {
  readonly dealt: DealtSecurity
  readonly dealings: Dealings
  readonly ticket: Ticket
  readonly fields: TicketFields
  readonly side: Side
  readonly refusal: string | null
}

export function dealtIdentity({ security, marketCode }: DealtSecurity): DealtIdentity {
  return {
    name: security.name,
    marketCode,
    typeWords: securityTypeWords[security.type],
    unitWords: unitWords(security.type),
    simulated: security.simulated,
  }
}

export function tradeView(
  { dealt, dealings, ticket, fields, side, refusal }: TradeRequest,
  review: OrderReviewView | null,
): TradeView {
  const { security } = dealt
  return {
    identity: dealtIdentity(dealt),
    side,
    quote: quoteOf(dealt),
    refusal,
    accounts: ticketAccounts(dealt, dealings, side),
    account: ticket.account,
    quantity: ticket.quantity,
    by: fields.by,
    type: security.type === 'FUND' ? 'quote' : fields.type,
    limit: ticket.limit,
    limitUnit: security.listing.priceUnit === 'GBX' ? 'p' : currencySign(security.listing.priceUnit),
    limitOffered: security.type !== 'FUND',
    lot: dealt.lot,
    open: dealt.open,
    cost: ticket.deal && costView(dealt, ticket.deal, side),
    review,
  }
}

function quoteOf({ quote, bid, ask, security }: DealtSecurity): DealtQuote | null {
  if (!quote) return null
  const spread = bid && ask && ask.value > bid.value ? (2 * (ask.value - bid.value)) / (ask.value + bid.value) : null
  return {
    bid,
    ask,
    spread,
    at: quote.at.toISOString(),
    zone: zoneOf(security.listing.exchange),
    pricedDaily: security.type === 'FUND',
  }
}

export function ticketAccounts(
  { verdicts, scale }: DealtSecurity,
  { accounts, held }: Dealings,
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
      reason: side === 'BUY' ? refused : mine.value > 0 ? null : 'Holds none of it',
    }
  })
}

/** The same wish from another window may come within this time. */
const twinMs = 5 * 60_000

export interface ReviewRequest extends TradeRequest {
  readonly order: ReadyOrder
  readonly viewer: Viewer
  /** Kept where a review is shown again, so that it stays the same order. */
  readonly ticketId?: string
  readonly problem?: string | null
}

export async function reviewView(context: DealingContext, request: ReviewRequest): Promise<OrderReviewView> {
  const { dealt, order, side, fields, viewer, ticketId = randomUUID(), problem = null } = request
  const { instrument, marketCode } = dealt
  const { account, deal } = order
  const buys = side === 'BUY'
  const [{ warnings, notFor }, twin]: [PurchaseWarnings, Awaited<ReturnType<typeof paperOrders.findTwin>>] =
    await Promise.all([
      buys ? purchaseWarnings(context, dealt, viewer) : noWarnings,
      paperOrders.findTwin(context.db, {
        accountId: account.id,
        marketCode,
        side,
        quantity: deal.quantity.value,
        since: new Date(context.now().getTime() - twinMs),
      }),
    ])
  return {
    ticket: ticketId,
    fields: {
      marketCode,
      instruction: buys ? 'B' : 'S',
      account: String(account.id),
      quantity: formatQuantity(deal.quantity),
      type: fields.type,
      limit: fields.type === 'limit' ? fields.limit : '',
      seen: String(deal.price.value),
    },
    accountLabel: `${wrapperFacts[account.wrapper].label} (${formatMoney(money(account.cash - account.reserved, 'GBP'))} free)`,
    outcome: outcomeWords(dealt, order, side),
    document:
      buys && instrument.keyDocument && showsKiid(viewer, instrument) ? toDocumentLink(instrument.keyDocument) : null,
    warnings,
    notFor,
    twin: twin && { id: twin.id, at: twin.placedAt.toISOString() },
    problem,
  }
}
