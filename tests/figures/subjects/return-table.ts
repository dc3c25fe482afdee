import { annualised, type Line, returnBetween } from '../calculate/growth.ts'
import type { Span } from '../calculate/periods.ts'
import type { Standing } from '../calculate/sector-members.ts'
import { differences, either, percent, points } from '../page/printed.ts'
import type { Figures } from './subject.ts'

export interface NamedLine {
  readonly kind: 'own' | 'price' | 'nav' | 'index'
  readonly name: string
  readonly line: Line
}

interface Column extends Omit<Span, 'label'> {
  readonly head: string
}

/** All rows of one table of returns, the sector's and the difference included. */
export function addReturnTable(
  figures: Figures,
  place: { readonly page: string; readonly table: string },
  {
    lines,
    columns,
    standings,
    perYear = false,
    withDifference = true,
    withRanks = true,
  }: {
    readonly lines: readonly NamedLine[]
    readonly columns: readonly Column[]
    readonly standings: readonly (Standing | null)[] | null
    readonly perYear?: boolean
    readonly withDifference?: boolean
    readonly withRanks?: boolean
  },
): void {
  const written = (total: number | null, { from, to }: Column) =>
    total === null || !perYear ? total : annualised(total, from, to)
  const rows = lines.map(({ kind, name, line }) => ({
    kind: kind as NamedLine['kind'] | 'sector',
    name,
    values: columns.map(column => written(returnBetween(line, column.from, column.to), column)),
  }))
  const ranked = standings?.some(standing => standing !== null) ? standings : null
  if (ranked)
    rows.push({
      kind: 'sector',
      name: 'Sector average',
      values: columns.map((column, index) => written(ranked[index]?.average ?? null, column)),
    })
  const text = (value: number | null) => (value === null ? 'n/a' : either(v => percent(v, { sign: true }), value))
  for (const { name, values } of rows)
    figures.row(
      place,
      name,
      columns.map(({ head, from, to }, index) => [
        head,
        text(values[index] ?? null),
        { from, to, value: values[index] },
      ]),
    )
  const other = rows.find(({ kind }) => kind === 'index') ?? rows.find(({ kind }) => kind === 'sector')
  if (withDifference && other) {
    const price = other.kind === 'index' ? rows.find(({ kind }) => kind === 'price') : undefined
    const [own] = price ? [price] : rows
    const name = `Difference vs ${other.kind === 'sector' ? 'sector average' : 'index'}${price ? ' (price only)' : ''} (pp)`
    figures.row(
      place,
      name,
      columns.map(({ head }, index) => {
        const [mine, theirs] = [own?.values[index] ?? null, other.values[index] ?? null]
        return [head, mine === null || theirs === null ? 'n/a' : differences(points, mine, theirs), { mine, theirs }]
      }),
    )
  }
  if (ranked && withRanks)
    figures.row(
      place,
      'Sector rank',
      columns.map(({ head }, index) => [head, rankText(ranked[index]?.rank ?? null)]),
    )
}

function rankText(rank: Standing['rank']): string {
  return rank ? `${rank.place} of ${rank.of}${rank.quartile ? ` ${rank.quartile}` : ''}` : 'n/a'
}
