import type { FiguresView, FigureValue } from '@bellwether/contract'
import type { Csv } from '@bellwether/web/files'
import { plainFigure } from '@bellwether/web/view'

export interface TitledFigures {
  readonly title: string
  readonly figures: FiguresView
}

/** Lists of figures as one file: unrounded, each with its unit and date. */
export function figuresCsv(name: string, lists: readonly TitledFigures[]): Csv {
  const hasBeside = lists.some(({ figures }) => figures.figures.some(({ beside }) => beside))
  return {
    kind: 'csv',
    name,
    header: ['Section', 'Figure', 'Value', 'Unit', ...(hasBeside ? ['Compared with', 'Comparison'] : []), 'As at'],
    rows: lists.flatMap(({ title, figures: { figures, asAt, besideLabel } }) =>
      figures
        .filter(({ value }) => value.kind !== 'absent' || value.absence !== 'NOT_APPLICABLE')
        .map(({ label, value, beside }) => [
          title,
          label,
          plainFigure(value),
          unitOf(value),
          ...(hasBeside ? [beside ? (besideLabel ?? null) : null, beside ? plainFigure(beside) : null] : []),
          asAt,
        ]),
    ),
  }
}

function unitOf(value: FigureValue): string | null {
  switch (value.kind) {
    case 'percent':
      return 'fraction'
    case 'price':
    case 'change':
      return value.price.unit
    case 'money':
      return value.money.currency
    case 'score':
      return `of ${value.scale}`
    default:
      return null
  }
}
