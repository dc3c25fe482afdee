import type { DealMark } from '@bellwether/contract'
import type { IsoDate } from '@bellwether/domain'

/** Where deals stand on a line of days: on their day or, where there was no trading, the day before. Several of a kind on a day are one mark. */
export function dealMarks(
  days: readonly IsoDate[],
  deals: readonly { readonly kind: string; readonly tradedOn: IsoDate }[],
): readonly DealMark[] {
  const marks = new Map<string, DealMark>()
  for (const { kind, tradedOn } of deals) {
    const at = days.findLastIndex(day => day <= tradedOn)
    if (at >= 0 && (kind === 'BUY' || kind === 'SELL')) marks.set(`${at} ${kind}`, { at, kind })
  }
  return [...marks.values()].toSorted((a, b) => a.at - b.at)
}
