import { alignTo, premiumToNav } from '@bellwether/analytics'
import type { BlockState, FigureTableView } from '@bellwether/contract'
import { navs } from '@bellwether/db'
import { addDays, addMonths, type IsoDate, toPercentNumber } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { dateValue, empty, percentValue, priceValue, ready, textValue } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { discountLabel } from '../securities/discount-label.ts'
import { fileName } from '../securities/file-name.ts'
import { priceIn } from '../securities/quote.ts'

const shownMonths = 13

export interface NavPoint {
  readonly day: IsoDate
  readonly nav: number
  readonly estimated: boolean
  /** The last close at or before the day; null before the first. */
  readonly close: number | null
}

/** Published NAVs of some years, with the share price of the same day, oldest first. */
export async function navPoints(
  { db, history, now }: ResearchContext,
  security: Security,
  day: IsoDate,
  years = 5,
): Promise<readonly NavPoint[]> {
  const from = addMonths(day, -12 * years)
  const [published, closes] = await Promise.all([
    navs.series(db, security.id, from, day, { at: now() }),
    // A week earlier, so that the first NAV has a price even after holidays.
    history.closes(security.listing.id, addDays(from, -7), day),
  ])
  const aligned = alignTo(
    published.map(nav => nav.day),
    closes,
    close => close.day,
  )
  return published.map((nav, index) => ({ ...nav, close: aligned[index]?.close ?? null }))
}

export function discountOf({ nav, close }: Pick<NavPoint, 'nav' | 'close'>): number | null {
  return close === null ? null : premiumToNav(close, nav)
}

/** The last NAV of each month, latest first. */
export function navTable(points: readonly NavPoint[], security: Security): BlockState<FigureTableView> {
  const last = points.at(-1)
  if (!last) return empty('The trust has not published a NAV.')
  const toPrice = priceIn(security.listing)
  const shown = lastOfMonths(points).slice(-shownMonths).toReversed()
  // A column with the same word in every row is left out.
  const guessed = shown.some(({ estimated }) => estimated)
  return ready({
    asAt: last.day,
    basis: `The last ${guessed ? '' : 'published '}NAV of each month, cum income, debt at fair value, with the share price of the same day.`,
    columns: [
      { label: 'Date' },
      { label: 'NAV per share', numeric: true },
      { label: 'Share price', numeric: true },
      { label: discountLabel, numeric: true },
      ...(guessed ? [{ label: 'Basis' }] : []),
    ],
    rows: shown.map(point => ({
      key: point.day,
      cells: [
        dateValue(point.day),
        priceValue(toPrice(point.nav)),
        priceValue(toPrice(point.close)),
        percentValue(discountOf(point), { signed: true }),
        ...(guessed ? [textValue(point.estimated ? 'Estimated' : 'Published')] : []),
      ],
    })),
  })
}

export function lastOfMonths<T extends { readonly day: IsoDate }>(points: readonly T[]): readonly T[] {
  return points.filter((point, index) => points[index + 1]?.day.slice(0, 7) !== point.day.slice(0, 7))
}

/** Every NAV of five years, in the unit of the share price. */
export function navFile(points: readonly NavPoint[], security: Security): Csv | null {
  if (points.length === 0) return null
  const { priceScale, priceUnit } = security.listing
  const plain = (value: number | null) => (value === null ? null : value / 10 ** priceScale)
  return {
    kind: 'csv',
    name: fileName(security, 'nav'),
    header: ['Date', `NAV ${priceUnit}`, `Share price ${priceUnit}`, 'Discount or premium %', 'Estimated'],
    rows: points.map(point => {
      const discount = discountOf(point)
      return [
        point.day,
        plain(point.nav),
        plain(point.close),
        discount === null ? null : toPercentNumber(discount),
        point.estimated ? 'Yes' : 'No',
      ]
    }),
  }
}
