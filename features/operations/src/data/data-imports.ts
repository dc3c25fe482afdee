import type { RejectedRow } from '@bellwether/contract'

/** What the process that runs the site can do with files of data; the importer does it. */
export interface DataImports {
  /** Where uploads wait, for every process of the platform. */
  readonly folder: string
  formats(): Promise<readonly string[]>
  importFile(path: string, given: UploadOptions & { readonly dryRun: boolean }): Promise<readonly UploadReport[]>
  /** Undoes the last run of a source; refused with an error that has a code. */
  undo(source: string): Promise<{ readonly run: number; readonly file: string; readonly restored: number }>
}

export interface UploadOptions {
  readonly format: string | null
  readonly symbol: string | null
  readonly source: string | null
}

/** What became of one file; the importer's report has it all. */
export interface UploadReport {
  readonly file: string
  readonly format: string | null
  readonly read: number
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
  readonly skipped: Readonly<Partial<Record<string, number>>>
  readonly warnings: readonly string[]
  readonly rejects: readonly RejectedRow[]
  readonly leftOut: number
  readonly error: { readonly code: string; readonly message: string } | null
}
