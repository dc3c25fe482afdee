import {
  type ChargeRule,
  type CostItem,
  type CostPlan,
  type CostResult,
  type CostSubject,
  type CostYear,
  costGroups,
  costItems,
  findChargeRule,
  type Money,
  money,
  type TooSmall,
} from '@bellwether/domain'
import { moneyWeightedReturn } from '../returns/money-weighted-return.ts'
import { breakEvenGrowth } from './break-even-growth.ts'
import { costTable, spreadFigures } from './cost-table.ts'
import { type Projection, project } from './project.ts'
import { createBuy, minPayment, rulesOf } from './purchase.ts'

/** Total costs of a plan. Deterministic; every rate comes in with `rules` and `subject`. */
export function calculateCosts(
  plan: CostPlan,
  subject: CostSubject,
  rules: readonly ChargeRule[],
): CostResult | TooSmall {
  const ofTheDay = rulesOf(rules, plan.day)
  for (const [field, regular] of [
    ['amount', false],
    ['monthly', subject.regular],
  ] as const) {
    const minimum = minPayment(plan, subject, ofTheDay, regular)
    const { amount } = plan[field]
    if (amount > 0 && amount < minimum.amount) return { tooSmall: field, minimum }
  }
  const buy = createBuy(plan, subject, ofTheDay)
  const run = (growth: number) => project(plan, subject, ofTheDay, buy, growth)
  const projection = run(plan.growth)
  const leftWithoutGrowth = pounds(run(0).final)
  const end = projection.points.at(-1)
  const paidIn = end?.paidIn ?? 0
  const withoutCosts = pounds(end?.withoutCosts ?? 0)
  const afterCosts = pounds(projection.final)
  const earned = moneyWeightedReturn(payments(plan), projection.final, plan.growth)
  return {
    table: costTable(projection, itemsOf(plan, subject, ofTheDay)),
    spread: subject.halfSpread === null ? null : spreadFigures(projection, subject.halfSpread),
    years: yearsOf(projection),
    onSale: money(onExit(projection), 'GBP'),
    paidIn: pounds(paidIn),
    withoutCosts,
    afterCosts,
    effect: money(withoutCosts.amount - afterCosts.amount, 'GBP'),
    reductionInYield: earned === null ? null : plan.growth - earned,
    breakEvenGrowth: breakEvenGrowth(growth => run(growth).final - paidIn),
    atNoGrowth: { afterCosts: leftWithoutGrowth, costs: money(Math.round(paidIn) - leftWithoutGrowth.amount, 'GBP') },
    custodyCapped: projection.custodyCapped,
    exhaustedInYear: projection.exhaustedInMonth === null ? null : Math.floor(projection.exhaustedInMonth / 12) + 1,
  }
}

/** Which rows the statement has, charged or not: those that could be. */
function itemsOf(
  plan: CostPlan,
  { instrument, product, regular }: CostSubject,
  rules: readonly ChargeRule[],
): ReadonlySet<CostItem> {
  const items = new Set<CostItem>(['DEALING', 'CUSTODY', 'SDRT', 'PTM'])
  if (plan.monthly.amount > 0 && regular) items.add('REGULAR_DEALING')
  if (instrument.currency !== 'GBP') items.add('FX')
  const scope = { wrapper: plan.wrapper, type: instrument.type, day: plan.day }
  if (findChargeRule(rules, 'FTT', scope)?.rule.rates[instrument.country]) items.add('FTT')
  if (plan.wrapper === 'SIPP' || plan.wrapper === 'JSIPP') items.add('SIPP_ADMIN')
  if (product) for (const item of costGroups.PRODUCT) items.add(item)
  return items
}

function payments({ amount, monthly, years }: CostPlan): number[] {
  return Array.from({ length: years * 12 }, (_, month) => monthly.amount + (month === 0 ? amount.amount : 0))
}

function yearsOf({ points, ledger }: Projection): CostYear[] {
  let soFar = 0
  return points.map((point, year) => {
    const costs = year === 0 ? 0 : costItems.reduce((sum, item) => sum + ledger.inYear(item, year - 1), 0)
    soFar += costs
    return {
      year,
      paidIn: pounds(point.paidIn),
      withoutCosts: pounds(point.withoutCosts),
      afterCosts: pounds(point.afterCosts),
      costs: money(costs, 'GBP'),
      cumulativeCosts: money(soFar, 'GBP'),
    }
  })
}

function onExit({ ledger }: Projection): number {
  return costItems.reduce((sum, item) => sum + ledger.onExit(item), 0)
}

function pounds(pence: number): Money {
  return money(Math.round(pence), 'GBP')
}
