import type { FileReport } from './report.ts'

/** The operator's page offers them for download; `--report` has all that are listed. */
const maxStored = 2_000
const maxCharacters = 500

/** Text of a file, which may be anything, as the database takes it. */
export function toStorable(text: string): string {
  return text.slice(0, maxCharacters).toWellFormed().replaceAll('\u0000', '\ufffd')
}

/** What is kept of a report with its run. */
export function toStoredReport({ warnings, rejects, leftOut }: Pick<FileReport, 'warnings' | 'rejects' | 'leftOut'>) {
  const [keptWarnings, keptRejects] = [warnings.slice(0, maxStored), rejects.slice(0, maxStored)]
  return {
    warnings: keptWarnings.map(toStorable),
    rejects: keptRejects.map(({ at, code, field, value, reason }) => ({
      at: toStorable(String(at)),
      code,
      field: toStorable(field),
      value: toStorable(value),
      reason: toStorable(reason),
    })),
    leftOut: leftOut + warnings.length - keptWarnings.length + rejects.length - keptRejects.length,
  }
}
