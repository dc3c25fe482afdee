import type { FileReport } from './report.ts'
import type { UndoneRun } from './undo-import.ts'

/** What the command ends with: 0 every file was read, 2 one could not be, 3 one is damaged. */
export function exitCodeOf(reports: readonly FileReport[]): 0 | 2 | 3 {
  if (reports.some(({ error }) => error?.damaged)) return 3
  return reports.some(({ error }) => error !== null) ? 2 : 0
}

/** The line of a file: `aapl.csv: lean-daily, 5,849 rows read, 5,849 inserted ... in 0.3 s`. */
export function toLine(report: FileReport): string {
  const { file, format, error, read, inserted, updated, unchanged, rejected, skipped, seconds } = report
  if (error !== null) return `${file}: ${error.code}: ${error.message}. Nothing of it was stored.`
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0)
  const counts = [
    [read, 'rows read'],
    [inserted, 'inserted'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [rejected, 'rejected'],
    ...(left > 0 ? [[left, 'not kept'] as const] : []),
  ] as const
  const words = counts.map(([count, word]) => `${count.toLocaleString('en-GB')} ${word}`).join(', ')
  return `${file}: ${format}, ${words}, in ${seconds.toFixed(1)} s`
}

/** The line of a run that was taken back: `ECB: run 12 (rates.csv) is undone, 6 rows are as they were before it`. */
export function toUndoneLine({ source, run, file, restored }: UndoneRun): string {
  const rows = restored === 1 ? '1 row is as it was' : `${restored.toLocaleString('en-GB')} rows are as they were`
  return `${source}: run ${run} (${file}) is undone, ${rows} before it`
}
