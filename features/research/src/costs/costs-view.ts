import { calculateCosts, priceOrder } from '@bellwether/analytics'
import {
  type AllowanceWarning,
  type BlockState,
  type CostCalculatorView,
  type CostFormView,
  type CostResultView,
  type CostsView,
  type ProductCostsBasis,
  parseChargeRule,
} from '@bellwether/contract'
import { costs } from '@bellwether/db'
import {
  type ChargeRule,
  type ChargeScope,
  type CostPlan,
  type CostSubject,
  chargeCodes,
  findAllowance,
  findChargeRule,
  formatDate,
  formatMoney,
  holdableIn,
  money,
  NoChargeRuleError,
  orderTypesOf,
  overAllowance,
  wrapperFacts,
  wrapperRules,
} from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { block, empty, ready } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { countryName } from '../securities/names.ts'
import { costFigures } from './cost-calculations.ts'
import { costSubjectOf } from './cost-subject.ts'
import { costsCsv } from './costs-csv.ts'
import { planQuery, readPlan, withError } from './read-plan.ts'

export async function costsView(context: ResearchContext, request: ResearchRequest): Promise<CostsView> {
  const subject = await subjectOf(context, request.security, request.viewer)
  const [frame, calculator] = await Promise.all([
    frameOf(context, subject, 'costs'),
    block(context, 'cost calculator', () => calculatorOf(context, subject, request.query)),
  ])
  return { frame, calculator }
}

export async function calculatorOf(
  context: ResearchContext,
  subject: Subject,
  query: URLSearchParams,
): Promise<BlockState<CostCalculatorView>> {
  const verdicts = holdableIn(subject.instrument)
  const first = verdicts.find(({ holdable }) => holdable)
  if (!first)
    return empty(`${verdicts[0]?.reason ?? 'No account can hold this investment'}, so there is nothing to calculate.`)
  const { form, plan } = readPlan(query, {
    verdicts,
    first,
    orders: orderTypesOf(subject.security.type),
    day: subject.day,
  })
  if (!plan) return ready({ form, result: null })
  const [rows, bought] = await Promise.all([
    costs.chargeRules(context.db, subject.day),
    costSubjectOf(context, subject),
  ])
  try {
    return ready(calculated(form, plan, bought, rows.map(parseChargeRule)))
  } catch (error) {
    if (!(error instanceof NoChargeRuleError)) throw error
    return empty(`What the platform charged on ${formatDate(subject.day)}, the day of the last price, is not known.`)
  }
}

/** The plan with its costs; an amount used up by its own charges is an error of that field. */
function calculated(
  form: CostFormView,
  plan: CostPlan,
  { subject, product }: { readonly subject: CostSubject; readonly product: ProductCostsBasis },
  rules: readonly ChargeRule[],
): CostCalculatorView {
  // A limit at the mid price that is reached costs no spread; one that is not reached buys nothing.
  const bought = form.order.chosen === 'limit' ? { ...subject, halfSpread: null } : subject
  const found = calculateCosts(plan, bought, rules)
  if ('tooSmall' in found) {
    const error = `Charges would use up this amount: enter at least ${formatMoney(found.minimum)}.`
    return { form: withError(form, found.tooSmall, error), result: null }
  }
  const { wrapper, day } = plan
  const { yearly } = wrapperRules[wrapper]
  const result: CostResultView = {
    plan,
    accountLabel: wrapperFacts[wrapper].label,
    order: form.order.chosen,
    costs: found,
    product,
    regular: subject.regular,
    exemptions: exemptionsOf(plan, subject.instrument, rules),
    rates: ratesOf(plan, subject, rules),
    allowance: yearly && findAllowance(yearly, day),
    warnings: warningsOf(plan),
    foreignTaxes: foreignTaxesOf(plan, subject, rules),
    explained: costFigures({ plan, costs: found }),
    query: planQuery(form),
  }
  return { form, result }
}

function exemptionsOf(plan: CostPlan, instrument: CostSubject['instrument'], rules: readonly ChargeRule[]) {
  const consideration = plan.amount.amount > 0 ? plan.amount : plan.monthly
  const { wrapper, day } = plan
  const order = { side: 'BUY', regular: false, wrapper, consideration, day, dealsLastMonth: 0 } as const
  return priceOrder(order, instrument, rules).exemptions
}

function ratesOf(plan: CostPlan, { instrument, regular }: CostSubject, rules: readonly ChargeRule[]): ChargeRule[] {
  const scope = { wrapper: plan.wrapper, type: instrument.type, day: plan.day }
  // A cost that even a large purchase does not bear never applies to this security.
  const never = exemptionsOf({ ...plan, amount: money(1_000_000_00, 'GBP') }, instrument, rules)
  return chargeCodes
    .filter(code => !never.some(exemption => exemption.code === code))
    .filter(code => code !== 'FX' || instrument.currency !== 'GBP')
    .filter(code => code !== 'FTT' || taxesAbroad(scope, instrument.country, rules))
    .filter(code => code !== 'REGULAR_DEALING' || (regular && plan.monthly.amount > 0))
    .flatMap(code => rules.filter(rule => rule === findChargeRule(rules, code, scope)))
}

/** The tax year is not the plan's year; a payment on the last day of one is still one year's payment. */
function warningsOf({ wrapper, amount, monthly, years, day }: CostPlan): AllowanceWarning[] {
  const later = money(monthly.amount * 12, 'GBP')
  const firstYear = money(amount.amount + later.amount, 'GBP')
  const tooMuch = [
    { when: 'first-year', paidIn: firstYear, over: overAllowance(wrapper, firstYear, day) },
    { when: 'later-years', paidIn: later, over: years > 1 ? overAllowance(wrapper, later, day) : null },
  ] as const
  return tooMuch.flatMap(({ when, paidIn, over }) => (over ? [{ when, paidIn, allowance: over.allowance }] : []))
}

const underUkTax = new Set(['GB', 'JE', 'GG', 'IM'])

/** The country whose transaction taxes are not known; null where they are, or where none apply. */
function foreignTaxesOf(
  { wrapper, day }: CostPlan,
  { instrument }: CostSubject,
  rules: readonly ChargeRule[],
): string | null {
  const { type, country } = instrument
  if (type !== 'EQUITY' || underUkTax.has(country)) return null
  return taxesAbroad({ wrapper, type, day }, country, rules) ? null : countryName(country)
}

function taxesAbroad(scope: ChargeScope, country: string, rules: readonly ChargeRule[]): boolean {
  return findChargeRule(rules, 'FTT', scope)?.rule.rates[country] !== undefined
}

/** What the page shows, as a file; null where the form has errors. */
export async function costsFile(
  context: ResearchContext,
  { security, viewer, query }: ResearchRequest,
): Promise<Csv | null> {
  const subject = await subjectOf(context, security, viewer)
  const state = await calculatorOf(context, subject, query)
  const result = state.state === 'ready' ? state.view.result : null
  const name = security.listing.ticker.toLowerCase().replace(/\W/g, '')
  return result && costsCsv(result, name, query.get('table'))
}
