import type { CalculationInput, CostResultView, Figure } from '@bellwether/contract'
import { type CostGroup, type Money, money } from '@bellwether/domain'
import { countValue, figure, moneyValue, percentValue } from '@bellwether/web/view'

const groupLabels: Readonly<Record<CostGroup, string>> = {
  PLATFORM: 'Platform charges',
  PRODUCT: 'Product costs',
  TAXES: 'Taxes and levies',
}

const sum = (label: string, value: Money, source = 'Projection'): CalculationInput => ({
  label,
  value: moneyValue(value),
  source,
})

/** How the summary of a plan's costs was calculated. */
export function costFigures({ plan, costs }: Pick<CostResultView, 'plan' | 'costs'>): readonly Figure[] {
  const { withoutCosts, afterCosts, effect, reductionInYield, breakEvenGrowth } = costs
  const given = 'As entered'
  const growth: CalculationInput = { label: 'Growth before costs', value: percentValue(plan.growth), source: given }
  const payments = [
    sum('Lump sum', plan.amount, given),
    sum('Monthly payment', plan.monthly, given),
    { label: 'Years', value: countValue(plan.years), source: given },
  ]
  const groups = costs.table.groups.filter(({ rows }) => rows.length > 0)
  return [
    figure('total', 'Total costs', moneyValue(costs.table.sum.total), {
      calculation: {
        formula: groups.map(({ group }) => groupLabels[group]).join(' + '),
        inputs: groups.map(row => ({
          ...sum(groupLabels[row.group], row.sum.total, 'Table of costs'),
          asAt: plan.day,
        })),
      },
    }),
    figure('withoutCosts', 'Value before costs', moneyValue(withoutCosts), {
      calculation: {
        formula: 'Every payment, growing at the assumed annual rate from the month in which it is made',
        inputs: [...payments, growth],
      },
    }),
    figure('effect', 'Effect of costs', moneyValue(money(-effect.amount, effect.currency)), {
      calculation: {
        formula: 'Value after costs − value before costs',
        inputs: [sum('Value after costs', afterCosts), sum('Value before costs', withoutCosts)],
      },
    }),
    ...(reductionInYield === null
      ? []
      : [
          figure('reductionInYield', 'Reduction in yield', percentValue(reductionInYield), {
            calculation: {
              formula: 'Growth before costs − annual return after costs',
              inputs: [
                growth,
                {
                  label: 'Annual return after costs',
                  value: percentValue(plan.growth - reductionInYield),
                  source: 'Money-weighted return on the payments',
                },
              ],
            },
          }),
        ]),
    ...(breakEvenGrowth === null
      ? []
      : [
          figure('breakEven', 'Growth needed to break even', percentValue(breakEvenGrowth), {
            calculation: {
              formula: 'The annual growth at which the value after costs equals the total invested',
              inputs: [sum('Total invested', costs.paidIn), ...payments],
            },
          }),
        ]),
  ]
}
