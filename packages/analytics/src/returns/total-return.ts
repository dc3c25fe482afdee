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
  /** Of the last day with a price at or before `day`, where the first was 100; null before the first. */
  level(day: IsoDate): Level | null
  /** Growth on each of the days given, in the price's own unit and scale on the first. */
  readonly growth: readonly number[]
}

export interface Level {
  /** Of its price. */
  readonly day: IsoDate
  readonly value: number
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
  const lastAt = (day: IsoDate): number => {
    let low = 0
    let high = days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((days[middle]?.day ?? '') <= day) low = middle + 1
      else high = middle
    }
    return low - 1
  }
  const at = (day: IsoDate) => growth[lastAt(day)] ?? null
  return {
    first: days[0]?.day ?? null,
    growth,
    level(day) {
      const index = lastAt(day)
      const [priced, value] = [days[index], growth[index]]
      return priced && value !== undefined && growth[0] ? { day: priced.day, value: (value / growth[0]) * 100 } : null
    },
    between(from, to) {
      const start = at(from)
      const end = at(to)
      return start === null || end === null || start <= 0 ? null : end / start - 1
    },
  }
}
