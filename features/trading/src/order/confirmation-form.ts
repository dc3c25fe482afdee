import type { OrderReviewView } from '@bellwether/contract'
import { price, type Viewer } from '@bellwether/domain'
import Type, { type Static } from 'typebox'
import type { TradingContext } from '../trading-context.ts'
import { confirmOrder, reconfirmReason } from './confirm-order.ts'
import { reviewView, type TradeRequest } from './trade-view.ts'

const short = Type.String({ maxLength: 64 })

export const confirmationForm = Type.Object({
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

export type ConfirmationForm = Static<typeof confirmationForm>

export interface Submission {
  readonly form: ConfirmationForm
  readonly userId: number
  readonly viewer: Viewer
}

export type Submitted = { readonly id: number } | { readonly problem: string | null; readonly status: 409 | 422 }

/** Places a reviewed order, unless the price has moved or a required box is not ticked. */
export async function submitConfirmation(
  context: TradingContext,
  trade: TradeRequest,
  { form, userId, viewer }: Submission,
): Promise<Submitted> {
  const { traded, side, ticket, fields } = trade
  const { order } = ticket
  if (!order) return { problem: null, status: 422 }
  const { priceScale, priceUnit } = traded.security.listing
  const moved = reconfirmReason(order, price(Number(form.seen), priceScale, priceUnit), side)
  if (moved !== null) return { problem: moved, status: 409 }
  const missing = missingConsent(await reviewView(context, { ...trade, order, viewer }), form)
  if (missing !== null) return { problem: missing, status: 422 }
  const kind = fields.type === 'limit' ? 'LIMIT' : 'QUOTE'
  const confirmed = await confirmOrder(context, traded, order, { ticket: form.ticket, userId, side, kind })
  return 'id' in confirmed ? confirmed : { ...confirmed, status: 409 }
}

function missingConsent({ document, warnings, twin }: OrderReviewView, form: ConfirmationForm): string | null {
  if (document && form.read !== 'yes') return 'Read the key document, then tick the box to confirm.'
  if (warnings.length > 0 && form.agreed !== 'yes') return 'Tick the box to accept the warnings before you continue.'
  if (twin && form.again !== 'yes')
    return 'You have just placed the same order. Tick the box if you want to place it again.'
  return null
}
