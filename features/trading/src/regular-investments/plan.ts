import type { FormField } from '@bellwether/contract'
import type { paperAccounts } from '@bellwether/db'
import { compareMoney, formatMoney, isRegularDay, type Money, money, type RegularDay } from '@bellwether/domain'
import { type PricedTrade, priceSum } from '../order/order-pricing.ts'
import { parsePounds } from '../order/ticket-fields.ts'
import type { TradedSecurity } from '../order/traded-security.ts'
import type { InvestorPosition } from '../paper-account/investor-position.ts'

const minPlan = money(25_00, 'GBP')
const maxPlan = money(100_000_00, 'GBP')
const defaultDay: RegularDay = 10

export interface PlanFields {
  readonly account: string
  readonly amount: string
  readonly day: string
}

export interface Plan {
  readonly account: FormField
  readonly amount: FormField
  readonly day: RegularDay
  /** What the amount would buy at the current price. */
  readonly priced: PricedTrade | null
  readonly ready: { readonly account: paperAccounts.PaperAccount; readonly amount: Money } | null
}

export interface PlanOptions {
  readonly refusal: string | null
  readonly strict: boolean
}

/** Parses and checks a regular investment. Cash is not checked: a plan is for money still to be paid in. */
export function preparePlan(
  traded: TradedSecurity,
  { accounts, dealsLastMonth }: InvestorPosition,
  { account: given, amount: typed, day: typedDay }: PlanFields,
  { refusal, strict }: PlanOptions,
): Plan {
  const verdictOf = ({ wrapper }: paperAccounts.PaperAccount) =>
    traded.verdicts.find(verdict => verdict.wrapper === wrapper)
  const account =
    accounts.find(({ id }) => String(id) === given) ??
    accounts.find(known => verdictOf(known)?.holdable) ??
    accounts[0] ??
    null
  const number = Number(typedDay)
  const day = isRegularDay(number) ? number : defaultDay
  const sum = parsePounds(typed)
  const price = traded.ask
  const priced =
    account && price && sum && refusal === null && compareMoney(sum, maxPlan) <= 0
      ? priceSum(traded, { side: 'BUY', wrapper: account.wrapper, regular: true, dealsLastMonth, price }, sum)
      : null
  const verdict = account && verdictOf(account)
  const accountError =
    verdict && !verdict.holdable
      ? `This investment cannot be held in this account: ${verdict.reason ?? 'not eligible'}.`
      : null
  const amountError = strict || typed !== '' ? amountProblem(sum, priced) : null
  return {
    account: { given: String(account?.id ?? ''), error: accountError },
    amount: { given: typed, error: refusal === null ? amountError : null },
    day,
    priced,
    ready: account && sum && priced && !accountError && !amountProblem(sum, priced) ? { account, amount: sum } : null,
  }
}

function amountProblem(sum: Money | null, priced: PricedTrade | null): string | null {
  if (!sum) return 'Enter a monthly amount in pounds, for example 100.'
  if (compareMoney(sum, minPlan) < 0) return `Enter ${formatMoney(minPlan)} a month or more.`
  if (compareMoney(sum, maxPlan) > 0) return `Enter ${formatMoney(maxPlan)} a month or less.`
  return priced ? null : 'At the current price this is not enough to buy the minimum quantity after charges.'
}
