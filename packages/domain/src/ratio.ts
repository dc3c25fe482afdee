import { type Absent, isPresent, type Present } from './absence.ts'

/** A figure that can be calculated but is not meaningful, such as a P/E on a loss; shown as `n/m`. */
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

/** For figures that need no reason where they are missing. */
export function valueOrNull(ratio: Ratio): number | null {
  return isPresent<number>(ratio) ? ratio.value : null
}
