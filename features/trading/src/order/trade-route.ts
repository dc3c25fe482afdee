import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperOrders } from '@bellwether/db'
import { type MarketCode, parseMarketCode, price, type Side, type Viewer } from '@bellwether/domain'
import { unknownSecurityView } from '@bellwether/research'
import type { PageSender } from '@bellwether/web'
import { redirectAfter, searchOf } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { TradingPage } from '../pages.ts'
import { dealingsOf } from '../paper-account/trading-history.ts'
import type { DealingContext } from '../trading-context.ts'
import { confirmOrder, whyAskAgain } from './confirm-order.ts'
import { prepareTicket } from './ticket.ts'
import { readTicket } from './ticket-fields.ts'
import { type ReviewRequest, reviewView, type TradeRequest, tradeView } from './trade-view.ts'
import { type DealtSecurity, findDealtSecurity, refusalOf } from './traded-security.ts'

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

/** Buy and sell: a ticket (GET), its review (GET), its confirmation (POST). Register where form bodies are read. */
export function tradeRoutes(app: FastifyInstance, context: DealingContext, pages: PageSender<TradingPage>): void {
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
    dealt: DealtSecurity,
    given: { readonly side: Side; readonly fields: URLSearchParams; readonly strict: boolean },
  ): Promise<TradeRequest> => {
    const { side, strict } = given
    const dealings = await dealingsOf(context, getAccount(request).id, dealt)
    const refusal = refusalOf(dealt, side, context)
    const read = readTicket(given.fields)
    // A fund has one price a day: there is nothing to wait for.
    const fields = dealt.security.type === 'FUND' ? { ...read, type: 'quote' as const } : read
    const ticket = prepareTicket(dealt, dealings, fields, { side, refusal, strict })
    return { dealt, dealings, ticket, fields, side, refusal }
  }

  const find = async (given: string | null): Promise<DealtSecurity | null> => {
    const marketCode: MarketCode | null = parseMarketCode(given ?? '')
    return marketCode && findDealtSecurity(context, marketCode)
  }

  const unknown = async (request: FastifyRequest, reply: FastifyReply, given: string | null) => {
    await pages.send(request, reply, { kind: 'not-found', view: unknownSecurityView(context, given ?? '') }, '/', 404)
  }

  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const fields = searchOf(request)
    const dealt = await find(fields.get('marketCode'))
    if (!dealt) {
      await unknown(request, reply, fields.get('marketCode'))
      return reply
    }
    const strict = fields.get('step') === 'review'
    const side = fields.get('instruction') === 'S' ? 'SELL' : 'BUY'
    const trade = await prepare(request, dealt, { side, fields, strict })
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
      const dealt = await find(body.marketCode)
      if (!dealt) {
        await unknown(request, reply, body.marketCode)
        return reply
      }
      const { account, quantity, type, limit } = body
      const side = body.instruction === 'S' ? 'SELL' : 'BUY'
      const fields = new URLSearchParams({ account, quantity, type, limit })
      const trade = await prepare(request, dealt, { side, fields, strict: true })
      const confirmed = await confirm(trade, { body, userId, viewer })
      if ('id' in confirmed) {
        request.log.info({ orderId: confirmed.id, userId }, 'order stored')
        return redirectAfter(reply, `/platform/orders/${confirmed.id}`)
      }
      // What stands against it may be the order itself, stored meanwhile by the other half of a double click.
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
    const { dealt, side, ticket, fields } = trade
    const { order } = ticket
    if (!order) return { problem: null, status: 422 }
    const { priceScale, priceUnit } = dealt.security.listing
    const moved = whyAskAgain(order, price(Number(body.seen), priceScale, priceUnit), side)
    if (moved !== null) return { problem: moved, status: 409 }
    const missing = whatIsMissing(await reviewView(context, { ...trade, order, viewer }), body)
    if (missing !== null) return { problem: missing, status: 422 }
    const kind = fields.type === 'limit' ? 'LIMIT' : 'QUOTE'
    const confirmed = await confirmOrder(context, dealt, order, { ticket: body.ticket, userId, side, kind })
    return 'id' in confirmed ? confirmed : { ...confirmed, status: 409 }
  }
}

function whatIsMissing(review: Awaited<ReturnType<typeof reviewView>>, body: Confirmation): string | null {
  if (review.document && body.read !== 'yes') return 'Read the key document and tick that you have done so.'
  if (review.warnings.length > 0 && body.agreed !== 'yes')
    return 'Tick the warnings, if you want to go on in spite of them.'
  if (review.twin && body.again !== 'yes')
    return 'You placed the same order a moment ago. Tick that you want it a second time.'
  return null
}
