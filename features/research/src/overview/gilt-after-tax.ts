import type { GiltAnalysis } from '@bellwether/analytics'
import type { FigureTableView } from '@bellwether/contract'
import { formatPercent, type IsoDate } from '@bellwether/domain'
import { percentValue, textValue } from '@bellwether/web/view'

/** A gilt's yield after each rate of income tax, and the equivalent gross savings rate. */
export function giltAfterTax(
  { afterTax }: Pick<GiltAnalysis, 'afterTax'>,
  day: IsoDate,
  explained: FigureTableView['explained'] = [],
): FigureTableView {
  return {
    asAt: day,
    explained,
    columns: [
      { label: 'Income tax rate' },
      { label: 'After-tax yield', numeric: true },
      {
        label: 'Equivalent gross savings rate',
        numeric: true,
        definition:
          'The savings rate before tax that would give the same return after it. Gains on gilts are not taxed.',
      },
    ],
    rows: afterTax.map(({ rate, yield: left, deposit }) => ({
      key: String(rate),
      cells: [textValue(formatPercent(rate, { digits: 0 })), percentValue(left), percentValue(deposit)],
    })),
  }
}
