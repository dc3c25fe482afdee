import { type Absent, absent, type Present, present } from './absence.ts'

/** A figure that can be calculated but says nothing, such as a P/E on a loss; shown as `n/m`. */
export interface NotMeaningful {
  readonly notMeaningful: string
}

export type Ratio = Present<number> | Absent | NotMeaningful

export function notMeaningful(reason: string): NotMeaningful {
  return { notMeaningful: reason }
}

export function isNotMeaningful(ratio: Ratio): ratio is NotMeaningful {
  return 'notMeaningful' in ratio
}

/** numerator / denominator where both are reported and the denominator is above zero. */
export function divide(
  numerator: number | null,
  denominator: number | null,
  { what, needsPositive }: { what: string; needsPositive: string },
): Ratio {
  if (numerator === null || denominator === null) return absent('NOT_REPORTED', `${what} needs figures not reported`)
  if (denominator <= 0) return notMeaningful(`${needsPositive} is not above zero`)
  return present(numerator / denominator)
}
