import { toMarkdownTable } from '../machine/markdown-table.ts'
import type { LoadResult } from './load.ts'

export interface Row {
  readonly name: string
  readonly bytes: number
  readonly elements: number
  /** One for each pass. */
  readonly results: readonly LoadResult[]
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

/**
 * The median over passes of value ÷ baseline of the same pass: what slows the machine for a whole pass slows both, and
 * drops out.
 */
export function medianRatio(values: readonly number[], baseline: readonly number[]): number {
  return median(values.map((value, pass) => value / (baseline[pass] ?? Number.NaN)))
}

/** A Markdown table. Ratios are to the row named `baseline`. */
export function toTable(rows: readonly Row[], baseline: string): string {
  const base = rows.find(row => row.name === baseline)
  if (base === undefined) throw new Error(`No row is named ${baseline}`)
  const head = ['server', 'requests/s', 'least to most', 'ratio', 'CPU ms/request', 'ratio', 'HTML bytes', 'elements']
  const lines = rows.map(row => {
    const rates = row.results.map(result => result.requestsPerSecond)
    const cpu = cpuOf(row)
    const baseCpu = cpuOf(base)
    return [
      row.name,
      whole(median(rates)),
      `${whole(Math.min(...rates))} to ${whole(Math.max(...rates))}`,
      medianRatio(
        rates,
        base.results.map(result => result.requestsPerSecond),
      ).toFixed(2),
      cpu === null ? 'n/a' : median(cpu).toFixed(2),
      cpu === null || baseCpu === null ? 'n/a' : medianRatio(cpu, baseCpu).toFixed(2),
      whole(row.bytes),
      whole(row.elements),
    ]
  })
  return toMarkdownTable(head, lines)
}

/** Rows that the load generator may have held back: their requests/s are a lower bound, their CPU per request still holds. */
export function findHeldBack(rows: readonly Row[]): string[] {
  return rows.filter(row => median(row.results.map(result => result.ownShare)) > 0.85).map(row => row.name)
}

/** Rows whose server got less than most of its core, because other programs wanted it: their requests/s say little. */
export function findCrowdedOut(rows: readonly Row[]): string[] {
  const heldBack = findHeldBack(rows)
  return rows
    .filter(row => !heldBack.includes(row.name))
    .filter(row => median(row.results.map(coreShare)) < 0.85)
    .map(row => row.name)
}

const coreShare = ({ requestsPerSecond, cpuMsPerRequest }: LoadResult) =>
  cpuMsPerRequest === null ? 1 : (requestsPerSecond * cpuMsPerRequest) / 1000

function cpuOf(row: Row): number[] | null {
  const cpu = row.results.map(result => result.cpuMsPerRequest)
  return cpu.every(value => value !== null) ? cpu : null
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
