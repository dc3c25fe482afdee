import type { IsoDate } from '@bellwether/domain'

export interface DayClose {
  readonly day: IsoDate
  readonly close: number
}

export interface Payment {
  readonly exOn: IsoDate
  /** In the price's unit and scale. */
  readonly amount: number
}

export interface ReturnIndex {
  /** Return from the last price at or before `from` to that at or before `to`; null where there was none. */
  between(from: IsoDate, to: IsoDate): number | null
  readonly first: IsoDate | null
  /** Value on the last day with a price at or before `day`, where it was 100 on the first; null before the first. */
  level(day: IsoDate): number | null
  /** Growth on each of the days given, in the price's own unit and scale on the first. */
  readonly growth: readonly number[]
}

/** Growth of one unit of money with each payment reinvested at the close of its ex-day. */
export function totalReturn(days: readonly DayClose[], payments: readonly Payment[]): ReturnIndex {
  const due = [...payments].sort((a, b) => (a.exOn < b.exOn ? -1 : 1))
  let next = due.findIndex(payment => payment.exOn > (days[0]?.day ?? ''))
  let units = 1
  const growth = days.map(({ day, close }) => {
    for (; next >= 0 && next < due.length; next += 1) {
      const payment = due[next]
      if (!payment || payment.exOn > day) break
      units *= 1 + payment.amount / close
    }
    return units * close
  })
  const at = (day: IsoDate): number | null => {
    let low = 0
    let high = days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((days[middle]?.day ?? '') <= day) low = middle + 1
      else high = middle
    }
    return growth[low - 1] ?? null
  }
  return {
    first: days[0]?.day ?? null,
    growth,
    level(day) {
      const value = at(day)
      return value === null || !growth[0] ? null : (value / growth[0]) * 100
    },
    between(from, to) {
      const start = at(from)
      const end = at(to)
      return start === null || end === null || start <= 0 ? null : end / start - 1
    },
  }
}
