import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperOrders } from '@bellwether/db'
import { type MarketCode, parseMarketCode, price, type Side, type Viewer } from '@bellwether/domain'
import { unknownSecurityView } from '@bellwether/research'
import type { PageSender } from '@bellwether/web'
import { redirectAfter, searchOf } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { TradingPage } from '../pages.ts'
import { findInvestorPosition } from '../paper-account/investor-position.ts'
import type { TradingContext } from '../trading-context.ts'
import { confirmOrder, reconfirmReason } from './confirm-order.ts'
import { prepareTicket } from './ticket.ts'
import { readTicket } from './ticket-fields.ts'
import { type ReviewRequest, reviewView, type TradeRequest, tradeView } from './trade-view.ts'
import { findTradedSecurity, refusalOf, type TradedSecurity } from './traded-security.ts'

const path = '/platform/trade'

const short = Type.String({ maxLength: 64 })
const confirmation = Type.Object({
  marketCode: short,
  instruction: Type.Union([Type.Literal('B'), Type.Literal('S')]),
  ticket: Type.String({ format: 'uuid' }),
  account: short,
  quantity: short,
  type: short,
  limit: short,
  /** The price that was reviewed, at the scale of the quote. */
  seen: Type.String({ pattern: '^\\d{1,15}$' }),
  read: Type.Optional(short),
  agreed: Type.Optional(short),
  again: Type.Optional(short),
})

type Confirmation = Static<typeof confirmation>

/** Buy and sell: ticket (GET), review (GET) and confirmation (POST). Needs the form body parser. */
export function tradeRoutes(app: FastifyInstance, context: TradingContext, pages: PageSender<TradingPage>): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    trade: TradeRequest,
    reviewed: Omit<ReviewRequest, keyof TradeRequest> | null,
    status = 200,
  ) => {
    const review = reviewed && (await reviewView(context, { ...trade, ...reviewed }))
    await pages.send(request, reply, { kind: 'trade', view: tradeView(trade, review) }, path, status)
  }

  const prepare = async (
    request: FastifyRequest,
    traded: TradedSecurity,
    given: { readonly side: Side; readonly fields: URLSearchParams; readonly strict: boolean },
  ): Promise<TradeRequest> => {
    const { side, strict } = given
    const position = await findInvestorPosition(context, getAccount(request).id, traded)
    const refusal = refusalOf(traded, side, context)
    const read = readTicket(given.fields)
    // Funds have one price a day, so there are no limit orders.
    const fields = traded.security.type === 'FUND' ? { ...read, type: 'quote' as const } : read
    const ticket = prepareTicket(traded, position, fields, { side, refusal, strict })
    return { traded, position, ticket, fields, side, refusal }
  }

  const find = async (given: string | null): Promise<TradedSecurity | null> => {
    const marketCode: MarketCode | null = parseMarketCode(given ?? '')
    return marketCode && findTradedSecurity(context, marketCode)
  }

  const unknown = async (request: FastifyRequest, reply: FastifyReply, given: string | null) => {
    await pages.send(request, reply, { kind: 'not-found', view: unknownSecurityView(context, given ?? '') }, '/', 404)
  }

  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const fields = searchOf(request)
    const traded = await find(fields.get('marketCode'))
    if (!traded) {
      await unknown(request, reply, fields.get('marketCode'))
      return reply
    }
    const strict = fields.get('step') === 'review'
    const side = fields.get('instruction') === 'S' ? 'SELL' : 'BUY'
    const trade = await prepare(request, traded, { side, fields, strict })
    const { order } = trade.ticket
    await show(request, reply, trade, strict && order ? { order, viewer: request.viewer } : null)
    return reply
  })

  app.post<{ Body: Confirmation }>(
    path,
    { preValidation: requireAccount, schema: { body: confirmation } },
    async (request, reply) => {
      const { body, viewer } = request
      const userId = getAccount(request).id
      const known = await paperOrders.findByTicket(context.db, userId, body.ticket)
      if (known) return redirectAfter(reply, `/platform/orders/${known.id}`)
      const traded = await find(body.marketCode)
      if (!traded) {
        await unknown(request, reply, body.marketCode)
        return reply
      }
      const { account, quantity, type, limit } = body
      const side = body.instruction === 'S' ? 'SELL' : 'BUY'
      const fields = new URLSearchParams({ account, quantity, type, limit })
      const trade = await prepare(request, traded, { side, fields, strict: true })
      const confirmed = await confirm(trade, { body, userId, viewer })
      if ('id' in confirmed) {
        request.log.info({ orderId: confirmed.id, userId }, 'order stored')
        return redirectAfter(reply, `/platform/orders/${confirmed.id}`)
      }
      // The check may have failed because the other half of a double click has just stored the order.
      const meanwhile = await paperOrders.findByTicket(context.db, userId, body.ticket)
      if (meanwhile) return redirectAfter(reply, `/platform/orders/${meanwhile.id}`)
      const { order } = trade.ticket
      const { problem, status } = confirmed
      await show(request, reply, trade, order && { order, viewer, ticketId: body.ticket, problem }, status)
      return reply
    },
  )

  interface Confirming {
    readonly body: Confirmation
    readonly userId: number
    readonly viewer: Viewer
  }
  type Refused = { readonly problem: string | null; readonly status: number }

  async function confirm(
    trade: TradeRequest,
    { body, userId, viewer }: Confirming,
  ): Promise<{ readonly id: number } | Refused> {
    const { traded, side, ticket, fields } = trade
    const { order } = ticket
    if (!order) return { problem: null, status: 422 }
    const { priceScale, priceUnit } = traded.security.listing
    const moved = reconfirmReason(order, price(Number(body.seen), priceScale, priceUnit), side)
    if (moved !== null) return { problem: moved, status: 409 }
    const missing = missingConfirmation(await reviewView(context, { ...trade, order, viewer }), body)
    if (missing !== null) return { problem: missing, status: 422 }
    const kind = fields.type === 'limit' ? 'LIMIT' : 'QUOTE'
    const confirmed = await confirmOrder(context, traded, order, { ticket: body.ticket, userId, side, kind })
    return 'id' in confirmed ? confirmed : { ...confirmed, status: 409 }
  }
}

function missingConfirmation(review: Awaited<ReturnType<typeof reviewView>>, body: Confirmation): string | null {
  if (review.document && body.read !== 'yes') return 'Read the key document, then tick the box to confirm.'
  if (review.warnings.length > 0 && body.agreed !== 'yes')
    return 'Tick the box to accept the warnings before you continue.'
  if (review.twin && body.again !== 'yes')
    return 'You have just placed the same order. Tick the box if you want to place it again.'
  return null
}
