import type { FormField } from '@bellwether/contract'
import type { paperAccounts } from '@bellwether/db'
import { compareMoney, formatMoney, isRegularDay, type Money, money, type RegularDay } from '@bellwether/domain'
import { type PricedDeal, priceSum } from '../order/order-pricing.ts'
import { parsePounds } from '../order/ticket-fields.ts'
import type { DealtSecurity } from '../order/traded-security.ts'
import type { Dealings } from '../paper-account/trading-history.ts'

export const leastPlan = money(25_00, 'GBP')
const mostPlan = money(100_000_00, 'GBP')
const usualDay: RegularDay = 10

export interface PlanFields {
  readonly account: string
  readonly amount: string
  readonly day: string
}

export interface Plan {
  readonly account: FormField
  readonly amount: FormField
  readonly day: RegularDay
  /** What the sum would buy at the price now. */
  readonly deal: PricedDeal | null
  readonly ready: { readonly account: paperAccounts.PaperAccount; readonly amount: Money } | null
}

export interface PlanOptions {
  readonly refusal: string | null
  readonly strict: boolean
}

/** Reads and checks a regular investment. Cash is not looked at: a plan is made for sums that are still to be paid in. */
export function preparePlan(
  dealt: DealtSecurity,
  { accounts, dealsLastMonth }: Dealings,
  { account: given, amount: typed, day: typedDay }: PlanFields,
  { refusal, strict }: PlanOptions,
): Plan {
  const verdictOf = ({ wrapper }: paperAccounts.PaperAccount) =>
    dealt.verdicts.find(verdict => verdict.wrapper === wrapper)
  const account =
    accounts.find(({ id }) => String(id) === given) ??
    accounts.find(known => verdictOf(known)?.holdable) ??
    accounts[0] ??
    null
  const number = Number(typedDay)
  const day = isRegularDay(number) ? number : usualDay
  const sum = parsePounds(typed)
  const price = dealt.ask
  const deal =
    account && price && sum && refusal === null && compareMoney(sum, mostPlan) <= 0
      ? priceSum(dealt, { side: 'BUY', wrapper: account.wrapper, regular: true, dealsLastMonth, price }, sum)
      : null
  const verdict = account && verdictOf(account)
  const accountError =
    verdict && !verdict.holdable ? `It cannot be held in this account: ${verdict.reason ?? 'not eligible'}.` : null
  const amountError = strict || typed !== '' ? amountProblem(sum, deal) : null
  return {
    account: { given: String(account?.id ?? ''), error: accountError },
    amount: { given: typed, error: refusal === null ? amountError : null },
    day,
    deal,
    ready: account && sum && deal && !accountError && !amountProblem(sum, deal) ? { account, amount: sum } : null,
  }
}

function amountProblem(sum: Money | null, deal: PricedDeal | null): string | null {
  if (!sum) return 'Give a sum in pounds for each month, such as 100.'
  if (compareMoney(sum, leastPlan) < 0) return `Give at least ${formatMoney(leastPlan)} a month.`
  if (compareMoney(sum, mostPlan) > 0) return `Give at most ${formatMoney(mostPlan)} a month.`
  return deal ? null : 'At the price now this does not pay for one with its charges.'
}
