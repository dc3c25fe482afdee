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
