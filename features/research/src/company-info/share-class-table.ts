import type { FigureTableView } from '@bellwether/contract'
import type { IsoDate } from '@bellwether/domain'
import { countValue, type Details, listIn, numberIn, textIn, textValue } from '@bellwether/web/view'

/** Share classes with their votes; null where none are disclosed. Treasury shares have no vote. */
export function shareClassTable(details: Details, asAt: IsoDate): FigureTableView | null {
  const classes = listIn(details, 'shareClasses')
  if (classes.length === 0) return null
  return {
    asAt,
    basis: 'Treasury shares are held by the company itself: they carry no votes and receive no dividends.',
    columns: [
      { label: 'Class' },
      { label: 'Nominal value', numeric: true },
      { label: 'Votes per share', numeric: true },
      { label: 'In issue', numeric: true },
      { label: 'In treasury', numeric: true },
      { label: 'Total votes', numeric: true },
    ],
    rows: classes.map(one => {
      const [issued, treasury] = [numberIn(one, 'inIssue'), numberIn(one, 'inTreasury') ?? 0]
      const votes = numberIn(one, 'votesPerShare')
      const name = textIn(one, 'name') ?? 'Shares'
      return {
        key: name,
        cells: [
          textValue(name),
          textValue(textIn(one, 'nominal')),
          countValue(votes),
          countValue(issued),
          countValue(treasury),
          countValue(issued === null || votes === null ? null : (issued - treasury) * votes),
        ],
      }
    }),
  }
}
