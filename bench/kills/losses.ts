/** Of what the database had acknowledged before its writer was killed. */
export interface Losses {
  readonly acknowledged: number
  readonly lost: number
  /** Stored more than once, or with sums that do not agree. */
  readonly doubled: number
}
