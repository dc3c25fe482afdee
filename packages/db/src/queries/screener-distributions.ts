import { type IsoDate, type SecurityType, toEpochDay } from '@bellwether/domain'
import type { Database } from '../database.ts'
import type { RangeColumn } from './screener-columns.ts'
import type { FigureColumn } from './screener-index/figure-column.ts'
import { readIndex } from './screener-index/read-index.ts'

/** How the figures of a column are spread, in its own unit; of sizes and prices the natural logarithm, of maturities years from a day. */
export interface ColumnDistribution {
  readonly column: RangeColumn
  readonly count: number
  /** The 2nd, 50th and 98th percentile. */
  readonly percentiles: readonly [low: number, median: number, high: number]
  /** Equal parts from the 2nd to the 98th percentile; what is outside is in the first and the last. */
  readonly bins: readonly number[]
}

const distributionBins = 20

/** With fewer there is nothing to see. */
const minFigures = 10

/** Of all securities of a type; columns with too few figures, or with one figure only, are left out. */
export async function distributions(
  db: Database,
  type: SecurityType,
  columns: readonly RangeColumn[],
  today: IsoDate,
): Promise<readonly ColumnDistribution[]> {
  const index = await readIndex(
    db,
    type,
    columns.map(name => ({ name, value: '' })),
  )
  return columns.flatMap(column => {
    const figures = index?.figure(column)
    return figures ? distributionOf(column, shownFigures(column, figures, today)) : []
  })
}

function distributionOf(column: RangeColumn, sorted: Float64Array): ColumnDistribution | [] {
  const [low, median, high] = [percentile(sorted, 0.02), percentile(sorted, 0.5), percentile(sorted, 0.98)]
  if (sorted.length < minFigures || low >= high) return []
  const bins = Array.from({ length: distributionBins }, () => 0)
  for (const figure of sorted) {
    const bin = Math.floor(((figure - low) / (high - low)) * distributionBins)
    const within = Math.max(0, Math.min(distributionBins - 1, bin))
    bins[within] = (bins[within] ?? 0) + 1
  }
  return { column, count: sorted.length, percentiles: [low, median, high], bins }
}

/** Between the two figures nearest to it, in proportion. */
function percentile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return below + (above - below) * (at - Math.floor(at))
}

/** Those there are, as they are shown, lowest first. */
function shownFigures(column: RangeColumn, { values, ascending }: FigureColumn, today: IsoDate): Float64Array {
  const show = showing(column, today)
  const shown = new Float64Array(ascending.length)
  for (let at = 0; at < shown.length; at++) shown[at] = show(values[ascending[at] as number] as number)
  return shown
}

/** Never turns the order of two figures round. */
function showing(column: RangeColumn, today: IsoDate): (figure: number) => number {
  if (column === 'size' || column === 'totalAssets') return pence => Math.log(Math.max(pence, 1))
  if (column === 'price' || column === 'nav') return pounds => Math.log(Math.max(pounds, 0.000_001))
  if (column === 'maturity') return day => (day - toEpochDay(today)) / 365.25
  return figure => figure
}
