import type { DealMark } from '@bellwether/contract'
import type { IsoDate } from '@bellwether/domain'

export interface MarkedDeal {
  readonly kind: string
  readonly tradedOn: IsoDate
  readonly valueMinor: number
}

/** Positions of deals on a price line: on their day or, without trading, the day before. Deals of one type on the same day share a mark. */
export function dealMarks(days: readonly IsoDate[], deals: readonly MarkedDeal[]): readonly DealMark[] {
  const marks = new Map<string, DealMark>()
  for (const { kind, tradedOn, valueMinor } of deals) {
    const at = days.findLastIndex(day => day <= tradedOn)
    if (at < 0 || (kind !== 'BUY' && kind !== 'SELL')) continue
    const key = `${at} ${kind}`
    marks.set(key, { at, kind, value: (marks.get(key)?.value ?? 0) + valueMinor })
  }
  return [...marks.values()].toSorted((a, b) => a.at - b.at)
}
