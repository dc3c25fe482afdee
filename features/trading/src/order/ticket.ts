import type { FormField } from '@bellwether/contract'
import type { paperAccounts } from '@bellwether/db'
import {
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
import type { InvestorPosition } from '../paper-account/investor-position.ts'
import { type PricedTrade, type PricingRequest, priceSum, priceTrade } from './order-pricing.ts'
import { parseLimit, parsePounds, type TicketFields } from './ticket-fields.ts'
import { lastDayAtQuote, priceFor, type TradedSecurity } from './traded-security.ts'

/** An order that passed every check at this instant. */
export interface ReadyOrder {
  readonly account: paperAccounts.PaperAccount
  /** Executed immediately at the price in `priced`; otherwise it becomes a pending order. */
  readonly executesNow: boolean
  /** At the current price, or at the limit of a pending order. */
  readonly priced: PricedTrade
  /** The worst price at which it may be executed, and what a purchase costs at that price. */
  readonly bound: Price
  readonly atWorst: PricedTrade
  readonly expiresOn: IsoDate
}

export interface Ticket {
  readonly account: FormField
  readonly quantity: FormField
  readonly limit: FormField
  readonly chosen: paperAccounts.PaperAccount | null
  /** Priced even where a check fails, so that the cost can be shown beside the error. */
  readonly priced: PricedTrade | null
  readonly order: ReadyOrder | null
}

export interface TicketOptions {
  readonly side: Side
  readonly refusal: string | null
  /** Report missing fields as errors. */
  readonly strict: boolean
}

const limitDays = 30

/** Parses, prices and checks a ticket. Pure. */
export function prepareTicket(
  traded: TradedSecurity,
  position: InvestorPosition,
  fields: TicketFields,
  { side, refusal, strict }: TicketOptions,
): Ticket {
  const errors = new Map<string, string>()
  const chosen = chooseAccount(traded, position, fields.account, side)
  const now = priceFor(traded, side)
  const field = (name: 'account' | 'quantity' | 'limit'): FormField => ({
    given: name === 'account' ? String(chosen?.id ?? '') : fields[name],
    error: errors.get(name) ?? null,
  })
  const unfinished = (priced: PricedTrade | null = null): Ticket => ({
    account: field('account'),
    quantity: field('quantity'),
    limit: field('limit'),
    chosen,
    priced,
    order: null,
  })
  if (!chosen || !now || refusal !== null) return unfinished()

  const limit = fields.type === 'limit' ? parseLimit(fields.limit, now) : null
  if (fields.type === 'limit' && !limit && (strict || fields.limit !== ''))
    errors.set('limit', `Enter a price, for example ${formatPrice(now)}.`)
  if (fields.type === 'limit' && !limit) return unfinished()

  const bound = limit ?? (traded.wait === null ? now : worstPrice(now, side, waitingTolerance))
  const executesNow = traded.wait === null && isAsGood(now, bound, side)
  const request = { side, wrapper: chosen.wrapper, regular: false, dealsLastMonth: position.dealsLastMonth }
  const shown = executesNow ? now : (limit ?? now)
  const priced = priceTyped(traded, { ...request, price: shown }, fields, executesNow ? now : bound)
  if (!priced) {
    if (strict || fields.quantity !== '') errors.set('quantity', quantityHelp(traded, fields, side))
    return unfinished()
  }
  const atWorst = executesNow ? priced : (priceTrade(traded, { ...request, price: bound }, priced.quantity) ?? priced)
  const problems = problemsOf(traded, position, chosen, atWorst, side)
  for (const { field: name, reason } of problems) errors.set(name ?? 'quantity', reason)
  if (problems.length > 0) return unfinished(priced)
  const expiresOn = fields.type === 'limit' ? addDays(traded.day, limitDays) : lastDayAtQuote(traded)
  return { ...unfinished(priced), order: { account: chosen, executesNow, priced, bound, atWorst, expiresOn } }
}

/** An amount in pounds is priced at the worst price a pending order may get, so that it is never exceeded. */
function priceTyped(
  traded: TradedSecurity,
  request: PricingRequest,
  { by, quantity }: TicketFields,
  worst: Price,
): PricedTrade | null {
  if (by === 'pounds') {
    const sum = parsePounds(quantity)
    const max = sum && priceSum(traded, { ...request, price: worst }, sum)
    return max && priceTrade(traded, request, max.quantity)
  }
  const typed = parseQuantity(quantity, traded.scale)
  return typed && priceTrade(traded, request, typed)
}

function problemsOf(
  traded: TradedSecurity,
  { held }: InvestorPosition,
  account: paperAccounts.PaperAccount,
  { quantity, settlement }: PricedTrade,
  side: Side,
): OrderProblem[] {
  const verdict = traded.verdicts.find(({ wrapper }) => wrapper === account.wrapper)
  return orderProblems({
    side,
    refusal: null,
    verdict: verdict ?? { holdable: false, reason: null, label: account.wrapper },
    quantity,
    lot: traded.lot,
    settlement,
    available: money(account.cash - account.reserved, 'GBP'),
    held: held.get(account.id) ?? { value: 0, scale: traded.scale },
  })
}

/** The chosen account; otherwise the first that can take the order. */
function chooseAccount({ verdicts }: TradedSecurity, { accounts, held }: InvestorPosition, given: string, side: Side) {
  const fits = ({ id, wrapper, cash, reserved }: paperAccounts.PaperAccount) =>
    side === 'SELL'
      ? (held.get(id)?.value ?? 0) > 0
      : cash > reserved && verdicts.some(verdict => verdict.wrapper === wrapper && verdict.holdable)
  return accounts.find(({ id }) => String(id) === given) ?? accounts.find(fits) ?? accounts[0] ?? null
}

function quantityHelp({ scale, security }: TradedSecurity, { by, quantity }: TicketFields, side: Side): string {
  if (by === 'pounds')
    return parsePounds(quantity)
      ? 'This is not enough to buy the minimum quantity after charges.'
      : 'Enter an amount in pounds, for example 1,000.'
  if (parseQuantity(quantity, 4) && scale === 0) return 'Enter a whole number: fractions cannot be traded.'
  return security.type === 'FUND'
    ? 'Enter a number of units, for example 250 or 250.5.'
    : `Enter the quantity to ${side === 'BUY' ? 'buy' : 'sell'}, for example 100.`
}
