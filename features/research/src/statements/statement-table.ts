import { divide, reportedLine } from '@bellwether/analytics'
import type {
  CommonBase,
  PeriodRow,
  PeriodSection,
  PeriodTableView,
  RowUnit,
  StatementChoices,
} from '@bellwether/contract'
import {
  isPresent,
  type Ratio,
  type StatementKind,
  type StatementTemplateName,
  statementTemplates,
} from '@bellwether/domain'
import { derivedRows } from './derived-rows.ts'
import { cellOf, type FigureRow, growthOf, toPeriodRow } from './figure-row.ts'
import type { Period } from './period.ts'
import { otherFigures, sectionsOf } from './statement-sections.ts'

/** The lines of a statement as rows, in the template's order. */
export function statementRows(kind: StatementKind, template: StatementTemplateName): readonly FigureRow[] {
  return statementTemplates[template][kind].map(line => ({
    key: line.key,
    label: line.label,
    definition: line.definition,
    level: line.level,
    unit: line.kind,
    of: period => reportedLine(period, kind, line.key),
    over: null,
  }))
}

/** `periods` oldest first, reported ones followed by forecasts. Null where none of them has this statement. */
export function statementTable(
  kind: StatementKind,
  periods: readonly Period[],
  { show, years }: Pick<StatementChoices, 'show' | 'years'>,
): PeriodTableView | null {
  const withStatement = periods.filter(period => period[kind] !== null)
  const past = withStatement.filter(({ column }) => !column.forecast).slice(-years)
  const shown = [...past, ...withStatement.filter(({ column }) => column.forecast)]
  const [latest] = past.slice(-1)
  if (!latest) return null
  const { template } = latest

  let leftOut = 0
  const toRows = (rows: readonly FigureRow[]): PeriodRow[] =>
    rows.flatMap(row => {
      const plain = toPeriodRow(row, shown)
      if (isUnknown(plain)) return []
      if (row.level === 'line' && isNil(plain)) {
        leftOut += 1
        return []
      }
      return show === 'common' && row.unit !== 'MONEY' ? [] : [shownAs(plain, row, shown, kind, show)]
    })

  const sections: PeriodSection[] = []
  const others: FigureRow[] = []
  const lines = [...statementRows(kind, template)]
  for (const { title, last } of sectionsOf(kind, template)) {
    const part = lines.splice(0, lines.findIndex(({ key }) => key === last) + 1)
    sections.push({ key: last, title, rows: toRows(part.filter(({ unit }) => unit === 'MONEY')) })
    others.push(...part.filter(({ unit }) => unit !== 'MONEY'))
  }
  const derived = derivedRows[kind].filter(row => shown.some(period => !('absent' in row.of(period))))
  sections.push(
    { key: 'other', title: otherFigures, rows: toRows([...others, ...lines]) },
    { key: 'derived', title: 'Calculated ratios', rows: toRows(derived) },
  )
  return {
    columns: shown.map(({ column }) => column),
    sections: sections.filter(({ rows }) => rows.length > 0),
    currency: latest.currency,
    basis: latest.basis,
    leftOut,
  }
}

/** A total of a template that this company never prints, or that has no place on an adjusted basis. */
function isUnknown({ level, cells }: PeriodRow): boolean {
  return level !== 'line' && cells.every(cell => 'absent' in cell)
}

function isNil({ cells }: PeriodRow): boolean {
  return cells.every(cell => 'absent' in cell || (isPresent<number>(cell) && cell.value === 0))
}

function shownAs(
  plain: PeriodRow,
  row: FigureRow,
  shown: readonly Period[],
  kind: StatementKind,
  show: StatementChoices['show'],
): PeriodRow {
  if (show === 'reported') return plain
  if (show === 'growth') {
    const unit: RowUnit = row.unit === 'PERCENT' || row.unit === 'FRACTION' ? 'POINTS' : 'FRACTION'
    return { ...plain, unit, cells: shown.map(period => growthOf(row, period)) }
  }
  return { ...plain, unit: 'FRACTION', cells: shown.map(period => shareOf(row, period, kind)) }
}

function shareOf(row: FigureRow, period: Period, kind: StatementKind): Ratio {
  const value = cellOf(row, period)
  if (!isPresent<number>(value)) return value
  const [base, needsPositive] = commonBase(kind, period)
  return divide(value.value, base, { what: 'Per share', needsPositive })
}

function commonBase(kind: StatementKind, { figures, template }: Period): readonly [number | null, string] {
  if (kind === 'balance') return [figures.totalAssets, 'Total assets']
  return template === 'TRUST' ? [figures.totalEquity, 'Net assets'] : [figures.revenue, 'Revenue']
}

const revenueLabels = {
  GENERAL: 'revenue',
  BANK: 'total income',
  INSURER: 'insurance revenue',
  REIT: 'rental income',
  TRUST: 'net assets',
} as const

/** A trust's income is small compared with its gains, so its lines are shown as a percentage of net assets. */
export function commonBaseLabel(kind: StatementKind, template: StatementTemplateName): CommonBase {
  return kind === 'balance' ? 'total assets' : revenueLabels[template]
}
