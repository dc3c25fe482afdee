import type { BlockState, FiguresView } from '@bellwether/contract'
import { costs } from '@bellwether/db'
import { money } from '@bellwether/domain'
import type { SiteContext } from '../site-context.ts'
import { empty, ready } from './block-state.ts'
import { figure, moneyValue, notApplicable, percentValue } from './figure.ts'

const exampleHolding = 10_000_00

/** The manufacturer's charges, as fractions and in pounds a year on £10,000. Unknown is never shown as nil. */
export async function productCostsView({ db }: SiteContext, securityId: number): Promise<BlockState<FiguresView>> {
  const row = (await costs.product(db, securityId, 'EX_ANTE')) ?? (await costs.product(db, securityId, 'EX_POST'))
  if (!row) return empty('Product costs are not supplied by the manager; treat them as unknown, not as zero.')
  const yearly = [row.ongoing, row.transaction, row.incidental].filter(cost => cost !== null)
  const total = yearly.length > 0 ? yearly.reduce((sum, cost) => sum + cost, 0) : null
  return ready({
    asAt: row.asAt,
    basis: 'Product charges only: dealing and account charges come on top.',
    figures: [
      figure('ongoing', 'Ongoing charge (OCF)', percentValue(row.ongoing), {
        definition: 'What running the product costs each year, taken from its assets.',
      }),
      figure('transaction', 'Transaction costs', percentValue(row.transaction), {
        definition: 'What the product itself spends on buying and selling, each year.',
      }),
      figure('incidental', 'Performance fee', percentValue(row.incidental)),
      figure('borrowing', 'Cost of borrowing', row.borrowing === null ? notApplicable : percentValue(row.borrowing)),
      figure('entry', 'To buy', percentValue(row.entry)),
      figure('exit', 'To sell', percentValue(row.exit)),
      figure('total', 'Each year in all', percentValue(total)),
      figure(
        'pounds',
        'On £10,000, each year',
        moneyValue(total === null ? null : money(Math.round(total * exampleHolding), 'GBP')),
      ),
    ],
  })
}
