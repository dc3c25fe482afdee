import type { FormField } from '@bellwether/contract'
import type { paperAccounts } from '@bellwether/db'
import {
  addBusinessDays,
  addDays,
  formatPrice,
  type IsoDate,
  isAsGood,
  money,
  type OrderProblem,
  orderProblems,
  type Price,
  parseQuantity,
  type Side,
  waitingTolerance,
  worstPrice,
} from '@bellwether/domain'
import type { Dealings } from '../paper-account/trading-history.ts'
import { type DealRequest, type PricedDeal, priceDeal, priceSum } from './order-pricing.ts'
import { parseLimit, parsePounds, type TicketFields } from './ticket-fields.ts'
import { type DealtSecurity, priceFor } from './traded-security.ts'

/** An order against which nothing stands, at this instant. */
export interface ReadyOrder {
  readonly account: paperAccounts.PaperAccount
  /** Dealt now, at the price in `deal`; otherwise it waits. */
  readonly dealsNow: boolean
  /** At the price now, or at the limit it waits for. */
  readonly deal: PricedDeal
  /** The worst price it deals at, and what a purchase costs then. */
  readonly bound: Price
  readonly atWorst: PricedDeal
  readonly expiresOn: IsoDate
}

export interface Ticket {
  readonly account: FormField
  readonly quantity: FormField
  readonly limit: FormField
  readonly chosen: paperAccounts.PaperAccount | null
  /** Priced although something stands against it, so that it can be seen what. */
  readonly deal: PricedDeal | null
  readonly order: ReadyOrder | null
}

export interface TicketOptions {
  readonly side: Side
  readonly refusal: string | null
  /** Ask for what is missing, rather than wait for it. */
  readonly strict: boolean
}

const limitDays = 30

/** Reads, prices and checks what was typed. Pure: everything it asks about comes in. */
export function prepareTicket(
  dealt: DealtSecurity,
  dealings: Dealings,
  fields: TicketFields,
  { side, refusal, strict }: TicketOptions,
): Ticket {
  const errors = new Map<string, string>()
  const chosen = chooseAccount(dealt, dealings, fields.account, side)
  const now = priceFor(dealt, side)
  const field = (name: 'account' | 'quantity' | 'limit'): FormField => ({
    given: name === 'account' ? String(chosen?.id ?? '') : fields[name],
    error: errors.get(name) ?? null,
  })
  const unfinished = (deal: PricedDeal | null = null): Ticket => ({
    account: field('account'),
    quantity: field('quantity'),
    limit: field('limit'),
    chosen,
    deal,
    order: null,
  })
  if (!chosen || !now || refusal !== null) return unfinished()

  const limit = fields.type === 'limit' ? parseLimit(fields.limit, now) : null
  if (fields.type === 'limit' && !limit && (strict || fields.limit !== ''))
    errors.set('limit', `Give a price like ${formatPrice(now)}.`)
  if (fields.type === 'limit' && !limit) return unfinished()

  const bound = limit ?? (dealt.open ? now : worstPrice(now, side, waitingTolerance))
  const dealsNow = dealt.open && isAsGood(now, bound, side)
  const request = { side, wrapper: chosen.wrapper, regular: false, dealsLastMonth: dealings.dealsLastMonth }
  const shown = dealsNow ? now : (limit ?? now)
  const deal = priceTyped(dealt, { ...request, price: shown }, fields, dealsNow ? now : bound)
  if (!deal) {
    if (strict || fields.quantity !== '') errors.set('quantity', quantityHelp(dealt, fields, side))
    return unfinished()
  }
  const atWorst = dealsNow ? deal : (priceDeal(dealt, { ...request, price: bound }, deal.quantity) ?? deal)
  const problems = problemsOf(dealt, dealings, chosen, atWorst, side)
  for (const { field: name, reason } of problems) errors.set(name ?? 'quantity', reason)
  if (problems.length > 0) return unfinished(deal)
  const expiresOn = fields.type === 'limit' ? addDays(dealt.day, limitDays) : addBusinessDays(dealt.day, 1)
  return { ...unfinished(deal), order: { account: chosen, dealsNow, deal, bound, atWorst, expiresOn } }
}

/** A sum is spent at the worst price the order may get while it waits, so that it is never exceeded. */
function priceTyped(
  dealt: DealtSecurity,
  request: DealRequest,
  { by, quantity }: TicketFields,
  worst: Price,
): PricedDeal | null {
  if (by === 'pounds') {
    const sum = parsePounds(quantity)
    const most = sum && priceSum(dealt, { ...request, price: worst }, sum)
    return most && priceDeal(dealt, request, most.quantity)
  }
  const typed = parseQuantity(quantity, dealt.scale)
  return typed && priceDeal(dealt, request, typed)
}

function problemsOf(
  dealt: DealtSecurity,
  { held }: Dealings,
  account: paperAccounts.PaperAccount,
  { quantity, settlement }: PricedDeal,
  side: Side,
): OrderProblem[] {
  const verdict = dealt.verdicts.find(({ wrapper }) => wrapper === account.wrapper)
  return orderProblems({
    side,
    refusal: null,
    verdict: verdict ?? { holdable: false, reason: null, label: account.wrapper },
    quantity,
    lot: dealt.lot,
    settlement,
    available: money(account.cash - account.reserved, 'GBP'),
    held: held.get(account.id) ?? { value: 0, scale: dealt.scale },
  })
}

/** The one that was chosen; otherwise the first that could take the order. */
function chooseAccount({ verdicts }: DealtSecurity, { accounts, held }: Dealings, given: string, side: Side) {
  const fits = ({ id, wrapper, cash, reserved }: paperAccounts.PaperAccount) =>
    side === 'SELL'
      ? (held.get(id)?.value ?? 0) > 0
      : cash > reserved && verdicts.some(verdict => verdict.wrapper === wrapper && verdict.holdable)
  return accounts.find(({ id }) => String(id) === given) ?? accounts.find(fits) ?? accounts[0] ?? null
}

function quantityHelp({ scale, security }: DealtSecurity, { by, quantity }: TicketFields, side: Side): string {
  if (by === 'pounds')
    return parsePounds(quantity)
      ? 'This does not pay for the smallest quantity with its charges.'
      : 'Give a sum in pounds, such as 1,000.'
  if (parseQuantity(quantity, 4) && scale === 0) return 'Give a whole number: this is not dealt in parts.'
  return security.type === 'FUND'
    ? 'Give a number of units, such as 250 or 250.5.'
    : `Give how many to ${side === 'BUY' ? 'buy' : 'sell'}, such as 100.`
}
