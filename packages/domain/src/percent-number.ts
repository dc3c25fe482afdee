/** Digits of a double that are of the figure, and none of the noise of its arithmetic. */
const significantDigits = 12

/** RP-FORMAT-5: a fraction as a number of per cent for a file, unrounded: 0.0369123 is 3.69123. */
export function toPercentNumber(fraction: number): number {
  return Number((fraction * 100).toPrecision(significantDigits))
}
