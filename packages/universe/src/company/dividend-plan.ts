import { addTradingDays, type EpochDay, exDayFrom, tradingDayFrom } from '../calendar.ts'
import type { HalfYear } from './fiscal-calendar.ts'

export type DividendKind =
  | 'INTERIM'
  | 'SECOND_INTERIM'
  | 'THIRD_INTERIM'
  | 'FOURTH_INTERIM'
  | 'FINAL'
  | 'SPECIAL'
  | 'PID'

/** Ten-thousandths of the major unit of the reporting currency, per share. */
export interface DeclaredDividend {
  readonly kind: DividendKind
  readonly amount: number
  readonly fiscalYear: number
  /** Which half-year it is declared for. */
  readonly half: 1 | 2
  readonly declaredOn: EpochDay
  readonly exOn: EpochDay
  readonly recordOn: EpochDay
  readonly payOn: EpochDay
}

/** Dates of a dividend declared on a day: ex on a Thursday some weeks later, recorded the day after, paid weeks after that. */
export function dividendDates(declaredOn: EpochDay, daysToEx: number, daysToPay: number) {
  const exOn = exDayFrom(declaredOn + daysToEx)
  return { declaredOn, exOn, recordOn: addTradingDays(exOn, 1), payOn: tradingDayFrom(exOn + daysToPay) }
}

interface Payment {
  readonly kind: DividendKind
  readonly half: 1 | 2
  readonly declaredOn: EpochDay
  readonly daysToEx: number
  readonly daysToPay: number
}

/** When a financial year's dividends are declared. The first half's come before the second half's. */
export function paymentsOfYear(
  first: HalfYear,
  second: HalfYear,
  quarterly: boolean,
  propertyIncome: boolean,
): readonly Payment[] {
  if (!quarterly) {
    return [
      { kind: propertyIncome ? 'PID' : 'INTERIM', half: 1, declaredOn: first.publishedOn, daysToEx: 24, daysToPay: 29 },
      { kind: propertyIncome ? 'PID' : 'FINAL', half: 2, declaredOn: second.publishedOn, daysToEx: 27, daysToPay: 36 },
    ]
  }
  const kinds: readonly DividendKind[] = propertyIncome
    ? ['PID', 'PID', 'PID', 'PID']
    : ['INTERIM', 'SECOND_INTERIM', 'THIRD_INTERIM', 'FOURTH_INTERIM']
  const declared = [
    tradingDayFrom(Math.round((first.from + first.end) / 2) + 40),
    first.publishedOn,
    tradingDayFrom(Math.round((second.from + second.end) / 2) + 40),
    second.publishedOn,
  ]
  return kinds.map((kind, i) => ({
    kind,
    half: i < 2 ? 1 : 2,
    declaredOn: declared[i] ?? second.publishedOn,
    daysToEx: 15,
    daysToPay: 27,
  }))
}

/** Rounded as boards do: to a twentieth of a penny, finer where the dividend is small. */
export function roundDividend(amount: number): number {
  const step = amount > 400 ? 5 : 1
  return Math.max(0, Math.round(amount / step) * step)
}
