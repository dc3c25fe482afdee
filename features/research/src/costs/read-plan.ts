import type { CostFieldName, CostFormView } from '@bellwether/contract'
import {
  type CostPlan,
  costLimits,
  type IsoDate,
  type orderTypesOf,
  type WrapperVerdict,
  wrapperFacts,
  wrappers,
} from '@bellwether/domain'
import { costFieldDefaults, readGrowth, readMoney, readWhole } from './cost-fields.ts'

export interface ReadPlan {
  readonly form: CostFormView
  /** Null while something is wrong; then the form says what. */
  readonly plan: CostPlan | null
}

/** What may be chosen. */
export interface PlanChoices {
  readonly verdicts: readonly WrapperVerdict[]
  /** The first account that can hold the investment. */
  readonly first: WrapperVerdict
  readonly orders: ReturnType<typeof orderTypesOf>
  readonly day: IsoDate
}

/** The address as a plan. */
export function readPlan(query: URLSearchParams, { verdicts, first, orders, day }: PlanChoices): ReadPlan {
  const given = (name: CostFieldName) => query.get(name) ?? costFieldDefaults[name]
  const order = readOrder(query.get('order'), orders)
  const account = readAccount(query.get('account'), verdicts, first)
  const monthly = readMoney(given('monthly'), costLimits.monthly)
  const amount = neitherPaid(readMoney(given('amount'), costLimits.amount), monthly.value?.amount)
  const years = readWhole(given('years'), costLimits.years, 'years')
  const growth = readGrowth(given('growth'))
  const deals = readWhole(given('deals'), costLimits.dealsPerYear, 'deals')
  const sellAtEnd = query.get('end') !== 'keep'
  const form: CostFormView = {
    accounts: verdicts.filter(({ holdable }) => holdable).map(({ wrapper, label }) => ({ wrapper, label })),
    account,
    fields: {
      amount: amount.field,
      monthly: monthly.field,
      years: years.field,
      growth: growth.field,
      deals: deals.field,
    },
    sellAtEnd,
    orders,
    order,
  }
  if (
    account.error !== null ||
    order.error !== null ||
    amount.value === null ||
    monthly.value === null ||
    years.value === null ||
    growth.value === null ||
    deals.value === null
  )
    return { form, plan: null }
  const plan: CostPlan = {
    wrapper: account.chosen,
    amount: amount.value,
    monthly: monthly.value,
    years: years.value,
    growth: growth.value,
    dealsPerYear: deals.value,
    sellAtEnd,
    day,
  }
  return { form, plan }
}

/** The form with an error that only the calculation could find. */
export function withError(form: CostFormView, name: CostFieldName, error: string): CostFormView {
  return { ...form, fields: { ...form.fields, [name]: { ...form.fields[name], error } } }
}

/** The values of the form, so that a file holds what the page shows. */
export function planQuery({ account, fields, sellAtEnd, order }: CostFormView): string {
  const query = new URLSearchParams({ account: account.chosen })
  for (const [name, { given }] of Object.entries(fields)) query.set(name, given)
  query.set('end', sellAtEnd ? 'sell' : 'keep')
  query.set('order', order.chosen)
  return query.toString()
}

function readAccount(
  given: string | null,
  verdicts: readonly WrapperVerdict[],
  first: WrapperVerdict,
): CostFormView['account'] {
  if (given === null) return { chosen: first.wrapper, error: null }
  const known = wrappers.find(wrapper => wrapper === given.toUpperCase())
  const verdict = verdicts.find(({ wrapper }) => wrapper === known)
  if (!known || !verdict) return { chosen: first.wrapper, error: 'Choose an account from the list.' }
  if (verdict.holdable) return { chosen: known, error: null }
  return {
    chosen: first.wrapper,
    error: `${wrapperFacts[known].label}: ${lowerFirst(verdict.reason ?? 'not possible')}.`,
  }
}

function readOrder(given: string | null, orders: PlanChoices['orders']): CostFormView['order'] {
  const [usual] = orders
  const chosen = given === null ? usual : orders.find(order => order === given)
  if (chosen) return { chosen, error: null }
  return {
    chosen: usual,
    error: usual === 'valuation' ? 'Only possible at the next valuation point.' : 'Choose an order type from the list.',
  }
}

function neitherPaid(amount: ReturnType<typeof readMoney>, monthly: number | undefined): ReturnType<typeof readMoney> {
  if (amount.value?.amount !== 0 || monthly !== 0) return amount
  return { field: { ...amount.field, error: 'Enter an amount or a monthly payment of at least £25.' }, value: null }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
