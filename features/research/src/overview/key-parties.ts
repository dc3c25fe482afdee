import type { BlockState, FigureTableView } from '@bellwether/contract'
import { people } from '@bellwether/db'
import { countValue, dateValue, notApplicable, ready, textValue } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

/** Managers, and for a trust its board with their holdings; null for a product without named managers. */
export async function keyPeople(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<FigureTableView> | null> {
  const serving = await people.board(db, securityId)
  const managersFirst = serving.toSorted((a, b) => Number(b.kind === 'MANAGER') - Number(a.kind === 'MANAGER'))
  const [first] = managersFirst
  if (!first) return null
  const own = managersFirst.some(({ shares }) => shares !== null)
  return ready({
    asAt: first.asAt,
    columns: [
      { label: 'Name' },
      { label: 'Role', wide: true },
      { label: 'Appointed', numeric: true },
      ...(own ? [{ label: 'Shares held', numeric: true }] : []),
    ],
    rows: managersFirst.map(({ personId, kind, name, role, appointedOn, shares }) => ({
      key: `${personId} ${kind}`,
      cells: [
        textValue(name),
        textValue(role),
        appointedOn ? dateValue(appointedOn) : textValue('Not disclosed'),
        ...(own ? [kind === 'MANAGER' ? notApplicable : countValue(shares)] : []),
      ],
    })),
  })
}
