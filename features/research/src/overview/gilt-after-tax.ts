import type { GiltAnalysis } from '@bellwether/analytics'
import type { FigureTableView } from '@bellwether/contract'
import { formatPercent, type IsoDate } from '@bellwether/domain'
import { percentValue, textValue } from '@bellwether/web/view'

/** What each rate of income tax leaves of a gilt's yield, and the deposit that would leave as much. */
export function giltAfterTax({ afterTax }: Pick<GiltAnalysis, 'afterTax'>, day: IsoDate): FigureTableView {
  return {
    asAt: day,
    columns: [
      { label: 'Income tax' },
      { label: 'Yield after it', numeric: true },
      {
        label: 'Same as a deposit at',
        numeric: true,
        definition: 'The taxed rate of interest that would leave you with the same: gains on gilts are not taxed.',
      },
    ],
    rows: afterTax.map(({ rate, yield: left, deposit }) => ({
      key: String(rate),
      cells: [textValue(formatPercent(rate, { digits: 0 })), percentValue(left), percentValue(deposit)],
    })),
  }
}
