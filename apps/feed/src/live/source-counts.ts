/** What became of everything that a source has sent. Each tick counts in exactly one of the first seven. */
export interface SourceCounts {
  accepted: number
  duplicates: number
  outOfOrder: number
  /** Of symbols that the platform does not have, or exchanges that the source is not for. */
  unknown: number
  outsideHours: number
  quarantined: number
  /** Messages, or parts of them, that are no ticks by the settings. */
  passedOver: number
  /** How often sequence numbers were left out, and how many. */
  gaps: number
  missed: number
}

export const emptyCounts = (): SourceCounts => ({
  accepted: 0,
  duplicates: 0,
  outOfOrder: 0,
  unknown: 0,
  outsideHours: 0,
  quarantined: 0,
  passedOver: 0,
  gaps: 0,
  missed: 0,
})
