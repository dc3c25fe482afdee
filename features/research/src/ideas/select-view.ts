import {
  type FigureTableView,
  type FigureValue,
  type IdeaListView,
  type IdeasView,
  screenerLabels,
  screenerPath,
} from '@bellwether/contract'
import { screener, securities } from '@bellwether/db'
import { getMarketCode, type IsoDate, researchPath } from '@bellwether/domain'
import { block, empty, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { toFigure } from '../screener/screener-figure.ts'
import { type IdeaRule, ideaLength, ideaRules } from './idea-rules.ts'

const ownLabels = {
  cover: { label: 'Dividend cover', definition: 'Earnings ÷ dividend.' },
  discountZ: {
    label: 'Z-score',
    definition: 'Distance of the discount from its 12-month average, in standard deviations.',
  },
} as const

/** Rules-based lists, each with its rule. */
export async function selectView(context: ResearchContext, today: IsoDate): Promise<IdeasView> {
  const [lists, hasAny, simulated] = await Promise.all([
    Promise.all(ideaRules(today).map(rule => toList(context, rule))),
    securities.areThereAny(context.db),
    securities.isSimulated(context.db),
  ])
  return { page: 'select', lists: hasAny ? lists : [], source: null, simulated }
}

async function toList(context: ResearchContext, rule: IdeaRule): Promise<IdeaListView> {
  return {
    id: rule.id,
    title: rule.title,
    why: rule.why,
    rule: rule.rule,
    screener: rule.screener && `${screenerPath}?${rule.screener}`,
    table: await block(context, rule.id, async () => {
      const rows = await rowsOf(context, rule)
      return rows.length > 0
        ? ready(toTable(rule, rows))
        : empty<FigureTableView>('No securities match this rule today.')
    }),
  }
}

async function rowsOf({ db }: ResearchContext, rule: IdeaRule): Promise<readonly screener.ScreenerRow[]> {
  const { filters, sort, descending } = rule
  const found = await Promise.all(
    rule.types.map(type => screener.list(db, { type, filters, sort, descending, limit: ideaLength, startAt: 0 })),
  )
  if (found.length === 1) return found[0] ?? []
  // Of several types each list is in order; together they need sorting once more. Only the charge is sorted by there.
  return found
    .flat()
    .toSorted((a, b) => (a.charge ?? 1) - (b.charge ?? 1))
    .slice(0, ideaLength)
}

function toTable(rule: IdeaRule, rows: readonly screener.ScreenerRow[]): FigureTableView {
  const labelOf = (column: IdeaRule['columns'][number]) =>
    column === 'cover' || column === 'discountZ' ? ownLabels[column] : screenerLabels[column]
  return {
    columns: [{ label: 'Name' }, ...rule.columns.map(column => ({ ...labelOf(column), numeric: true }))],
    rows: rows.map(row => ({
      key: row.marketCode,
      cells: [
        { kind: 'text', text: row.name, href: researchPath(getMarketCode(row.marketCode)) },
        ...rule.columns.map(column => cellOf(row, column)),
      ],
    })),
    asAt: rows.find(({ asAt }) => asAt !== null)?.asAt ?? null,
  }
}

function cellOf(row: screener.ScreenerRow, column: IdeaRule['columns'][number]): FigureValue {
  if (column === 'cover')
    return row.cover === null
      ? { kind: 'absent', absence: 'NOT_REPORTED' }
      : { kind: 'ratio', value: row.cover, suffix: '×' }
  if (column === 'discountZ')
    return row.discountZ === null
      ? { kind: 'absent', absence: 'NOT_REPORTED' }
      : { kind: 'ratio', value: row.discountZ, digits: 2 }
  return toFigure(row, column)
}
