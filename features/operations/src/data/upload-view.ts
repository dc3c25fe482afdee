import type { OperationsUploadView } from '@bellwether/contract'
import type { UploadReport } from './data-imports.ts'
import type { Upload } from './uploads.ts'

const maxShown = 100

export function uploadView(id: string, upload: Upload): OperationsUploadView {
  const { file, bytes, state, error, reports } = upload
  return { id, file, bytes, state, error: say(error), canImport: isStorable(upload), reports: reports.map(toReport) }
}

const say = (error: UploadReport['error']) => error && `${error.code}: ${error.message}`

/** Whether there is a file in it of which something can be stored. */
export function isStorable({ reports }: Pick<Upload, 'reports'>): boolean {
  return reports.some(({ error }) => error === null)
}

function toReport(report: UploadReport): OperationsUploadView['reports'][number] {
  const { file, format, error, warnings, rejects, leftOut } = report
  const [shownWarnings, shownRejects] = [warnings.slice(0, maxShown), rejects.slice(0, maxShown)]
  return {
    file,
    format,
    error: say(error),
    counts: [
      { label: 'Read', count: report.read },
      { label: 'Inserted', count: report.inserted },
      { label: 'Updated', count: report.updated },
      { label: 'Unchanged', count: report.unchanged },
      { label: 'Rejected', count: report.rejected },
      { label: 'Not kept', count: Object.values(report.skipped).reduce<number>((sum, count) => sum + (count ?? 0), 0) },
    ],
    warnings: shownWarnings,
    rejects: shownRejects,
    more: leftOut + warnings.length - shownWarnings.length + rejects.length - shownRejects.length,
  }
}
