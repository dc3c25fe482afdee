import { type Database, navs, prices, simulatedTrusts } from '@bellwether/db'
import {
  addBusinessDays,
  addDays,
  addMonths,
  getIsoDate,
  type IsoDate,
  instantAt,
  toEpochDay,
} from '@bellwether/domain'
import {
  type ForwardResults,
  type ForwardSecurity,
  type NavSince,
  navPublished,
  yearOfDiscounts,
} from '@bellwether/universe'

/** A quarterly value may be as old as this on the first day of a year of discounts. */
const maxNavDays = 130

/** Figures are those of the next day, which opens with the values announced that morning. */
const openingMinute = 8 * 60

/** What trusts are worth after a day, and how far from it their shares have traded; of the tables alone, however they came about. */
export async function refreshTrusts(tx: Database, day: IsoDate): Promise<void> {
  const trusts = await simulatedTrusts.trading(tx)
  const from = addDays(addMonths(day, -12), -maxNavDays)
  const ids = {
    securities: trusts.map(({ securityId }) => securityId),
    listings: trusts.map(({ listingId }) => listingId),
  }
  const closes = await prices.closesOfMany(tx, ids.listings, from, day)
  const announced = { at: instantAt(addBusinessDays(day, 1), openingMinute, 'Europe/London') }
  const values = await navs.seriesOfMany(tx, ids.securities, from, day, announced)
  const figures = trusts.flatMap(({ securityId, listingId }) => {
    const own = values.get(securityId) ?? []
    const last = own.at(-1)
    const discounts = yearOfDiscounts(
      (closes.get(listingId) ?? []).map(({ day: on, close }) => ({ day: toEpochDay(on), close })),
      own.map(({ day: on, nav }) => ({ day: toEpochDay(on), nav })),
      toEpochDay(day),
    )
    return last && discounts ? [{ securityId, asAt: last.day, nav: last.nav, ...discounts }] : []
  })
  await simulatedTrusts.takeFigures(tx, day, figures)
}

const allDays = getIsoDate('9999-12-31')

/** The values that trusts have had since the market was made, announced or not. */
export async function readNavsSince(tx: Database, securityIds: readonly number[], base: IsoDate): Promise<NavSince> {
  const at = instantAt(allDays, 0, 'Europe/London')
  const values = await navs.seriesOfMany(tx, securityIds, addDays(base, 1), allDays, { at })
  return (securityId, day) => values.get(securityId)?.findLast(nav => toEpochDay(nav.day) <= day)?.nav ?? null
}

/** Longer than any trust takes to announce a value. */
const announcingDays = 60

/** The values that trusts announce on a day, those of the day before and of the end of a month or quarter. */
export async function readAnnouncedNavs(
  tx: Database,
  securities: readonly Pick<ForwardSecurity, 'id' | 'type' | 'navFrequency'>[],
  day: IsoDate,
): Promise<ReadonlyMap<number, readonly { readonly day: IsoDate; readonly nav: number; readonly at: Date }[]>> {
  const trusts = securities.filter(({ type }) => type === 'CLOSED_END_FUND')
  const from = instantAt(day, 0, 'Europe/London')
  const to = instantAt(addDays(day, 1), 0, 'Europe/London')
  const ids = trusts.map(({ id }) => id)
  const values = await navs.seriesOfMany(tx, ids, addDays(day, -announcingDays), day, { at: to })
  return new Map(
    trusts.map(trust => {
      const announced = (values.get(trust.id) ?? []).map(value => ({
        ...value,
        at: new Date(navPublished(trust, value.day) * 1000),
      }))
      return [trust.id, announced.filter(({ at }) => at >= from)]
    }),
  )
}

export async function publishBalances(tx: Database, results: readonly ForwardResults[]): Promise<void> {
  const amount = (lines: Readonly<Record<string, unknown>>, key: string) => Number(lines[key] ?? 0)
  const balances = results.flatMap(({ securityId, published: { template, balance } }) =>
    template === 'TRUST' && balance
      ? [
          {
            securityId,
            borrowings: amount(balance, 'nonCurrentBorrowings'),
            cash: amount(balance, 'cash'),
            revenueReserve: amount(balance, 'revenueReserve'),
          },
        ]
      : [],
  )
  if (balances.length > 0) await simulatedTrusts.takeBalances(tx, balances)
}
