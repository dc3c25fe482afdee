import { toMarkdownTable } from '../machine/markdown-table.ts'
import { median, medianRatio } from '../ssr/report.ts'

export interface Row {
  readonly name: string
  readonly goal: number | null
  /** Of the loader itself, compressed; null where there is none. */
  readonly coreBytes: number | null
  /** Asked of the CDN and the API until the last paint, the most of all passes. */
  readonly requests: number
  /** One for each pass, ms. */
  readonly paintedMs: readonly number[]
  /** First paint of the host page by that of the same page without components; one for each pass. */
  readonly firstPaintRatios: readonly number[]
  /** The most of all passes. */
  readonly layoutShift: number
  /** Whether its head keeps room for the components. */
  readonly reservesHeight: boolean
}

/** The host page is drawn no later than without components. */
const firstPaintGoal = 1.02

/**
 * A Markdown table; ratios are to the row named `baseline`, within each pass, then the median. That of the least
 * suffers least from what else the machine does.
 */
export function toTable(rows: readonly Row[], baseline: string): string {
  const head = [
    'page',
    'last of 10 painted, ms',
    'least to most',
    'ratio',
    'of least',
    'goal',
    'first paint',
    'layout shift',
    'requests',
    'core, bytes of brotli',
  ]
  return toMarkdownTable(
    head,
    rows.map(row => [
      row.name,
      whole(median(row.paintedMs)),
      `${whole(Math.min(...row.paintedMs))} to ${whole(Math.max(...row.paintedMs))}`,
      toRatio(row, rows, baseline).toFixed(2),
      (Math.min(...row.paintedMs) / Math.min(...findBase(rows, baseline).paintedMs)).toFixed(2),
      row.goal === null ? '' : row.goal.toFixed(2),
      median(row.firstPaintRatios).toFixed(2),
      row.layoutShift.toFixed(3),
      whole(row.requests),
      row.coreBytes === null ? '' : whole(row.coreBytes),
    ]),
  )
}

interface Verdict {
  readonly line: string
  readonly isMet: boolean
}

/** A line for each goal; the ratio counts as it is, not as it is printed. */
export function toVerdicts(rows: readonly Row[], baseline: string): Verdict[] {
  return rows.flatMap(row => {
    if (row.goal === null) return []
    const ratio = toRatio(row, rows, baseline)
    const verdicts = [
      toVerdict(row.name, ratio, row.goal),
      toVerdict(`${row.name}, first paint`, median(row.firstPaintRatios), firstPaintGoal),
    ]
    return row.reservesHeight ? [...verdicts, toVerdict(`${row.name}, layout shift`, row.layoutShift, 0)] : verdicts
  })
}

function toVerdict(what: string, value: number, goal: number): Verdict {
  const isMet = value <= goal
  return { line: `${isMet ? 'Met' : 'Missed'}: ${what} ${value.toFixed(3)}, goal ${goal.toFixed(2)}`, isMet }
}

function toRatio(row: Row, rows: readonly Row[], baseline: string): number {
  return medianRatio(row.paintedMs, findBase(rows, baseline).paintedMs)
}

function findBase(rows: readonly Row[], baseline: string): Row {
  const base = rows.find(({ name }) => name === baseline)
  if (base === undefined) throw new Error(`No row is named ${baseline}`)
  return base
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
