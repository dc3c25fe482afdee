import { median, medianRatio } from '../ssr/report.ts'
import type { LoadResult } from './load/load-order.ts'
import { type Load, minOfLatest, workers } from './loads.ts'
import { toVerdict } from './verdict.ts'

export interface Row {
  readonly name: string
  /** One for each pass. */
  readonly results: readonly LoadResult[]
}

export const perCpuSecond = ({ updatesPerSecond, cpuMsPerSecond }: LoadResult): number =>
  cpuMsPerSecond === null ? Number.NaN : (updatesPerSecond * 1000) / cpuMsPerSecond

const head = [
  'server',
  'updates/s out',
  'per CPU-second',
  'min to max',
  'ours is',
  'core used',
  'of latest',
  'of all',
  'p50 ms',
  'p99 ms',
  'in time',
  'bytes/update',
  'idle KB',
]

/** A Markdown table; `ours` is the name of the row to which the others are compared. */
export function toTable(rows: readonly Row[], ours: string): string {
  const base = rows.find(row => row.name === ours)?.results.map(perCpuSecond) ?? []
  const lines = rows.map(({ name, results }) => {
    const rates = results.map(perCpuSecond)
    const mid = (pick: (result: LoadResult) => number | null) =>
      median(results.map(result => pick(result) ?? Number.NaN))
    return [
      name,
      whole(mid(result => result.updatesPerSecond)),
      whole(median(rates)),
      `${whole(Math.min(...rates))} to ${whole(Math.max(...rates))}`,
      `${medianRatio(base, rates).toFixed(2)}x`,
      mid(result => (result.cpuMsPerSecond ?? Number.NaN) / 1000).toFixed(2),
      percent(mid(result => result.ofLatest)),
      percent(mid(result => result.ofAll)),
      mid(result => result.p50).toFixed(1),
      mid(result => result.p99).toFixed(1),
      percent(mid(result => result.inTime)),
      mid(result => result.bytesPerUpdate).toFixed(1),
      mid(result => (result.idleBytes ?? Number.NaN) / 1024).toFixed(1),
    ]
  })
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map(line => line[column]?.length ?? 0)))
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [toLine(head), rule, ...lines.map(toLine)].join('\n')
}

/** Whether each goal of the load was reached, in words; a peer that was not measured has no goal. */
export function toVerdicts(rows: readonly Row[], ours: string, { goals, maxP99 }: Load): string[] {
  const own = rows.find(row => row.name === ours)
  if (own === undefined) return []
  const ratios = rows
    .filter(row => goals[row.name] !== undefined)
    .map(row => {
      const ratio = medianRatio(own.results.map(perCpuSecond), row.results.map(perCpuSecond))
      return toVerdict(
        `${ratio.toFixed(2)}x ${row.name}`,
        ratio >= (goals[row.name] ?? 0),
        `at least ${goals[row.name]}x`,
      )
    })
  const both = rows.find(row => row.name === workers.name)
  const scale = both && workers.count * medianRatio(both.results.map(perCpuSecond), own.results.map(perCpuSecond))
  const latest = median(own.results.map(result => result.ofLatest))
  const p99 = median(own.results.map(result => result.p99 ?? Number.NaN))
  return [
    ...ratios,
    ...(scale === undefined
      ? []
      : [
          toVerdict(
            `${scale.toFixed(2)}x one process by ${workers.name}`,
            scale >= workers.goal,
            `at least ${workers.goal}x`,
          ),
        ]),
    toVerdict(`${percent(latest)} of latest values`, latest >= minOfLatest, `at least ${percent(minOfLatest)}`),
    toVerdict(`p99 ${p99.toFixed(1)} ms`, p99 <= maxP99, `at most ${maxP99} ms`),
  ]
}

/** What is wrong with the measurement itself. */
export function toDoubts(rows: readonly Row[]): string[] {
  return rows.flatMap(({ name, results }) => [
    ...(results.some(result => result.disorder > 0)
      ? [`${name} sent updates that were not newer than those before.`]
      : []),
    ...(median(results.map(result => result.ownShare)) > 0.85
      ? [`${name}: the load generator was short of time; latencies are partly its own.`]
      : []),
    ...(median(results.map(result => result.notTaken)) > 0
      ? [`${name} did not take in all ticks: it was beyond what it can do. What it did deliver per CPU-second holds.`]
      : []),
  ])
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
