import { daysBeforeStart, discretePeriods, periodStart, type SpanOfDays } from '@bellwether/analytics'
import type { ReturnPeriod } from '@bellwether/contract'
import { addDays, addMonths, type IsoDate } from '@bellwether/domain'
import { type Beginning, beginningOf } from '../charts/beginning.ts'
import { cumulativePeriods, sinceBeginning, sinceDay, standardPeriods } from '../charts/standard-periods.ts'

/** Of returns. */
export const historyYears = 10

/** What decides over which periods a security is compared with its sector. */
export interface ComparedLife {
  readonly asAt: IsoDate
  readonly managedSince: IsoDate | null
  readonly beginning: Beginning | null
  /** The first day of its price history of ten years. */
  readonly first: IsoDate | null
}

/** The periods of a table of returns to date: the standard ones, then since manager start and since listing where the price history reaches exactly that far. */
export function periodsToDate({ asAt, managedSince, beginning, first }: ComparedLife): readonly ReturnPeriod[] {
  return [
    ...cumulativePeriods(asAt),
    ...sinceDay('Since manager start', managedSince, first, asAt),
    ...sinceBeginning(beginning, asAt, periodStart('10Y', asAt, asAt)),
  ]
}

/** Where the periods of a standing end, and the days of its own that two of them begin on. */
export interface StoredLife {
  readonly asAt: IsoDate
  readonly managedSince: IsoDate | null
  readonly beganOn: IsoDate | null
}

/** Only the days that make a period. */
export function toStoredLife(
  security: { readonly listedOn: IsoDate | null; readonly managedSince: IsoDate | null },
  asAt: IsoDate,
  first: IsoDate | null,
): StoredLife {
  const beginning = first && beginningOf({ type: 'EQUITY', listedOn: security.listedOn }, first)
  const [managed] = sinceDay('', security.managedSince, first, asAt)
  const [began] = sinceBeginning(beginning, asAt, periodStart('10Y', asAt, asAt))
  return { asAt, managedSince: managed?.from ?? null, beganOn: began?.from ?? null }
}

/** One place for each period that is compared: the standard ones, five complete years, since manager start, since the beginning. */
export function comparedSpans({ asAt, managedSince, beganOn }: StoredLife): readonly (SpanOfDays | null)[] {
  return [
    ...cumulativePeriods(asAt).map(({ from, to }) => ({ from, to })),
    ...discretePeriods(asAt),
    managedSince && { from: managedSince, to: asAt },
    beganOn && { from: beganOn, to: asAt },
  ]
}

/** The places of the standard periods come first. */
export const placeOfPeriod = (period: (typeof standardPeriods)[number]): number => standardPeriods.indexOf(period)

/** Those of the five complete years come next; 1 is the latest. */
export const placeOfDiscrete = (year: number): number => standardPeriods.length + year - 1

/** Where the price history of a page begins: a month more, so that the last month end so many years ago has a price too. */
export const historyStart = (day: IsoDate, years = historyYears): IsoDate =>
  addDays(addMonths(day, -(years * 12 + 1)), -daysBeforeStart)
