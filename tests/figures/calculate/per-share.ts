/** A sum in hundredths for one share, in ten-thousandths; a half goes away from zero, as printing does. */
export function amountPerShare(sum: number, shares: number): number {
  const size = Math.round((Math.abs(sum) * 100) / shares)
  return sum < 0 ? -size : size
}
