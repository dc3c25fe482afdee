import type { BlockState, FigureTableView, FigureValue } from '@bellwether/contract'
import { sectorFigures } from '@bellwether/db'
import { countValue, empty, notApplicable, ordinal, percentValue, ready, textValue } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { medianIn } from '../sector-figures/medians.ts'

interface Measure {
  readonly key: string
  readonly label: string
  readonly write: (value: number) => FigureValue
}

const times = (value: number): FigureValue => ({ kind: 'ratio', value, suffix: '×' })

const measures: readonly Measure[] = [
  { key: 'dividendYield', label: 'Dividend yield', write: value => percentValue(value) },
  { key: 'dividendCover', label: 'Dividend cover', write: times },
  { key: 'revenueCover', label: 'Revenue cover', write: times },
  {
    key: 'dividendGrowth',
    label: '5-year dividend growth (CAGR)',
    write: value => percentValue(value, { signed: true }),
  },
  { key: 'increases', label: 'Years of dividend growth', write: countValue },
]

/** Its rank by dividends within its sector. Empty where too few members report. */
export async function sectorIncome(context: ResearchContext, subject: Subject): Promise<BlockState<FigureTableView>> {
  const { db } = context
  const { security } = subject
  const { type, sector } = security
  if (!sector) return empty('No sector assigned.')
  const [standing, group] = await Promise.all([
    sectorFigures.standing(db, security.id),
    sectorFigures.group(db, { type, name: sector }),
  ])
  const table = sectorTable(standing?.income ?? {}, group?.medians ?? {})
  if (!standing || table.length === 0) return empty('Too few companies in the sector report these figures.')
  return ready({
    asAt: standing.asAt,
    basis: `All companies in ${sector} reporting this figure, including those that pay no dividend.`,
    columns: [
      { label: 'Measure' },
      { label: type === 'CLOSED_END_FUND' ? 'This trust' : 'This share', numeric: true },
      { label: 'Sector median', numeric: true },
      { label: 'Rank', numeric: true },
    ],
    rows: table,
  })
}

/** One row for each figure that the security and enough others report. */
export function sectorTable(
  income: sectorFigures.Standing['income'],
  medians: sectorFigures.Medians,
): FigureTableView['rows'] {
  return measures.flatMap(({ key, label, write }) => {
    const standing = income[key]
    const median = medianIn(medians, key)
    if (!standing || median === null) return []
    const [own, rank, members, below] = standing
    return [
      {
        key,
        cells: [
          textValue(label),
          write(own),
          write(median),
          own === 0 ? notApplicable : textValue(rankText(rank, members, below)),
        ],
      },
    ]
  })
}

/** From the highest down, "3rd of 12"; equal values share a rank. */
function rankText(rank: number, members: number, below: number): string {
  if (rank === 1) return `Highest of ${members}`
  if (below === 0) return `Lowest of ${members}`
  return `${ordinal(rank)} of ${members}`
}
