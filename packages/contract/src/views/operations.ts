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
