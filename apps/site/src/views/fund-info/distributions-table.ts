import type { BlockState, FigureTableView } from '@bellwether/contract'
import { dividends } from '@bellwether/db'
import type { SiteContext } from '../../site-context.ts'
import { empty, ready } from '../block-state.ts'
import { toDividendView } from '../dividends/dividend-view.ts'
import { dateValue, priceValue, textValue } from '../figure.ts'
import type { Subject } from '../frame.ts'

const shown = 8

/** When income leaves the fund or, in accumulation units, stays in it; the latest first. */
export async function distributionsTable(
  { db }: SiteContext,
  { security, day }: Subject,
): Promise<BlockState<FigureTableView>> {
  const rows = await dividends.forSecurity(db, security.id, shown)
  if (rows.length === 0) return empty('It has paid no income, or none was reported to us.')
  return ready({
    asAt: day,
    basis: rows.some(({ reinvested }) => reinvested)
      ? 'For each unit. These units accumulate: the income stays in the fund, and is taxed all the same outside an ISA or pension.'
      : 'For each unit. Who holds it before the ex-dividend day receives the income.',
    columns: [
      { label: 'Ex-dividend' },
      { label: 'Paid', numeric: true },
      { label: 'Amount', numeric: true },
      { label: 'Status' },
    ],
    rows: rows.map(row => {
      const { exOn, payOn, amount, estimated } = toDividendView(row)
      return {
        key: String(row.id),
        cells: [
          dateValue(exOn),
          dateValue(payOn),
          priceValue(amount),
          textValue(estimated ? 'Estimated' : 'Confirmed'),
        ],
      }
    }),
  })
}
