/** How often widgets were shown, for operators. */
export interface OperationsUsageView {
  readonly days: number
  readonly counts: readonly {
    readonly application: string
    readonly namespace: string
    readonly component: string
    readonly version: string
    readonly outcome: string
    readonly count: number
  }[]
  readonly attributes: readonly {
    readonly application: string
    readonly namespace: string
    readonly name: string
    readonly value: string
    readonly count: number
  }[]
}

/** How sources of live prices are, for operators. */
export interface OperationsFeedsView {
  readonly sources: readonly {
    readonly name: string
    readonly instance: string
    /** Kind and address. */
    readonly from: string
    readonly state: string
    /** Connected and reporting. */
    readonly isWell: boolean
    readonly lastFailure: string | null
    readonly lastTickAt: Date | null
    readonly counts: readonly { readonly label: string; readonly count: number }[]
    readonly unknownCodes: readonly string[]
  }[]
  readonly quarantined: readonly {
    readonly id: number
    readonly receivedAt: Date
    readonly source: string
    readonly marketCode: string | null
    readonly reason: string
    readonly detail: string
    readonly written: string
  }[]
}

/** Who did what, for operators. */
export interface OperationsAuditView {
  /** The chosen filter; empty: all. */
  readonly action: string
  readonly actions: readonly { readonly value: string; readonly label: string }[]
  readonly events: readonly {
    readonly number: number
    readonly at: Date
    readonly label: string
    readonly actor: string
    readonly subject: string
    /** JSON. */
    readonly details: string
  }[]
  /** The last event and its hash: `1204:9f0c...`. */
  readonly head: string
  readonly total: number
  readonly olderHref: string | null
  readonly csvHref: string
}

/** What data there are, where they came from, and what looks wrong in them, for operators. */
export interface OperationsDataView {
  /** The result of what was asked for just now. */
  readonly notice: { readonly failed: boolean; readonly text: string } | null
  readonly sources: readonly {
    readonly code: string
    readonly name: string
    readonly licence: string | null
    readonly runs: number
    readonly lastFinishedAt: Date | null
    /** The run that can be undone; null: none. */
    readonly undo: { readonly run: number; readonly rows: number } | null
  }[]
  readonly datasets: readonly {
    readonly name: string
    readonly rows: number
    readonly oldest: string | null
    readonly newest: string | null
    /** As people say it: each trading day. */
    readonly rhythm: string
    /** Days that the newest is behind its rhythm; null: on time, or without a rhythm. */
    readonly daysLate: number | null
  }[]
  readonly runs: readonly OperationsRun[]
  readonly olderHref: string | null
  readonly findings: readonly {
    readonly run: number
    readonly check: string
    readonly marketCode: string | null
    readonly href: string | null
    readonly message: string
  }[]
  /** Null: this process takes no files. */
  readonly upload: { readonly formats: readonly string[]; readonly maxBytes: number } | null
}

export interface OperationsRun {
  readonly id: number
  readonly source: string | null
  readonly startedAt: Date
  /** What became of it: Stored, Failed, Undone. */
  readonly state: string
  readonly file: string
  readonly format: string | null
  /** From whom and how it came. */
  readonly from: string
  readonly counts: string
  readonly seconds: number | null
  readonly error: string | null
  readonly rejects: { readonly json: string; readonly csv: string; readonly count: number } | null
}

/** A row of a file that was not stored, and why. */
export interface RejectedRow {
  /** Line or path in the file. */
  readonly at: string
  readonly code: string
  readonly field: string
  readonly value: string
  readonly reason: string
}

/** A file that an operator has uploaded: first what it would change, then what it has changed. */
export interface OperationsUploadView {
  readonly id: string
  readonly file: string
  readonly bytes: number
  readonly state: 'WORKING' | 'CHECKED' | 'IMPORTED' | 'FAILED'
  /** Why it failed; null unless it did. */
  readonly error: string | null
  /** False: nothing of it can be stored. */
  readonly canImport: boolean
  readonly reports: readonly {
    readonly file: string
    readonly format: string | null
    readonly counts: readonly { readonly label: string; readonly count: number }[]
    readonly error: string | null
    readonly warnings: readonly string[]
    readonly rejects: readonly RejectedRow[]
    /** Warnings and rejects beyond those shown. */
    readonly more: number
  }[]
}
