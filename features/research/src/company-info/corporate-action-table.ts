import type { FigureTableView } from '@bellwether/contract'
import type { corporateActions } from '@bellwether/db'
import { formatNumber } from '@bellwether/domain'
import { dateValue, notApplicable, textValue } from '@bellwether/web/view'

type Action = Awaited<ReturnType<typeof corporateActions.forSecurity>>[number]

const actionLabels: Readonly<Record<Action['kind'], string>> = {
  SPLIT: 'Split',
  CONSOLIDATION: 'Consolidation',
  RIGHTS: 'Rights issue',
  TENDER: 'Tender offer',
  BUYBACK: 'Buyback',
  NAME_CHANGE: 'Name change',
}

/** Latest first; null where nothing happened. */
export function corporateActionTable(actions: readonly Action[]): FigureTableView | null {
  if (actions.length === 0) return null
  return {
    asAt: null,
    basis: 'Past prices and per-share figures are multiplied by the factor so that they are comparable.',
    columns: [
      { label: 'Effective' },
      { label: 'Type', wide: true },
      { label: 'Details', wide: true },
      { label: 'Ratio', numeric: true },
      { label: 'Factor', numeric: true },
    ],
    rows: actions.map(({ id, kind, effectiveOn, description, ratioNew, ratioOld, factor }) => ({
      key: String(id),
      cells: [
        dateValue(effectiveOn),
        textValue(actionLabels[kind]),
        textValue(description),
        ratioNew === null || ratioOld === null
          ? notApplicable
          : textValue(`${plain(ratioNew, 6)} for ${plain(ratioOld, 6)}`),
        factor === null ? notApplicable : textValue(plain(factor, 4)),
      ],
    })),
  }
}

/** Without trailing zeros: 0.1429, 10. */
function plain(value: number, digits: number): string {
  return formatNumber(value, digits).replace(/\.?0{1,6}$/, '')
}
