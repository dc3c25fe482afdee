import type { FigureTableView } from '@bellwether/contract'
import { people } from '@bellwether/db'
import { holdingValue, money } from '@bellwether/domain'
import { countValue, dateValue, moneyValue, notApplicable, textValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

export async function peopleTable(
  { db }: ResearchContext,
  { security, quote }: Subject,
): Promise<FigureTableView | null> {
  const board = await people.board(db, security.id, ['BOARD', 'EXECUTIVE'])
  const [first] = board
  if (!first) return null
  const last = quote?.lastPrice ?? null
  return {
    asAt: first.asAt,
    basis: 'Holdings are valued at the last price; pay is for the last financial year.',
    columns: [
      { label: 'Name' },
      { label: 'Role', wide: true },
      { label: 'Born', numeric: true },
      { label: 'Appointed', numeric: true },
      { label: 'Shares', numeric: true },
      { label: 'Current value', numeric: true },
      { label: 'Pay', numeric: true },
    ],
    rows: board.map(({ personId, name, role, born, appointedOn, shares, pay, payCurrency }) => ({
      key: `${personId} ${role}`,
      cells: [
        textValue(name),
        textValue(role),
        born === null ? notApplicable : textValue(String(born)),
        dateValue(appointedOn),
        countValue(shares),
        moneyValue(last && shares !== null ? holdingValue(last, shares) : null),
        moneyValue(pay !== null && payCurrency ? money(pay, payCurrency) : null),
      ],
    })),
  }
}
