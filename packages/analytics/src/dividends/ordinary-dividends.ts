import { dividendTypeLabels } from '@bellwether/domain'

/** Without special dividends, which are not expected to be paid again: a yield, its history and its growth count ordinary ones. */
export function ordinaryDividends<D extends { readonly kind: string }>(dividends: readonly D[]): D[] {
  return dividends.filter(({ kind }) => kind !== dividendTypeLabels.SPECIAL)
}
