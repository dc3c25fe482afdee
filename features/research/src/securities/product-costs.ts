import { annualCost } from '@bellwether/analytics'
import type { BlockState, Calculation, FiguresView } from '@bellwether/contract'
import { costs } from '@bellwether/db'
import { formatPercent, money } from '@bellwether/domain'
import { empty, figure, moneyValue, notApplicable, percentValue, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

const exampleHolding = 10_000_00

/** The manufacturer's charges, as fractions and in pounds a year on £10,000. Unknown is never shown as nil. */
export async function productCostsView({ db }: ResearchContext, securityId: number): Promise<BlockState<FiguresView>> {
  const row = (await costs.product(db, securityId, 'EX_ANTE')) ?? (await costs.product(db, securityId, 'EX_POST'))
  if (!row) return empty('Product costs not supplied by the manager; treat as unknown, not zero.')
  const total = annualCost(row)
  return ready({
    asAt: row.asAt,
    basis: 'Product charges only; dealing and account charges are extra. No discounts are agreed with managers.',
    figures: [
      figure('ongoing', 'Ongoing charge (OCF)', percentValue(row.ongoing), {
        definition: 'The annual cost of running the product, taken from its assets.',
      }),
      figure(
        'management',
        'of which management fee',
        row.management === null ? notApplicable : percentValue(row.management),
      ),
      figure('transaction', 'Transaction costs', percentValue(row.transaction), {
        definition: 'The product’s own annual cost of buying and selling investments.',
      }),
      figure('incidental', 'Performance fee', percentValue(row.incidental)),
      figure('borrowing', 'Borrowing costs', row.borrowing === null ? notApplicable : percentValue(row.borrowing)),
      figure('investee', 'Underlying fund costs', row.investee === null ? notApplicable : percentValue(row.investee)),
      figure('entry', 'Entry charge', percentValue(row.entry)),
      figure('exit', 'Exit charge', percentValue(row.exit)),
      figure('total', 'Total annual cost', percentValue(total), { calculation: totalCalculation(row) }),
      figure(
        'pounds',
        'Annual cost on £10,000',
        moneyValue(total === null ? null : money(Math.round(total * exampleHolding), 'GBP')),
        {
          calculation: {
            formula: 'Total annual cost × amount held',
            inputs: [
              { label: 'Total annual cost', value: percentValue(total), asAt: row.asAt },
              { label: 'Amount held', value: moneyValue(money(exampleHolding, 'GBP')) },
            ],
          },
        },
      ),
    ],
  })
}

const annualParts = [
  ['ongoing', 'Ongoing charge'],
  ['transaction', 'Transaction costs'],
  ['incidental', 'Performance fee'],
  ['borrowing', 'Borrowing costs'],
  ['investee', 'Underlying fund costs'],
] as const

/** The sum of those that are known. */
function totalCalculation(row: NonNullable<Awaited<ReturnType<typeof costs.product>>>): Calculation {
  const known = annualParts.filter(([key]) => row[key] !== null)
  return {
    formula: known.map(([, label], index) => (index === 0 ? label : lowerFirst(label))).join(' + '),
    inputs: known.map(([key, label]) => ({ label, value: percentValue(row[key]), asAt: row.asAt })),
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The total in a sentence, as in the header; null where unknown. */
export function annualCostText(costs: BlockState<FiguresView>): string | null {
  const total = costs.state === 'ready' ? costs.view.figures.find(({ key }) => key === 'total')?.value : undefined
  return total?.kind === 'percent' ? `Total annual cost ${formatPercent(total.fraction)}.` : null
}
