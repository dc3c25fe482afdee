import type { MarketCode, Money, Price, Quantity, Side, SterlingRate } from '@bellwether/domain'
import type { DocumentLink } from './document-link.ts'

/** The security being traded, as its order shows it. */
export interface OrderSecurityView {
  readonly name: string
  readonly marketCode: MarketCode
  /** Share, fund, gilt ... */
  readonly typeLabel: string
  /** What a quantity counts: shares, units, pounds nominal. */
  readonly unitName: string
  readonly simulated: boolean
}

export interface OrderQuoteView {
  readonly bid: Price | null
  readonly ask: Price | null
  /** (ask − bid) / mid; null where there is one price. */
  readonly spread: number | null
  readonly at: string
  readonly zone: string
  readonly pricedDaily: boolean
  /** By how much the prices are behind the exchange; null where they are not. */
  readonly delayMinutes: number | null
}

export interface FormField {
  readonly given: string
  readonly error: string | null
}

export interface TicketAccount {
  readonly id: number
  readonly label: string
  /** Cash that no waiting order holds. */
  readonly free: Money
  readonly held: Quantity
  /** Why it cannot take this order; null where it can. */
  readonly reason: string | null
}

export interface CostLine {
  readonly key: string
  readonly label: string
  readonly amount: Money
  readonly note?: string
}

/** An order priced to the penny. */
export interface OrderCostView {
  readonly side: Side
  readonly quantity: Quantity
  readonly price: Price
  /** Null for prices in pounds or pence. */
  readonly rate: SterlingRate | null
  /** The consideration is price and interest times this; null but for index-linked gilts. */
  readonly indexRatio: number | null
  readonly accrued: Money | null
  readonly consideration: Money
  readonly charges: readonly CostLine[]
  /** Taxes and levies that do not apply to this order, with the reason. */
  readonly exemptions: readonly { readonly label: string; readonly reason: string }[]
  readonly totalCharges: Money
  readonly settlement: Money
  /** Already in the price; part of no total. */
  readonly halfSpread: Money | null
}

/** The last step: everything once more, and what has to be read and agreed to. */
export interface OrderReviewView {
  /** The same ticket is the same order, however often it is sent. */
  readonly ticket: string
  /** Hidden fields of the confirmation. */
  readonly fields: Readonly<Record<string, string>>
  readonly accountLabel: string
  /** What happens on confirmation. */
  readonly outcome: string
  readonly document: DocumentLink | null
  /** Each has to be agreed to. */
  readonly warnings: readonly string[]
  /** Who the product is not designed for; each completes "investors who ...". */
  readonly notFor: readonly string[]
  /** The same order was placed a moment ago; it has to be agreed that this is another. */
  readonly twin: { readonly id: number; readonly at: string } | null
  /** Why it was not taken at the last attempt. */
  readonly problem: string | null
}

export type TicketType = 'quote' | 'limit'

export interface TradeView {
  readonly identity: OrderSecurityView
  readonly side: Side
  readonly quote: OrderQuoteView | null
  /** Why it cannot be traded this way; null when it can. */
  readonly refusal: string | null
  readonly accounts: readonly TicketAccount[]
  readonly account: FormField
  readonly quantity: FormField
  /** What the quantity is given in. */
  readonly by: 'quantity' | 'pounds'
  readonly type: TicketType
  readonly limit: FormField
  readonly limitUnit: string
  readonly limitOffered: boolean
  readonly lot: number | null
  /** Why an order would not be executed now, in words; null where it would. */
  readonly wait: string | null
  readonly cost: OrderCostView | null
  readonly review: OrderReviewView | null
}
